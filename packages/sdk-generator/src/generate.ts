import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runGenerator } from "./generator.ts";
import { toOpenApi30 } from "./openapi30/document.ts";
import { markPagination } from "./openapi30/pagination.ts";
import { packages } from "./places.ts";
import { runAll } from "./run.ts";
import { SdkError } from "./sdk-error.ts";
import { setUp } from "./set-up.ts";
import { type Target, type Version, versions } from "./targets/target.ts";

function writeDocument({ rewrite }: Target, version: Version, folder: string): string {
  const bundle = join(packages, version, "src/generated/openapi.json");
  if (!existsSync(bundle)) throw new SdkError(`${bundle} is missing; \`pnpm generate\` writes it.`);
  const file = join(folder, `${version}.json`);
  const document = markPagination(toOpenApi30(JSON.parse(readFileSync(bundle, "utf8"))));
  writeFileSync(file, JSON.stringify(rewrite ? rewrite(document) : document, null, 2));
  return file;
}

function configurationOf(target: Target, version: Version, work: string) {
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

/** Generates the code of one target, in its folder, and formats it. */
export async function generate(target: Target): Promise<void> {
  const folder = join(packages, target.folder);
  await setUp(target);
  const work = mkdtempSync(join(tmpdir(), "assessment-api-sdk-"));
  try {
    const configurations = versions.map((version) => {
      const file = join(work, `${version}.config.json`);
      writeFileSync(file, JSON.stringify(configurationOf(target, version, work)));
      return file;
    });
    runGenerator(configurations);
    for (const version of versions)
      for (const [from, to] of Object.entries(target.take(version))) {
        const [source, place] = [join(work, "out", version, from), join(folder, to)];
        if (!existsSync(source)) throw new SdkError(`openapi-generator wrote no ${from} for ${version}`);
        rmSync(place, { recursive: true, force: true });
        mkdirSync(dirname(place), { recursive: true });
        cpSync(source, place, { recursive: true });
      }
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  await runAll(target.format, folder);
}
