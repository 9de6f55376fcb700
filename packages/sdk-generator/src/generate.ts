import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { differences, digest } from "./digest.ts";
import { runGenerator } from "./generator.ts";
import { toOpenApi30 } from "./openapi30/document.ts";
import { markPagination } from "./openapi30/pagination.ts";
import { markScalars } from "./openapi30/scalars.ts";
import { packages } from "./places.ts";
import { runAll } from "./run.ts";
import { SdkError } from "./sdk-error.ts";
import { setUp } from "./set-up.ts";
import { type Emitted, type Target, type Templated, type Version, versions } from "./targets/target.ts";

function readDocument(version: Version) {
  const bundle = join(packages, version, "src/generated/openapi.json");
  if (!existsSync(bundle)) throw new SdkError(`${bundle} is missing; run \`pnpm generate\`.`);
  return JSON.parse(readFileSync(bundle, "utf8"));
}

function writeDocument({ rewrite }: Templated, version: Version, folder: string): string {
  const file = join(folder, `${version}.json`);
  const document = markScalars(markPagination(toOpenApi30(readDocument(version))));
  writeFileSync(file, JSON.stringify(rewrite ? rewrite(document) : document, null, 2));
  return file;
}

function configurationOf(target: Target & Templated, version: Version, work: string) {
  const templates = join(packages, target.folder, "templates");
  const { version: packageVersion } = JSON.parse(readFileSync(join(packages, target.folder, "package.json"), "utf8"));
  return {
    generatorName: target.generator,
    inputSpec: writeDocument(target, version, work),
    outputDir: join(work, "out", version),
    ...(existsSync(templates) ? { templateDir: templates } : {}),
    ...target.settings(version, packageVersion),
  };
}

function emitFor({ emit }: Emitted, work: string): void {
  const [v1, v2, v3] = versions.map(readDocument);
  for (const [path, text] of Object.entries(emit({ v1, v2, v3 }))) {
    const file = join(work, "out", path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

async function runFor(target: Target, work: string): Promise<void> {
  if ("emit" in target) return emitFor(target, work);
  const configurations = versions.map((version) => {
    const file = join(work, `${version}.config.json`);
    writeFileSync(file, JSON.stringify(configurationOf(target, version, work)));
    return file;
  });
  await runGenerator(configurations);
  for (const version of versions)
    for (const from of Object.keys(target.take(version)))
      if (!existsSync(join(work, "out", version, from)))
        throw new SdkError(`openapi-generator wrote no ${from} for ${version}`);
}

const partsOf = (target: Target): [from: string, to: string][] =>
  "emit" in target
    ? target.emits.map((path) => [path, path])
    : versions.flatMap((version) =>
        Object.entries(target.take(version)).map(([from, to]): [string, string] => [join(version, from), to]),
      );

function takeOver(target: Target, work: string): void {
  for (const [from, to] of partsOf(target)) {
    const place = join(packages, target.folder, to);
    rmSync(place, { recursive: true, force: true });
    mkdirSync(dirname(place), { recursive: true });
    cpSync(join(work, "out", from), place, { recursive: true });
  }
}

const taken = (target: Target): string[] => partsOf(target).map(([from]) => join("out", from));

/**
 * Generates and formats the code of a target and returns the number of files.
 * @param rounds number of runs, each in a separate process; all must give the same result
 * @throws SdkError with the files that differ
 */
export async function generate(target: Target, rounds = 1): Promise<number> {
  await setUp(target);
  const works = Array.from({ length: rounds }, () => mkdtempSync(join(tmpdir(), "assessment-api-sdk-")));
  try {
    await Promise.all(works.map((work) => runFor(target, work)));
    const [first, ...others] = works.map((work) => digest(work, taken(target)));
    const different = new Set(others.flatMap((other) => differences(first as Map<string, string>, other)));
    if (different.size > 0) throw new SdkError(`two generations differ in:\n${[...different].join("\n")}`, 1);
    takeOver(target, works[0] as string);
    await runAll(target.format, join(packages, target.folder));
    return first?.size ?? 0;
  } finally {
    for (const work of works) rmSync(work, { recursive: true, force: true });
  }
}
