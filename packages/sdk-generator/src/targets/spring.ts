import { jdkAndMaven } from "./jvm.ts";
import type { Target, Version } from "./target.ts";

const packageOf = (version: Version) => `io.github.assessmentapi.server.${version}`;
/** Pattern of generated files for the formatter; hand-written code is only checked. */
const GENERATED = ".*/server/v[0-9]/(api|model|config).*";
/** Builds, tests, and writes the published files to `dist`. */
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
  // Maven's metadata is not part of a release.
  ["find", "dist", "-name", "maven-metadata.xml*", "-delete"],
  ["node", "tools/check-packed.ts"],
];
const sourcesOf = (version: Version) => `src/main/java/${packageOf(version).replaceAll(".", "/")}`;

export const spring: Target = {
  name: "spring",
  folder: "stub-spring",
  generator: "spring",
  // Builds and starts three servers, and sends every response of their documents.
  onlyNightly: true,
  settings: (version, packageVersion) => ({
    additionalProperties: {
      packageVersion,
      basePackage: packageOf(version),
      apiPackage: `${packageOf(version)}.api`,
      modelPackage: `${packageOf(version)}.model`,
      configPackage: `${packageOf(version)}.config`,
      // Names the property for the base path: openapi.assessment-api-v1.base-path.
      title: `assessment-api-${version}`,
      useSpringBoot3: true,
      useTags: true,
      delegatePattern: true,
      documentationProvider: "none",
      annotationLibrary: "none",
      useSpringBuiltInValidation: true,
      useDeductionForOneOfInterfaces: true,
      // Distinguishes null from absent: writes a required null, omits an absent field, and rejects null if the document
      // does.
      openApiNullable: true,
      containerDefaultToNull: true,
      generateJsonIncludeAnnotations: true,
      generateJsonSetterNullsAnnotations: true,
      optionalNonNullPropertyJsonSetterNulls: "FAIL",
      hideGenerationTimestamp: true,
    },
    // The generator's classes for several types have no members, so values would be lost.
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
  // Jars compiled for Spring Boot 3.5 must also run with Spring Boot 4.
  nightly: [
    ...check,
    ...tryPacked,
    ["node", "tools/build-with-boot-4.ts"],
    ["node", "tools/check-contract.ts", "target/boot-4/target/boot-4-1.jar"],
  ],
  pack,
  tryPacked,
};
