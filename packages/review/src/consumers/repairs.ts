import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Finding } from "../model/finding.ts";
import { isObject } from "../model/json.ts";
import { renamedPathParameters } from "../model/operations.ts";
import { parentOf } from "../model/pointer.ts";
import { type Hit, type LoadedUsage, splitPlace } from "./affected.ts";
import { sameName } from "./members.ts";
import { type Edit, type Edits, patchesOf, unique } from "./patches.ts";
import { keyOf, type Usage } from "./usage.ts";

interface Rename {
  from: string;
  to: string;
  /** `literal`: the text of a string; `template`: a `{name}` in a path; `name`: an identifier, or a quoted member. */
  kind: "name" | "literal" | "path" | "template";
}

/** A hit of a finding, with the other findings of its document and the usage file of the consumer. */
export interface Repairable {
  hit: Hit;
  finding: Finding;
  findings: readonly Finding[];
  loaded: LoadedUsage;
}

/** Returns repairs of hits caused by a rename. The patches of a consumer apply in any order and subset. */
export function repairsOf(hits: readonly Repairable[]): Map<Hit, NonNullable<Hit["repair"]>> {
  const repairs = new Map<Hit, NonNullable<Hit["repair"]>>();
  const perFolder = new Map<string, { hit: Hit; name: string; edits: Edits }[]>();
  for (const { hit, finding, findings, loaded } of hits) {
    const rename = renameOf(finding, findings);
    if (!rename) continue;
    const edits = editsOf(finding, rename, hit, loaded);
    if (!(edits instanceof Map)) repairs.set(hit, edits);
    else {
      const name = `\`${rename.from}\` → \`${rename.to}\``;
      const folder = loaded.folder ?? "";
      perFolder.set(folder, [...(perFolder.get(folder) ?? []), { hit, name, edits }]);
    }
  }
  for (const [folder, own] of perFolder) {
    const textOf = (file: string) => readFileSync(join(folder, file), "utf8");
    patchesOf(own, textOf).forEach((patch, index) => {
      const { hit } = own[index] ?? {};
      if (hit) repairs.set(hit, patch);
    });
  }
  return repairs;
}

function editsOf(
  finding: Finding,
  rename: Rename,
  hit: Hit,
  { usage, folder }: LoadedUsage,
): Edits | { reason: string } {
  if (usage.from === "traffic") return { reason: "recorded traffic does not show the code" };
  if (folder === undefined) return { reason: "the usage file was fetched, so its code is not available" };
  const edits: Edits = new Map();
  const linesOf = (file: string) => readFileSync(join(folder, file), "utf8").split("\n");
  const renames = [
    ...hit.places.map((place) => ({ place, one: rename })),
    ...pathParametersOf(finding, rename).flatMap((one) =>
      placesOf(finding, one, usage).map((place) => ({ place, one })),
    ),
  ];
  for (const { place, one } of renames) {
    const { file, line, column } = splitPlace(place);
    if (!existsSync(join(folder, file))) return { reason: `${file} does not exist next to the usage file` };
    const lines = linesOf(file);
    const edit = editOf(lines, line, column - 1, one);
    if (!edit) return { reason: `${file}:${line} has no \`${one.from}\` to replace; write the usage file again` };
    const imports = finding.rule === "operation-id-changed" ? importsOf(lines, one) : [];
    const more = [...(edit === "none" ? [] : [edit]), ...imports];
    if (more.length > 0) edits.set(file, unique([...(edits.get(file) ?? []), ...more]));
  }
  return edits.size === 0 ? { reason: "the code does not name it" } : edits;
}

/** Returns the path parameters that calls must rename. */
function pathParametersOf({ rule }: Finding, { from, to }: Rename): Rename[] {
  if (rule === "path-parameter-renamed") return [{ from, to, kind: "name" }];
  if (rule !== "operation-removed") return [];
  return [...renamedPathParameters(from, to)].flatMap(([old, now]) =>
    old === now ? [] : [{ from: old, to: now, kind: "name" as const }],
  );
}

/** Returns the places where the consumer sends a path parameter of the finding's operations. */
function placesOf({ operations }: Finding, { from }: Rename, { apis, files }: Usage): string[] {
  const names = new Set(operations.map(sameName));
  const end = keyOf(" path", [from]);
  return apis
    .flatMap(({ members }) => Object.entries(members))
    .flatMap(([key, { sent }]) =>
      key.endsWith(end) && names.has(sameName(key.slice(0, -end.length))) ? (sent ?? []) : [],
    )
    .map((at) => at.replace(/^\d+/, (index) => files[Number(index)] ?? ""));
}

