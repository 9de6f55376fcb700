import { isObject } from "../document/json.ts";
import { asMembers, type Case, type Facts } from "./facts.ts";
import { at, put } from "./paths.ts";

/** Values at the limits, which are good, and beyond them, which are not. */
export function limitCases(facts: Facts): Case[] {
  return Object.entries(asMembers(facts.limits)).flatMap(([path, limit]) =>
    casesAt(at(facts.value, path), limit).map(
      ({ value, good, what }): Case => ({
        value: put(facts.value, path, value),
        good,
        at: path,
        what: `${what}, where the limits are ${limit}`,
        section: facts.section,
      }),
    ),
  );
}

type At = Omit<Case, "section" | "at">;

function casesAt(value: unknown, limit: string): At[] {
  const [, least = "", most = "", rules = ""] = /^(\d*)\.\.(\d*)(.*)$/.exec(limit) ?? [];
  if (least + most === "") throw new Error(`"${limit}" is no limit; "1..200 not blank" is one`);
  const make = makerOf(value, rules);
  const cases: At[] = [];
  const add = (size: number, good: boolean) => {
    if (size >= 0 || typeof value === "number") cases.push({ value: make(size), good, what: `size ${size}` });
  };
  if (least !== "") {
    add(Number(least), true);
    add(Number(least) - 1, false);
  }
  if (most !== "") {
    add(Number(most), true);
    add(Number(most) + 1, false);
  }
  if (rules.includes("not blank"))
    cases.push({ value: " ".repeat(Math.max(1, Number(least))), good: false, what: "a blank text" });
  if (rules.includes("unique") && Array.isArray(value)) {
    cases.push({ value: [value[0], value[0]], good: false, what: "the same item twice" });
  }
  return cases;
}

/** Makes values of a size: of a number the number, of a text the characters, of a list the items, of an object the members. */
function makerOf(value: unknown, rules: string): (size: number) => unknown {
  if (typeof value === "number") return (size) => size;
  if (typeof value === "string") return (size) => "x".repeat(size);
  if (Array.isArray(value)) {
    return (size) => Array.from({ length: size }, (_, index) => (rules.includes("unique") ? `x${index}` : value[0]));
  }
  if (!isObject(value)) throw new Error("limits are those of numbers, texts, lists and objects");
  const [member] = Object.values(value);
  return (size) => Object.fromEntries(Array.from({ length: size }, (_, index) => [`x${index}`, member]));
}
