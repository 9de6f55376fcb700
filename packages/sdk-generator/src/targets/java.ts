import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packages } from "../places.ts";
import { java as samples } from "../samples/language.ts";
import { rewriteForJava } from "./java/rewrite.ts";
import { jdkAndMaven } from "./jvm.ts";
import type { Target, Version } from "./target.ts";

const sources = "src/main/java";
const core = "io/github/assessmentapi";
const client = (version: Version) => `${version.toUpperCase()}Client`;
const formatter = ["java", "-XX:TieredStopAtLevel=1", "-jar", ".tools/google-java-format.jar"] as const;

/** The example compiles the sources of the SDK and a test with the sample. */
const guideFiles = (code: string) => {
  const pom = readFileSync(join(packages, "sandbox/examples/junit/pom.xml"), "utf8");
  return {
    "pom.xml": pom
      .replace("<scope>test</scope>", "")
      .replace(
        "<dependencies>",
        "<dependencies><dependency><groupId>org.jspecify</groupId><artifactId>jspecify</artifactId><version>1.0.1</version></dependency>",
      ),
    "src/test/java/GuideTest.java": `import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.assessmentapi.v2.V2Client;
import io.github.assessmentapi.v2.model.Candidate;
import io.github.assessmentapi.v2.model.NewCandidate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

class GuideTest {
${code}}
`,
  };
};

/** The artifact io.github.assessment-api:assessment-api on Maven Central. */
export const java: Target = {
  name: "java",
  samples,
  folder: "sdk-java",
  generator: "java",
  rewrite: rewriteForJava,
  settings: (version, packageVersion) => ({
    additionalProperties: {
      library: "native",
      invokerPackage: "io.github.assessmentapi.unused",
      apiPackage: `io.github.assessmentapi.${version}`,
      modelPackage: `io.github.assessmentapi.${version}.model`,
      apiNameSuffix: "",
      openApiNullable: false,
      // Members of a union implement its interface.
      useOneOfInterfaces: true,
      clientName: client(version),
      packageVersion,
    },
    typeMappings: { DateTime: "Instant", URI: "String" },
    importMappings: { Instant: "java.time.Instant" },
    nameMappings: { abstract: "isAbstract" },
    openapiGeneratorIgnoreList: ["**/AbstractOpenApiSchema.java"],
    files: {
      "client.mustache": {
        folder: `${sources}/${core}/${version}`,
        destinationFilename: `${client(version)}.java`,
      },
      "package.mustache": { folder: `${sources}/${core}/${version}`, destinationFilename: "package-info.java" },
      "package_model.mustache": {
        folder: `${sources}/${core}/${version}/model`,
        destinationFilename: "package-info.java",
      },
      "version.mustache": { folder: `${sources}/${core}/internal`, destinationFilename: "Version.java" },
      "maven_config.mustache": { folder: ".mvn", destinationFilename: "maven.config" },
    },
  }),
  take: (version) =>
    Object.fromEntries(
      [`${sources}/${core}/${version}`, `${sources}/${core}/internal/Version.java`, ".mvn/maven.config"].map((path) => [
        path,
        path,
      ]),
    ),
  needs: jdkAndMaven,
  setUp: {
    inputs: ["pom.xml"],
    stamp: ".tools/set-up",
    commands: [["mvn", "-B", "-ntp", "-q", "dependency:copy@formatter"]],
  },
  format: [["sh", "-c", `find ${sources}/${core}/v[0-9] -name '*.java' | xargs ${formatter.join(" ")} --replace`]],
  check: [
    [
      "sh",
      "-c",
      // Generated code is already formatted.
      `find src examples tools -name '*.java' -not -path '*/assessmentapi/v[0-9]/*' | xargs ${formatter.join(" ")} --dry-run --set-exit-if-changed`,
    ],
    ["rm", "-rf", "dist", "target"],
    ["mvn", "-B", "-ntp", "deploy"],
  ],
  hostile: [["mvn", "-B", "-ntp", "-q", "test", "-Dtest=HostileResponsesTest"]],
  nightly: [["sh", "tools/matrix.sh"]],
  // Uses the plugin and library versions of the SDK, to avoid downloads.
  example: {
    folder: "junit",
    commands: [["mvn", "-B", "-ntp", "-q", "test"]],
    // Without module-info.java: the example's classes have no package, which a module does not allow.
    guide: { language: "java", copied: `${sources}/io`, files: guideFiles },
  },
  pack: [
    ["rm", "-rf", "dist", "target"],
    ["mvn", "-B", "-ntp", "-q", "-Dmaven.test.skip=true", "deploy"],
  ],
  tryPacked: [
    // Maven's metadata is not part of a release.
    ["find", "dist", "-name", "maven-metadata.xml*", "-delete"],
    ["java", "tools/CheckPacked.java"],
  ],
};
