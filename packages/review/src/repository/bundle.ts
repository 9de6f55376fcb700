import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { ownConfig, runRedocly } from "../engines/redocly-command.ts";
import { CouldNotRunError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import { bundleHere, type Source } from "./bundle-here.ts";

/** Bundles documents like generation does: components are named after their files, and a conflict is an error. */
export const bundle = async (sources: readonly Source[]): Promise<JsonObject[]> =>
  (await bundleHere(sources)) ?? (await bundleByRedocly(sources));

/** Bundles all documents in one process, because its start takes as long as the work. */
export async function bundleByRedocly(sources: readonly Source[]): Promise<JsonObject[]> {
  const folder = await mkdtemp(join(tmpdir(), "review-bundle-"));
  const outputs = sources.map((_, index) => join(folder, `${index}.json`));
  try {
    const apis = sources.map(({ root, path }, index) => [
      `document-${index}`,
      { root: resolve(root, path), output: outputs[index] },
    ]);
    const config = join(folder, "redocly.yaml");
    await writeFile(
      config,
      JSON.stringify({ extends: [ownConfig("redocly-base.yaml")], apis: Object.fromEntries(apis) }),
    );
    const { code, stderr } = await runRedocly(
      ["bundle", `--config=${config}`, "--component-renaming-conflicts-severity=error"],
      // Messages name files relative to this folder.
      sources.at(-1)?.root ?? folder,
    );
    const failed = sources.find((_, index) => !existsSync(outputs[index] ?? ""));
    if (code !== 0 || failed)
      throw new CouldNotRunError(`${(failed ?? sources[0])?.path} cannot be bundled:\n${stderr.trim()}`);
    return await Promise.all(outputs.map(async (output) => JSON.parse(await readFile(output, "utf8")) as JsonObject));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface LintReport {
  problems: {
    message: string;
    ruleId: string;
    severity: string;
    location: { source: { ref: string }; pointer?: string }[];
  }[];
}

/** Returns the lint findings of a document, one per line, by the given configuration. */
export async function lint(root: string, path: string, config = ownConfig("redocly-base.yaml")): Promise<string[]> {
  const { stdout, stderr } = await runRedocly(
    ["lint", path, `--config=${config}`, "--format=json", "--max-problems=1000"],
    root,
  );
  let report: LintReport;
  try {
    report = JSON.parse(stdout) as LintReport;
  } catch {
    throw new CouldNotRunError(`${path} cannot be checked:\n${stderr.trim()}`);
  }
  return report.problems
    .filter(({ severity }) => severity === "error")
    .map(({ message, ruleId, location: [place] }) => {
      const file = place ? relative(root, join(root, place.source.ref)) : path;
      return `${file}${place?.pointer ? ` ${place.pointer}` : ""}: ${message} (${ruleId})`;
    });
}
