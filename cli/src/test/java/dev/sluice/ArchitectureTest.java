package dev.sluice;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What the design says of modules and of names, kept by force. The command line sees every module,
/// so this stands here.
class ArchitectureTest {

    /// Which modules each module may use; nothing else.
    private static final Map<String, List<String>> ARROWS =
            Map.of(
                    "model", List.of(),
                    "bedrock", List.of("model"),
                    "functions", List.of("model", "bedrock"),
                    "infra", List.of("model"),
                    "client", List.of("model"),
                    "local", List.of("model", "bedrock", "functions"),
                    "loadtest", List.of("model", "client", "bedrock"),
                    "cli", List.of("model", "bedrock", "functions", "client", "local", "loadtest"));

    private static final JavaClasses SLUICE =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("dev.sluice");

    @TestFactory
    Stream<DynamicTest> modules_useOnlyWhatTheirArrowsAllow() {
        return ARROWS.keySet().stream()
                .map(module -> DynamicTest.dynamicTest(module, () -> keepsItsArrows(module)));
    }

    private static void keepsItsArrows(String module) {
        var forbidden =
                ARROWS.keySet().stream()
                        .filter(other -> !other.equals(module))
                        .filter(other -> !ARROWS.getOrDefault(module, List.of()).contains(other))
                        .map(ArchitectureTest::packages)
                        .toArray(String[]::new);
        assertThat(SLUICE.that(resideInAPackage(packages(module)))).isNotEmpty();
        noClasses()
                .that()
                .resideInAPackage(packages(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(forbidden)
                .check(SLUICE);
    }

    @Test
    void everyClass_belongsToAModule() {
        classes()
                .should()
                .resideInAnyPackage(
                        ARROWS.keySet().stream()
                                .map(ArchitectureTest::packages)
                                .toArray(String[]::new))
                .check(SLUICE);
    }

    @Test
    void cdk_isKnownToInfraOnly() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.sluice.infra..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("software.amazon.awscdk..", "software.constructs..")
                .check(SLUICE);
    }

    @Test
    void lambda_isKnownToFunctionsAndItsHostOnly() {
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.sluice.functions..", "dev.sluice.local..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("com.amazonaws.services.lambda..")
                .check(SLUICE);
    }

    @Test
    void timeAndChance_areArgumentsInProductionCode() {
        noClasses()
                .that()
                .resideInAnyPackage(packages("model"), packages("bedrock"), packages("functions"))
                .and()
                .resideOutsideOfPackage("dev.sluice.functions.runtime..")
                .should()
                .callMethod(Instant.class, "now")
                .orShould()
                .callMethod(Clock.class, "systemUTC")
                .orShould()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(UUID.class, "randomUUID")
                .orShould()
                .callMethod(ThreadLocalRandom.class, "current")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .callConstructor(Random.class)
                .check(SLUICE);
    }

    @Test
    void environment_isReadInOnePlaceOfTheFunctions() {
        noClasses()
                .that()
                .resideInAnyPackage(packages("model"), packages("bedrock"), packages("functions"))
                .and()
                .resideOutsideOfPackage("dev.sluice.functions.runtime..")
                .should()
                .callMethod(System.class, "getenv")
                .orShould()
                .callMethod(System.class, "getenv", String.class)
                .check(SLUICE);
    }

    @Test
    void names_sayWhatThingsAre() {
        noClasses()
                .should()
                .haveSimpleNameEndingWith("Util")
                .orShould()
                .haveSimpleNameEndingWith("Utils")
                .orShould()
                .haveSimpleNameEndingWith("Manager")
                .orShould()
                .haveSimpleNameEndingWith("Helper")
                .orShould()
                .haveSimpleNameEndingWith("Impl")
                .orShould()
                .haveSimpleNameEndingWith("Data")
                .check(SLUICE);
    }

    @Test
    void everyPackage_isNullMarked() {
        assertThat(SLUICE.stream().map(JavaClass::getPackage).distinct())
                .allSatisfy(each ->
                        assertThat(each.isAnnotatedWith(NullMarked.class))
                                .as(each.getName())
                                .isTrue());
    }

    private static String packages(String module) {
        return "dev.sluice." + module + "..";
    }
}
