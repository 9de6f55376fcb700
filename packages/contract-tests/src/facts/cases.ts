import { isObject, type JsonObject, sameJson } from "../document/json.ts";
import { asMembers, type Case, type Facts } from "./facts.ts";
import { limitCases } from "./limits.ts";
import { at, put, remove } from "./paths.ts";

/** All values that the facts speak of. */
export function casesOf(facts: Facts): Case[] {
  const { section } = facts;
  if (facts.exactly) return enumeration(facts.exactly, section);
  return [
    { value: facts.value, good: true, at: "", what: "with every member", section },
    ...presence(facts),
    ...pathsOf(facts.value).flatMap((path) => types(facts, path)),
    ...Object.entries(asMembers(facts.accepted)).flatMap(([path, members]) =>
      members.map(
        (member): Case => ({
          value: put(facts.value, path, member),
          good: true,
          at: path,
          what: shown(member),
          section,
        }),
      ),
    ),
    ...statedCases(facts),
  ];
}

/** Values that the facts list themselves: those of an enumeration, those with a reason, and the limits. Much of the rest is said by any schema. */
export const statedCases = (facts: Facts): Case[] =>
  facts.exactly ? enumeration(facts.exactly, facts.section) : [...refusals(facts), ...limitCases(facts)];

function enumeration(values: readonly unknown[], section: string): Case[] {
  const others = [...values.map((value) => String(value).toLowerCase()), "NOT_ONE_OF_THESE", 7, null].filter(
    (other) => !values.includes(other),
  );
  return [
    ...values.map((value): Case => ({ value, good: true, at: "", what: JSON.stringify(value), section })),
    ...others.map(
      (value): Case => ({
        value,
        good: false,
        at: "",
        what: `${JSON.stringify(value)}, which is none of the values`,
        section,
      }),
    ),
  ];
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/** A case in words: the member, what is so about it, and why it must be refused. */
export const describeCase = ({ at: path, what, reason }: Pick<Case, "at" | "what" | "reason">): string =>
  `${path || "the value"}: ${what}${reason === undefined ? "" : `, although ${reason}`}`;

/** The fault of a value, and the rule that says so. */
export const describeRefusal = ({ what, reason }: Pick<Case, "what" | "reason">): string =>
  reason === undefined ? what : `${what}: ${reason}`;

/** Each member left out, all optional ones at once, and a member that nobody knows yet. */
function presence(facts: Facts): Case[] {
  const { section, value: full } = facts;
  if (!isObject(full)) return [];
  const optional = Array.isArray(facts.optional) ? facts.optional : [];
  const least = optional.reduce<JsonObject>((value, name) => remove(value, name), full);
  return [
    ...Object.keys(full).map((name): Case => {
      const good = optional.includes(name);
      return { value: remove(full, name), good, at: name, what: "left out", section };
    }),
    {
      value: least,
      good: mayBeEmpty(facts, "") || Object.keys(least).length > 0,
      at: "",
      what: "without any optional member",
      section,
    },
    {
      value: { ...full, unheardOf: Object.values(full)[0] },
      good: true,
      at: "",
      what: "with a further member",
      section,
    },
  ];
}

/** The value itself, its members, and the first items of its lists. */
function pathsOf(value: unknown, path = "", depth = 0): string[] {
  const inner = (key: string, member: unknown) => pathsOf(member, path ? `${path}/${key}` : key, depth + 1);
  if (Array.isArray(value)) return [path, ...(value.length > 0 ? inner("0", value[0]) : [])];
  if (isObject(value) && depth === 0)
    return [path, ...Object.entries(value).flatMap(([key, member]) => inner(key, member))];
  return [path];
}

const SAMPLES: unknown[] = [null, true, 7, "text", [], {}];

const typeOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value);

function types(facts: Facts, path: string): Case[] {
  const own = at(facts.value, path);
  const taken = [own, ...(asMembers(facts.accepted)[path] ?? [])];
  const { section } = facts;
  const of = (value: unknown, good: boolean, what: string): Case => ({
    value: put(facts.value, path, value),
    good,
    at: path,
    what,
    section,
  });
  const wrong = SAMPLES.filter((sample) => !taken.some((value) => typeOf(value) === typeOf(sample)));
  const cases = wrong.map((sample) =>
    of(sample, false, `${JSON.stringify(sample)} instead of a value of type ${typeOf(own)}`),
  );
  if (Array.isArray(own)) return [...cases, ...(mayBeEmpty(facts, path) ? [of([], true, "an empty list")] : [])];
  if (typeof own !== "number") return cases;
  const whole = facts.integer === true || (facts.integer || []).includes(path);
  return [...cases, of(own + 0.5, !whole, "a fraction")];
}

const mayBeEmpty = (facts: Facts, path: string): boolean => !/^[1-9]/.test(asMembers(facts.limits)[path] ?? "");

function refusals(facts: Facts): Case[] {
  return (facts.refused ?? []).flatMap(({ why, section = facts.section, values = [], at: members = {} }) => {
    const paths = Object.entries({ "": values, ...members });
    return paths.flatMap(([path, bad]) =>
      bad.map(
        (value): Case => ({
          value: put(facts.value, path, value),
          good: false,
          at: path,
          what: shown(value),
          reason: why,
          section,
        }),
      ),
    );
  });
}

/** Values of an enumeration that the facts do not name. */
export const beyond = (facts: Facts, values: readonly unknown[]): unknown[] =>
  facts.exactly ? values.filter((value) => !facts.exactly?.some((one) => sameJson(one, value))) : [];
