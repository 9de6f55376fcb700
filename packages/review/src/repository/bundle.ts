import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { ownConfig, runRedocly } from "../engines/redocly-command.ts";
import { CouldNotRunError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";

/** Bundles a document as generation does: names of components are those of their files, and a clash is an error. */
export async function bundle(root: string, path: string): Promise<JsonObject> {
  const folder = await mkdtemp(join(tmpdir(), "review-bundle-"));
  try {
    const out = join(folder, "openapi.json");
    const config = `--config=${ownConfig("redocly-base.yaml")}`;
    const { code, stderr } = await runRedocly(
      ["bundle", path, `--output=${out}`, config, "--component-renaming-conflicts-severity=error"],
      root,
    );
    if (code !== 0) throw new CouldNotRunError(`${path} cannot be bundled:\n${stderr.trim()}`);
    return JSON.parse(await readFile(out, "utf8")) as JsonObject;
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

/** The lint findings of a document, a line each; none when it is valid. The repository's own rules hold where a configuration is given. */
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
