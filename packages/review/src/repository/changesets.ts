import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { isObject } from "../model/json.ts";
import { BUMPS, type Bump, isSmaller, larger, type RequiredBump } from "./bumps.ts";

export interface Changeset {
  file: string;
  bumps: Record<string, Bump>;
  text: string;
}

const FOLDER = ".changeset";

export function readChangesets(root: string, base: string | undefined): Changeset[] {
  if (!existsSync(join(root, FOLDER))) return [];
  return readdirSync(join(root, FOLDER))
    .filter((name) => name.endsWith(".md") && name !== "README.md")
    .toSorted()
    .map((name) => join(FOLDER, name))
    .filter((file) => {
      const text = readFileSync(join(root, file), "utf8");
      return !(base && existsSync(join(base, file)) && readFileSync(join(base, file), "utf8") === text);
    })
    .map((file) => parseChangeset(file, readFileSync(join(root, file), "utf8")));
}

export function parseChangeset(file: string, content: string): Changeset {
  const [, head = "", text = ""] = /^---\r?\n([\s\S]*?)---\r?\n?([\s\S]*)$/.exec(content) ?? [];
  const bumps: unknown = parse(head);
  const entries = Object.entries(isObject(bumps) ? bumps : {}).filter((entry): entry is [string, Bump] =>
    BUMPS.includes(entry[1] as Bump),
  );
  return { file, bumps: Object.fromEntries(entries), text: text.trim() };
}

export const formatChangeset = ({ bumps, text }: Omit<Changeset, "file">): string =>
  `---\n${Object.entries(bumps)
    .map(([name, bump]) => `"${name}": ${bump}\n`)
    .join("")}---\n\n${text}\n`;

/** Reports missing changesets. Text changes (patch) need none. */
export function checkChangesets(changesets: Changeset[], required: RequiredBump[]): string[] {
  const short = required
    .filter(({ bump }) => !isSmaller(bump, "minor"))
    .flatMap(({ package: name, bump }) => {
      const has = changesets.reduce<Bump>((most, { bumps }) => larger(most, bumps[name] ?? "none"), "none");
      return isSmaller(has, bump) ? [{ bump, text: has === "none" ? name : `${name} (has ${has})` }] : [];
    });
  const wanted = BUMPS.toReversed().flatMap((bump) => {
    const names = short.filter((one) => one.bump === bump).map(({ text }) => text);
    return names.length > 0 ? [`${bump} of ${names.join(", ")}`] : [];
  });
  const unfinished = changesets
    .filter(({ text }) => text.includes("TODO"))
    .map(({ file }) => `${file}: the text is missing; replace its TODO`);
  return [
    ...(wanted.length > 0
      ? [`changesets are missing: ${wanted.join("; ")}. Run \`pnpm review --write\` to write them`]
      : []),
    ...unfinished,
  ];
}
