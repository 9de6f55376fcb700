import type { Look } from "./look.ts";

/** In pixels, for fonts of other machines. */
const TOLERANCE = 4;

const words: Readonly<Record<string, string>> = {
  left: "is indented on the left by",
  right: "is indented on the right by",
  gap: "keeps a distance before it of",
  font: "is set in",
  color: "has the color",
  on: "stands on",
  padding: "has the padding",
  border: "has the border",
  radius: "has the radius",
};

type Facts = ReadonlyMap<string, string>;

const parsed = (look: Look): ReadonlyMap<string, Facts> =>
  new Map(
    look.map((line) => {
      const [, block = line, facts = ""] = /^(.+?)\s{2,}(.*)$/.exec(line) ?? [];
      return [
        block,
        new Map(facts.split(" · ").map((fact) => [fact.split(" ", 1)[0] ?? "", fact.replace(/^\S+ /, "")])),
      ];
    }),
  );

const isDistance = (name: string) => /^(left|right|gap)$/.test(name);

const isAlike = (name: string, one: string | undefined, other: string | undefined): boolean =>
  one === other || (isDistance(name) && Math.abs(Number(one) - Number(other)) <= TOLERANCE);

export function differences(was: Look, is: Look): string[] {
  const [before, after] = [parsed(was), parsed(is)];
  const blocks = [...new Set([...before.keys(), ...after.keys()])];
  return blocks.flatMap((block) => {
    const [old, now] = [before.get(block), after.get(block)];
    if (now === undefined) return [`${block} is gone`];
    if (old === undefined) return [`${block} is new`];
    return [...new Set([...old.keys(), ...now.keys()])]
      .filter((name) => !isAlike(name, old.get(name), now.get(name)))
      .map((name) => `${block} ${words[name] ?? name} ${now.get(name) ?? "none"}, not ${old.get(name) ?? "none"}`);
  });
}
