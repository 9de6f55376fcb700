import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { home } from "./places.ts";

const HELP = "org.apache.maven.plugins:maven-help-plugin:3.5.1:evaluate";

export const urlOf = (folder: string) => pathToFileURL(folder).href;

/** Links everything in a folder except one path. */
function linkAllBut([name, ...path]: string[], source: string, target: string): void {
  mkdirSync(target);
  for (const entry of readdirSync(source))
    if (entry !== name) symlinkSync(join(source, entry), join(target, entry));
    else if (path.length > 0) linkAllBut(path, join(source, entry), join(target, entry));
}

/**
 * Writes `settings.xml` for a Maven without our artifacts, which finds others in the local repository.
 * @param asksCentral whether it downloads missing artifacts from Maven Central
 */
export function writeSettings(folder: string, { asksCentral }: { readonly asksCentral: boolean }): void {
  const asked = [HELP, "-Dexpression=settings.localRepository", "-DforceStdout"];
  const local = stripVTControlCharacters(execFileSync("mvn", ["-q", ...asked], { cwd: home, encoding: "utf8" })).trim();
  const found = join(folder, "found");
  linkAllBut(["io", "github", "assessment-api"], local, found);
  const url = `<id>local</id><url>${urlOf(found)}</url>`;
  const beside = `<profiles><profile><id>local</id>
    <repositories><repository>${url}</repository></repositories>
    <pluginRepositories><pluginRepository>${url}</pluginRepository></pluginRepositories>
  </profile></profiles>
  <activeProfiles><activeProfile>local</activeProfile></activeProfiles>`;
  const instead = `<mirrors><mirror>${url}<mirrorOf>central</mirrorOf></mirror></mirrors>`;
  writeFileSync(
    join(folder, "settings.xml"),
    `<settings>
  <localRepository>${join(folder, "repository")}</localRepository>
  ${asksCentral ? beside : instead}
</settings>
`,
  );
}
