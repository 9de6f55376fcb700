/** The replacement of a text in a line. */
export interface Edit {
  line: number;
  column: number;
  length: number;
  text: string;
}

/** Edits by file. */
export type Edits = Map<string, Edit[]>;

export const unique = (edits: readonly Edit[]): Edit[] => [
  ...new Map(edits.map((edit) => [`${edit.line}:${edit.column}`, edit])).values(),
];

/** Unchanged lines around a change in a patch. */
const CONTEXT = 3;

/**
 * Returns a patch per rename of one consumer. Renames with overlapping hunks share the patch of the first rename,
 * because separate patches would not apply one after the other.
 */
export function patchesOf(
  renames: readonly { name: string; edits: Edits }[],
  textOf: (file: string) => string,
): ({ patch: string } | { reason: string })[] {
  const groups: { edits: Edits; members: number[] }[] = [];
  const conflicts = new Set<number>();
  for (const [index, { edits }] of renames.entries()) {
    if (groups.some((group) => contradicts(group.edits, edits))) {
      conflicts.add(index);
      continue;
    }
    const near = groups.filter((group) => areNear(group.edits, edits));
    const merged = near.reduce((all, group) => merge(all, group.edits), edits);
    for (const group of near) groups.splice(groups.indexOf(group), 1);
    groups.push({ edits: merged, members: [...near.flatMap(({ members }) => members), index] });
  }
  return renames.map((_, index) => {
    if (conflicts.has(index)) return { reason: "another rename changes the same code" };
    const { edits, members } = groups.find((group) => group.members.includes(index)) ?? {
      edits: new Map(),
      members: [],
    };
    const first = Math.min(...members);
    if (first !== index) return { reason: `the patch for ${renames[first]?.name} includes it` };
    return { patch: [...edits].map(([file, list]) => diffOf(file, textOf(file), list)).join("") };
  });
}

const pairsOf = (one: Edits, other: Edits): [Edit, Edit][] =>
  [...one].flatMap(([file, edits]) => edits.flatMap((a) => (other.get(file) ?? []).map((b): [Edit, Edit] => [a, b])));

/** Returns whether two hunks share a line. */
const areNear = (one: Edits, other: Edits): boolean =>
  pairsOf(one, other).some(([a, b]) => Math.abs(a.line - b.line) <= 2 * CONTEXT);

/** Returns whether two edits replace the same text differently. */
const contradicts = (one: Edits, other: Edits): boolean =>
  pairsOf(one, other).some(
    ([a, b]) =>
      a.line === b.line &&
      a.column < b.column + b.length &&
      b.column < a.column + a.length &&
      (a.column !== b.column || a.length !== b.length || a.text !== b.text),
  );

const merge = (one: Edits, other: Edits): Edits =>
  new Map(
    [...new Set([...one.keys(), ...other.keys()])].map((file) => [
      file,
      unique([...(one.get(file) ?? []), ...(other.get(file) ?? [])]),
    ]),
  );

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
