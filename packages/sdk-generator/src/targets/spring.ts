import { jdkAndMaven } from "./jvm.ts";
import type { Target, Version } from "./target.ts";

const packageOf = (version: Version) => `io.github.assessmentapi.server.${version}`;
/** Where what is generated lies, as a pattern for the formatter; what is written by hand is checked and never changed. */
const GENERATED = ".*/server/v[0-9]/(api|model|config).*";
/** Builds, tests, and leaves what is published in `dist`. */
const deploy = ["deploy", "-Dmaven.install.skip", "-DaltDeploymentRepository=dist::file:./dist"] as const;
const pack: Target["pack"] = [
  ["rm", "-rf", "dist"],
  ["mvn", "-q", ...deploy, "-DskipTests"],
  ["node", "tools/check-central.ts"],
];
const check: Target["check"] = [
  ["mvn", "-q", "fmt:check", `-DfilesPathPattern=(?!${GENERATED}).*`],
  ["rm", "-rf", "dist"],
  ["mvn", "-q", ...deploy],
  ["node", "tools/check-central.ts"],
  ["node", "tools/check-contract.ts"],
];
const tryPacked: Target["tryPacked"] = [
  // Files that a repository writes for itself are no part of a release.
  ["find", "dist", "-name", "maven-metadata.xml*", "-delete"],
  ["node", "tools/check-packed.ts"],
];
const sourcesOf = (version: Version) => `src/main/java/${packageOf(version).replaceAll(".", "/")}`;

/** Spring Boot server stubs, a Maven module per version. */
export const spring: Target = {
  name: "spring",
  folder: "stub-spring",
  generator: "spring",
  // Three servers are built and started, each with every response of its document.
  onlyNightly: true,
  settings: (version, packageVersion) => ({
    additionalProperties: {
      packageVersion,
      basePackage: packageOf(version),
      apiPackage: `${packageOf(version)}.api`,
      modelPackage: `${packageOf(version)}.model`,
      configPackage: `${packageOf(version)}.config`,
      // Names the property that moves the version elsewhere: openapi.assessment-api-v1.base-path.
      title: `assessment-api-${version}`,
      useSpringBoot3: true,
      useTags: true,
      delegatePattern: true,
      documentationProvider: "none",
      annotationLibrary: "none",
      useSpringBuiltInValidation: true,
      useDeductionForOneOfInterfaces: true,
      // Null is not absent: a required null is written, an absent field is not, and null is refused where the document has none.
      openApiNullable: true,
      containerDefaultToNull: true,
      generateJsonIncludeAnnotations: true,
      generateJsonSetterNullsAnnotations: true,
      optionalNonNullPropertyJsonSetterNulls: "FAIL",
      hideGenerationTimestamp: true,
    },
    // Values of several types become classes without members, so that what was sent is lost.
    schemaMappings: {
      CustomFields_value: "Object",
      CustomFieldsInput_value: "Object",
      CustomFieldsPatch_value: "Object",
      CustomFieldValue: "Object",
      PersonCustomFieldsPatch_value: "Object",
    },
    openapiGeneratorIgnoreList: ["**/ApiUtil.java"],
    files: { "maven_config.mustache": { folder: ".mvn", destinationFilename: "maven.config" } },
  }),
  take: (version) =>
    Object.fromEntries([
      [".mvn/maven.config", ".mvn/maven.config"],
      ...["api", "model", "config/EnumConverterConfiguration.java"].map((name) => [
        `${sourcesOf(version)}/${name}`,
        `${version}/${sourcesOf(version)}/${name}`,
      ]),
    ]),
  needs: jdkAndMaven,
  format: [["mvn", "-q", "fmt:format", `-DfilesPathPattern=${GENERATED}`]],
  check,
  // Jars that were compiled for Spring Boot 3.5 have to run with Spring Boot 4.
  nightly: [
    ...check,
    ...tryPacked,
    ["node", "tools/build-with-boot-4.ts"],
    ["node", "tools/check-contract.ts", "target/boot-4/target/boot-4-1.jar"],
  ],
  pack,
  tryPacked,
};