const KINDS: Record<string, Rename["kind"]> = { "operation-removed": "path", "path-parameter-renamed": "template" };

/** Returns the rename: of a member, parameter, operation or path, or of an enum value. */
function renameOf(finding: Finding, findings: readonly Finding[]): Rename | undefined {
  const { rule, renamed, pointer, detail } = finding;
  if (renamed) return { ...renamed, kind: KINDS[rule] ?? "name" };
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

/** Lines in which the path of a call may follow its name. */
const CALL_LINES = 3;

/** @returns `none` if another value is there */
function editOf(lines: readonly string[], number: number, column: number, rename: Rename): Edit | "none" | undefined {
  const { from, to, kind } = rename;
  const line = lines[number - 1] ?? "";
  const rest = line.slice(column);
  const edit = (start: number, text: string): Edit => ({ line: number, column: start, length: from.length, text });
  if (kind === "path" || kind === "template") return editOfPath(lines, number, column, rename);
  const [quoted] = /^(["'`]).*?\1/.exec(rest) ?? [];
  if (quoted !== undefined) return quoted.slice(1, -1) === from ? edit(column + 1, to) : "none";
  if (kind === "literal") {
    // The literal follows the name of its member.
    const at = ['"', "'", "`"]
      .map((quote) => line.indexOf(`${quote}${from}${quote}`, column))
      .find((index) => index >= 0);
    return at === undefined ? "none" : edit(at + 1, to);
  }
  const [index] = /^[\w$.]+\[["']/.exec(rest) ?? [];
  if (index !== undefined && isNamed(rest.slice(index.length), from)) return edit(column + index.length, to);
  if (!isNamed(rest, from)) return isAlias(lines, from, rest) ? "none" : undefined;
  const isName = /^[A-Za-z_$][\w$]*$/.test(to);
  const before = line.slice(0, column).trimEnd();
  const after = rest.slice(from.length).trimStart();
  const isAccess = before.endsWith(".");
  // Without a colon, a member of a pattern or literal also names a variable.
  const isShorthand = !isAccess && /[{,]$/.test(before) && /^[,}=]/.test(after);
  const isBare = !isAccess && !isShorthand && !after.startsWith(":") && !after.startsWith("(");
  if (isAccess && !isName) return undefined;
  const name = isName ? to : JSON.stringify(to);
  // A name alone on its line is a member of a multi-line pattern or literal.
  const keepsVariable = isShorthand || (isBare && before === "" && /^(,|$)/.test(after));
  return edit(column, keepsVariable ? `${name}: ${from}` : name);
}

/** Returns the edit of a call's path, also on a following line; `none` for generated functions, which have no path. */
function editOfPath(
  lines: readonly string[],
  number: number,
  column: number,
  { from, to, kind }: Rename,
): Edit | "none" {
  for (let line = number; line < number + CALL_LINES; line += 1) {
    const text = lines[line - 1] ?? "";
    for (const { 0: quoted, index } of text.matchAll(/(["'`])\/.*?\1/g)) {
      if (line === number && index < column) continue;
      const at = kind === "template" ? quoted.indexOf(`{${from}}`) : quoted.slice(1, -1) === from ? 0 : -1;
      if (at >= 0) return { line, column: index + at + 1, length: from.length, text: to };
    }
  }
  return "none";
}

const isNamed = (text: string, name: string): boolean =>
  text.startsWith(name) && !/^[\w$]/.test(text.slice(name.length));

function importsOf(lines: readonly string[], { from, to }: Rename): Edit[] {
  const edits: Edit[] = [];
  const text = lines.join("\n");
  for (const { 0: list, index: start } of text.matchAll(/^(?:import|export)\b[^;'"{]*\{[^}]*\}\s*from\b/gm))
    for (const { index } of list.matchAll(/(?<=[{,]\s*)[\w$]+/g)) {
      if (!isNamed(list.slice(index), from)) continue;
      const before = text.slice(0, start + index).split("\n");
      edits.push({ line: before.length, column: before.at(-1)?.length ?? 0, length: from.length, text: to });
    }
  return edits;
}

/** Returns whether the name at a position is the alias of an import, such as `createOrder as create`. */
const isAlias = (lines: readonly string[], from: string, rest: string): boolean => {
  const [name] = /^[\w$]+/.exec(rest) ?? [];
  return (
    name !== undefined &&
    new RegExp(`[{,]\\s*${from.replaceAll("$", "\\$")}\\s+as\\s+${name.replaceAll("$", "\\$")}\\b`).test(
      lines.join("\n"),
    )
  );
};
