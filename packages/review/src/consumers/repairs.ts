import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../model/finding.ts";
import { isObject } from "../model/json.ts";
import { parentOf } from "../model/pointer.ts";
import { type Hit, type LoadedUsage, splitPlace } from "./affected.ts";

interface Rename {
  from: string;
  to: string;
  /** `literal`: the text of a string; `name`: an identifier, or a quoted member. */
  kind: "name" | "literal";
}

/** Returns the repair of a consumer; undefined if the change is no rename. */
export function repairOf(finding: Finding, findings: readonly Finding[], hit: Hit, loaded: LoadedUsage): Hit["repair"] {
  const rename = renameOf(finding, findings);
  if (!rename) return undefined;
  const { usage, folder } = loaded;
  if (usage.from === "traffic") return { reason: "recorded traffic does not show the code" };
  if (folder === undefined) return { reason: "the usage file was fetched, so its code is not at hand" };
  const edits = new Map<string, Edit[]>();
  for (const place of hit.places) {
    const { file, line, column } = splitPlace(place);
    const path = join(folder, file);
    if (!existsSync(path)) return { reason: `${file} does not exist next to the usage file` };
    const text = readFileSync(path, "utf8").split("\n")[line - 1] ?? "";
    const edit = editOf(text, column - 1, rename);
    if (edit === "none") continue;
    if (!edit) return { reason: `${file}:${line} has no \`${rename.from}\` to replace; write the usage file again` };
    edits.set(file, [...(edits.get(file) ?? []), { line, ...edit }]);
  }
  if (edits.size === 0) return { reason: "the code does not name it" };
  const patch = [...edits].map(([file, list]) => diffOf(file, readFileSync(join(folder, file), "utf8"), list)).join("");
  return { patch };
}

/** A renamed member, parameter, operation or path, or one enum value that takes the place of another. */
function renameOf(finding: Finding, findings: readonly Finding[]): Rename | undefined {
  const { rule, renamed, pointer, detail } = finding;
  if (renamed) return { ...renamed, kind: rule === "operation-removed" ? "literal" : "name" };
  if (rule !== "enum-values-removed" && rule !== "enum-values-added") return undefined;
  const other = findings.find(
    (one) =>
      one !== finding &&
      /^enum-values-(removed|added)$/.test(one.rule) &&
      one.rule !== rule &&
      parentOf(one.pointer) === parentOf(pointer),
  );
  const [own, twin] = [onlyText(detail), onlyText(other?.detail)];
  if (own === undefined || twin === undefined) return undefined;
  return rule === "enum-values-removed"
    ? { from: own, to: twin, kind: "literal" }
    : { from: twin, to: own, kind: "literal" };
}

function onlyText(detail: string | undefined): string | undefined {
  try {
    const value: unknown = JSON.parse(detail ?? "");
    const [only, ...more] = Array.isArray(value) ? value : [];
    return typeof only === "string" && more.length === 0 && !isObject(only) ? only : undefined;
  } catch {
    return undefined;
  }
}

interface Edit {
  line: number;
  column: number;
  length: number;
  text: string;
}

/** The replacement at a position; `none` if another value is there. */
function editOf(line: string, column: number, { from, to, kind }: Rename): Omit<Edit, "line"> | "none" | undefined {
  const rest = line.slice(column);
  for (const quote of ['"', "'", "`"])
    if (rest.startsWith(quote))
      return rest.startsWith(`${quote}${from}${quote}`)
        ? { column: column + 1, length: from.length, text: to }
        : "none";
  if (kind === "literal") {
    // A call by path, or a member with a value: the literal follows.
    const at = ['"', "'", "`"]
      .map((quote) => line.indexOf(`${quote}${from}${quote}`, column))
      .find((index) => index >= 0);
    return at === undefined ? "none" : { column: at + 1, length: from.length, text: to };
  }
  if (!new RegExp(`^${from.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w$])`).test(rest)) {
    const at = line.indexOf(`{${from}}`, column);
    return at < 0 ? undefined : { column: at + 1, length: from.length, text: to };
  }
  const isName = /^[A-Za-z_$][\w$]*$/.test(to);
  const before = line.slice(0, column).trimEnd();
  const after = rest.slice(from.length).trimStart();
  const isAccess = before.endsWith(".");
  // Without a colon, a member of a pattern or literal is also the name of a variable.
  const isShorthand = !isAccess && /[{,]$/.test(before) && /^[,}=]/.test(after);
  const isBare = !isAccess && !isShorthand && !after.startsWith(":") && !after.startsWith("(");
  if (isAccess && !isName) return undefined;
  const name = isName ? to : JSON.stringify(to);
  // A lone name on its line is a member of a pattern or literal of several lines.
  const keepsVariable = isShorthand || (isBare && before === "" && /^(,|$)/.test(after));
  return { column, length: from.length, text: keepsVariable ? `${name}: ${from}` : name };
}

const CONTEXT = 3;

/** Formats edits of a file as a unified diff with three lines of context. */
function diffOf(file: string, text: string, edits: readonly Edit[]): string {
  const lines = text.split("\n");
  const changed = new Map<number, string>();
  for (const { line, column, length, text: replacement } of edits.toSorted((a, b) => b.column - a.column)) {
    const now = changed.get(line) ?? lines[line - 1] ?? "";
    changed.set(line, now.slice(0, column) + replacement + now.slice(column + length));
  }
  const numbers = [...changed.keys()].toSorted((a, b) => a - b);
  const last = text.endsWith("\n") ? lines.length - 1 : lines.length;
  const hunks: [number, number][] = [];
  for (const number of numbers) {
    const [from, to] = [Math.max(1, number - CONTEXT), Math.min(last, number + CONTEXT)];
    const open = hunks.at(-1);
    if (open && from <= open[1] + 1) open[1] = to;
    else hunks.push([from, to]);
  }
  const bodies = hunks.map(([from, to]) => {
    const rows: string[] = [];
    for (let number = from; number <= to; number += 1) {
      const now = changed.get(number);
      rows.push(now === undefined ? ` ${lines[number - 1]}` : `-${lines[number - 1]}\n+${now}`);
    }
    const size = to - from + 1;
    return `@@ -${from},${size} +${from},${size} @@\n${rows.join("\n")}\n`;
  });
  return `--- a/${file}\n+++ b/${file}\n${bodies.join("")}`;
}
