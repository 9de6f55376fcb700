import { readFileSync } from "node:fs";
import { parse, type ScalarTag } from "yaml";
import { isObject } from "../document/json.ts";

export interface Fact {
  why: string;
  /** Section of the seed, or id of an assumption. */
  section: string;
  /** Component with the path of a member or item: `NewCandidate/email`, `StatusQuery/0`. */
  at: string[];
  refused?: unknown[];
  taken?: unknown[];
}

/** YAML tag: `!repeat a*64@example.com` repeats the character before the asterisk. */
const repeat: ScalarTag = {
  tag: "!repeat",
  resolve: (text: string) => text.replace(/(.)\*(\d+)/g, (_, one: string, times: string) => one.repeat(Number(times))),
};

/** @throws Error with file and entry */
export function readFacts(file: string): Fact[] {
  const facts: unknown = parse(readFileSync(file, "utf8"), { customTags: [repeat] });
  if (!Array.isArray(facts)) throw new Error(`${file} is not a list of facts`);
  return facts.map((fact, index) => {
    const problem = problemOf(fact);
    if (problem !== undefined) throw new Error(`${file}: entry ${index + 1} ${problem}`);
    return fact as Fact;
  });
}

const KEYS = ["section", "why", "at", "refused", "taken"];

function problemOf(fact: unknown): string | undefined {
  if (!isObject(fact)) return "is not an object";
  const unknown = Object.keys(fact).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) return `has the unknown key ${unknown}; a fact has ${KEYS.join(", ")}`;
  for (const key of ["section", "why"]) if (typeof fact[key] !== "string") return `has no ${key}`;
  const isList = (value: unknown) => Array.isArray(value) && value.length > 0;
  if (!isList(fact.at) || (fact.at as unknown[]).some((place) => typeof place !== "string"))
    return "names no place; at is a list such as [NewCandidate/email]";
  for (const key of ["refused", "taken"])
    if (key in fact && !isList(fact[key])) return `has no list of values in ${key}`;
  return "refused" in fact || "taken" in fact ? undefined : "has neither refused nor taken values";
}
