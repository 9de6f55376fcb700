/**
 * Compiles the server of README.md in a separate project with the artifacts in dist. Other artifacts come from this
 * machine's local repository.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { urlOf, writeSettings } from "./clean-machine.ts";
import { home, version } from "./places.ts";

const readme = readFileSync(join(home, "README.md"), "utf8");
const blocksOf = (language: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, "gm"))].map(([, text = ""]) => text);
const parent = /<parent>.*<\/parent>/s.exec(readFileSync(join(home, "pom.xml"), "utf8"))?.[0];
const project = (dependencies: string[]) => `<project>
  <modelVersion>4.0.0</modelVersion>
  ${parent}
  <groupId>com.example</groupId>
  <artifactId>server</artifactId>
  <version>1</version>
  <properties><assessment-api.version>${version}</assessment-api.version></properties>
  <repositories>
    <repository><id>dist</id><url>${urlOf(join(home, "dist"))}</url></repository>
  </repositories>
  <dependencies>${dependencies.join("")}</dependencies>
</project>
`;

const IMPORTS = `package server;

import io.github.assessmentapi.server.*;
import io.github.assessmentapi.server.v1.*;
import io.github.assessmentapi.server.v1.api.*;
import io.github.assessmentapi.server.v1.model.*;
import java.math.BigDecimal;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Import;
import org.springframework.http.*;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ResponseStatusException;

`;

using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-server-"));
const sources = join(folder.path, "src/main/java/server");
mkdirSync(sources, { recursive: true });
writeSettings(folder.path, { asksCentral: false });
writeFileSync(join(folder.path, "pom.xml"), project(blocksOf("xml")));
writeFileSync(join(sources, "Server.java"), IMPORTS + blocksOf("java").join("\n"));
const { status } = spawnSync("mvn", ["-B", "-q", "-s", "settings.xml", "compile"], {
  cwd: folder.path,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
if (status === 0) console.log("the server of README.md compiles against what was packed");
