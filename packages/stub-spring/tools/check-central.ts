/**
 * Checks Maven Central's requirements for each module in dist: POM, jar, sources and Javadoc, and the POM's authors and
 * location.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { home, version } from "./places.ts";

const folder = join(home, "dist/io/github/assessment-api");
const pomOf = (artifact: string) => readFileSync(join(folder, artifact, version, `${artifact}-${version}.pom`), "utf8");
const lacks = (text: string, elements: string[]) => elements.filter((element) => !text.includes(`<${element}>`));

const parent = "assessment-api-spring";
const modules = readdirSync(folder).filter((name) => name !== parent);
const problems = [
  // Licenses, organizations and the repository have separate URLs.
  ...lacks(pomOf(parent).replace(/<(licenses|developers|scm)>.*?<\/\1>/gs, "<$1>"), [
    "url",
    "licenses",
    "developers",
    "scm",
  ]).map((element) => `the parent's POM has no ${element}`),
  ...modules.flatMap((name) =>
    lacks(pomOf(name), ["name", "description"]).map((element) => `${name} has no ${element}`),
  ),
  ...modules.flatMap((name) =>
    [".jar", "-sources.jar", "-javadoc.jar"]
      .map((end) => `${name}-${version}${end}`)
      .filter((file) => !existsSync(join(folder, name, version, file)))
      .map((file) => `${file} is missing`),
  ),
];
if (modules.length !== 5) problems.push(`there are ${modules.length} modules, not 5`);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
