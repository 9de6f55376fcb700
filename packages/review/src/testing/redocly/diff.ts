import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CouldNotRunError } from "../../errors.ts";
import type { DocumentPair } from "../../model/change.ts";
import { isObject } from "../../model/json.ts";
import { configOf, runRedocly } from "./command.ts";

export interface RedoclyBreak {
  rule: string;
  message: string;
  path: string;
  before?: string;
  after?: string;
  names: string[];
}

interface Report {
  changes: {
    path: string;
    property?: string;
    verdicts: { ruleId: string; impact: string; message: string }[];
    base?: { pointer: string; value?: unknown };
    revision?: { pointer: string; value?: unknown };
  }[];
}

export async function diffByRedocly({ before, after }: DocumentPair): Promise<RedoclyBreak[]> {
  const folder = mkdtempSync(join(tmpdir(), "review-diff-"));
  try {
    writeFileSync(join(folder, "before.json"), JSON.stringify(before));
    writeFileSync(join(folder, "after.json"), JSON.stringify(after));
    const config = configOf("diff.yaml");
    const args = ["diff", "before.json", "after.json", "--format=json", `--config=${config}`, "--fail-on=none"];
    const { stdout, stderr } = await runRedocly(args, folder);
    return readReport(parse(stdout, stderr));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function parse(stdout: string, stderr: string): Report {
  try {
    const report: unknown = JSON.parse(stdout);
    if (isObject(report) && report.reportVersion === "1" && Array.isArray(report.changes))
      return report as unknown as Report;
  } catch {}
  throw new CouldNotRunError(
    `redocly diff gave no report that this version understands: ${(stderr || stdout).trim().slice(0, 500)}`,
  );
}

/** Parses breaks only, because our rules cover minor changes. */
export function readReport({ changes }: Report): RedoclyBreak[] {
  return changes.flatMap(({ path, property, verdicts, base, revision }) =>
    verdicts
      .filter(({ impact }) => impact === "major")
      .map(({ ruleId, message }) => ({
        rule: ruleOf(ruleId, property),
        message,
        path,
        ...(base && { before: withProperty(base.pointer, property) }),
        ...(revision && { after: withProperty(revision.pointer, property) }),
        names: property === "required" ? differingNames(base?.value, revision?.value) : [],
      })),
  );
}

function withProperty(pointer: string, property: string | undefined): string {
  if (!property || property === "key" || pointer.endsWith(`/${property}`)) return pointer;
  return `${pointer}/${property}`;
}

function ruleOf(id: string, property: string | undefined): string {
  if (id === "path-removed") return "operation-removed";
  if (id === "schema-constraint-changed" && property === "format") return "format-changed";
  if (id === "schema-constraint-changed" && /^(additional|unevaluated)Properties$/.test(property ?? ""))
    return "additional-properties-changed";
  return id;
}

function differingNames(old: unknown, now: unknown): string[] {
  const [a, b] = [old, now].map((list) => (Array.isArray(list) ? list.map(String) : []));
  return [...(a ?? []).filter((name) => !b?.includes(name)), ...(b ?? []).filter((name) => !a?.includes(name))];
}
