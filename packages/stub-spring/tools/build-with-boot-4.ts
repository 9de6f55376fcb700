/**
 * Builds the application for Spring Boot 4 with the artifacts in dist, which were compiled for Spring Boot 3.5. Writes
 * `target/boot-4/target/boot-4-1.jar`, an argument of `check-contract.ts`.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { urlOf, writeSettings } from "./clean-machine.ts";
import { home, version } from "./places.ts";

const SPRING_BOOT = "4.1.2";

const dependency = (artifact: string) => `<dependency>
      <groupId>io.github.assessment-api</groupId>
      <artifactId>assessment-api-spring-${artifact}</artifactId>
      <version>${version}</version>
    </dependency>`;

const project = `<project>
  <modelVersion>4.0.0</modelVersion>
  <parent>
    <groupId>org.springframework.boot</groupId>
    <artifactId>spring-boot-starter-parent</artifactId>
    <version>${SPRING_BOOT}</version>
    <relativePath/>
  </parent>
  <groupId>com.example</groupId>
  <artifactId>boot-4</artifactId>
  <version>1</version>
  <repositories>
    <repository><id>dist</id><url>${urlOf(join(home, "dist"))}</url></repository>
  </repositories>
  <dependencies>
    ${["v1", "v2", "v3"].map(dependency).join("\n    ")}
  </dependencies>
  <build>
    <plugins>
      <plugin>
        <groupId>org.springframework.boot</groupId>
        <artifactId>spring-boot-maven-plugin</artifactId>
      </plugin>
    </plugins>
  </build>
</project>
`;

const folder = join(home, "target/boot-4");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(home, "application/src/main"), join(folder, "src/main"), { recursive: true });
writeFileSync(join(folder, "pom.xml"), project);
writeSettings(folder, { asksCentral: true });
const { status } = spawnSync("mvn", ["-B", "-ntp", "-q", "-s", "settings.xml", "package"], {
  cwd: folder,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
if (status === 0) console.log(`the application is built with Spring Boot ${SPRING_BOOT}`);
