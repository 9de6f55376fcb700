import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { JsonObject } from "../../model/json.ts";
import type { Source } from "../../repository/bundle.ts";
import { configOf, runRedocly } from "./command.ts";

/** Bundles all sources in one process, because starting it takes as long as the work. */
export async function bundleByRedocly(sources: readonly Source[]): Promise<JsonObject[]> {
  const folder = await mkdtemp(join(tmpdir(), "review-bundle-"));
  const outputs = sources.map((_, index) => join(folder, `${index}.json`));
  try {
    const apis = sources.map(({ root, path }, index) => [
      `document-${index}`,
      { root: resolve(root, path), output: outputs[index] },
    ]);
    const config = join(folder, "redocly.yaml");
    await writeFile(config, JSON.stringify({ extends: [configOf("bundle.yaml")], apis: Object.fromEntries(apis) }));
    const { code, stderr } = await runRedocly(
      ["bundle", `--config=${config}`, "--component-renaming-conflicts-severity=error"],
      folder,
    );
    if (code !== 0 || outputs.some((output) => !existsSync(output)))
      throw new Error(`Redocly cannot bundle:\n${stderr.trim()}`);
    return await Promise.all(outputs.map(async (output) => JSON.parse(await readFile(output, "utf8")) as JsonObject));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
