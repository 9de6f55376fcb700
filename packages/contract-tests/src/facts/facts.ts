import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type ScalarTag } from "yaml";
import { isObject, type JsonObject } from "../document/json.ts";

/** Values that a schema must refuse, and why. */
export interface Refusal {
  why: string;
  /** Section of the description that says so, where it is another than that of the file. */
  section?: string;
  /** Whole values. */
  values?: unknown[];
  /** Values of a member, put into the good value; the path of a member inside a list is `tags/0`. */
  at?: Record<string, unknown[]>;
}

/** Facts of one schema, parameter or header, kept by hand: `specs/<version>/facts/<kind>/<name>.yaml`. */
export interface Facts {
  kind: "schemas" | "parameters" | "headers";
  name: string;
  /** Section of the description that states them. */
  section: string;
  /** The values of an enumeration, no more and no fewer. */
  exactly?: unknown[];
  /** A good value with every member; no member takes a value of another type unless `accepted` shows one. */
  value?: unknown;
  /** Members that may be absent, all others may not; `true` for a parameter or header that may be absent. */
  optional?: string[] | true;
  /** Numbers that take no fractions; all others do. `true` for the value itself. */
  integer?: string[] | true;
  /** Further good values: whole ones, or those of members. */
  accepted?: unknown[] | Record<string, unknown[]>;
  refused?: Refusal[];
  /** Least and most of a number, of the characters of a text or of the items of a list: `1..200 not blank`. */
  limits?: string | Record<string, string>;
  /** The meaning of an absent parameter. */
  default?: unknown;
  /** The meaning of absent members. */
  defaults?: Record<string, unknown>;
  /** A parameter as it travels with its value: `count=10`, `X-Api-Key: text`, `{id}=text`. */
  sent?: string;
}

/** A value that the schema must take or refuse. */
export interface Case {
  value: unknown;
  good: boolean;
  /** Path of the member that it is about, such as `tags/0`; empty for the whole value. */
  at: string;
  /** The state of that member, for example `left out`. */
  what: string;
  /** Why a value must be refused, where a refusal says so. */
  reason?: string;
  section: string;
}

/** The facts of a document. */
export interface DocumentFacts {
  values: Facts[];
  /** The table of operations, as `operations.yaml` has it. */
  operations: JsonObject;
}

/** `!repeat a*64@example.com`: what stands before an asterisk, that many times. */
const repeat: ScalarTag = {
  tag: "!repeat",
  resolve: (text: string) => text.replace(/(.)\*(\d+)/g, (_, one: string, times: string) => one.repeat(Number(times))),
};

/** Stands for the good value of another schema until all files are read. */
class Reference {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** `!facts Candidate`: the good value of that schema. */
const reference: ScalarTag = { tag: "!facts", resolve: (name: string) => new Reference(name) };

const readYaml = (file: string): unknown => parse(readFileSync(file, "utf8"), { customTags: [repeat, reference] });

/** Reads `facts/` of a document's folder. */
export function readFacts(folder: string): DocumentFacts {
  const operations = readYaml(join(folder, "operations.yaml"));
  const files = (["schemas", "parameters", "headers"] as const).flatMap((kind) => readKind(folder, kind));
  return {
    values: withReferences(withBases(files)),
    operations: isObject(operations) ? operations : {},
  };
}

type FactsFile = Facts & { extends?: string };

const KEYS = [
  "section", "extends", "exactly", "sent", "value", "optional", "integer", "accepted", "refused", "limits", "default",
  "defaults",
]; // biome-ignore format: a list

function readKind(folder: string, kind: Facts["kind"]): FactsFile[] {
  if (!existsSync(join(folder, kind))) return [];
  return readdirSync(join(folder, kind)).map((file) => {
    const content = readYaml(join(folder, kind, file));
    const unknown = isObject(content) ? Object.keys(content).find((key) => !KEYS.includes(key)) : "nothing";
    if (unknown !== undefined) throw new Error(`${kind}/${file}: ${unknown} is no fact`);
    if (!(content as Facts).section) throw new Error(`${kind}/${file}: no section is named`);
    return { ...(content as FactsFile), kind, name: file.replace(/\.yaml$/, "") };
  });
}

/** Adds the facts of the schema that `extends` names. */
function withBases(files: FactsFile[]): Facts[] {
  const withBase = ({ extends: name, ...own }: FactsFile): Facts => {
    if (name === undefined) return own;
    const file = files.find((one) => one.kind === own.kind && one.name === name);
    if (!file) throw new Error(`facts of ${own.name} extend ${name}, which has none`);
    const base = withBase(file);
    const merged: Facts = {
      ...own,
      value: { ...(base.value as JsonObject), ...(own.value as JsonObject) },
      accepted: { ...asMembers(base.accepted), ...asMembers(own.accepted) },
      refused: [...(base.refused ?? []), ...(own.refused ?? [])],
      limits: { ...asMembers(base.limits), ...asMembers(own.limits) },
      defaults: { ...base.defaults, ...own.defaults },
    };
    for (const key of ["optional", "integer"] as const) {
      const lists = [base[key], own[key]].flatMap((one) => (Array.isArray(one) ? one : []));
      if (lists.length > 0) merged[key] = lists;
    }
    return merged;
  };
  return files.map(withBase);
}

/** Puts good values in the place of references to them. */
function withReferences(all: Facts[]): Facts[] {
  const goodValue = (name: string, from: readonly string[]): unknown => {
    const facts = all.find((one) => one.kind === "schemas" && one.name === name);
    if (facts?.value === undefined || from.includes(name))
      throw new Error(`no value for !facts ${name} in the facts of ${from.join(", ")}`);
    return fill(facts.value, [...from, name]);
  };
  const fill = (value: unknown, from: readonly string[]): unknown => {
    if (value instanceof Reference) return goodValue(value.name, from);
    if (Array.isArray(value)) return value.map((item) => fill(item, from));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, fill(member, from)]));
  };
  return all.map((facts) => fill(facts, [facts.kind === "schemas" ? facts.name : facts.kind]) as Facts);
}

/** Facts of members by their path; facts of the whole value stand under the empty path. */
export const asMembers = <T extends string | unknown[]>(said: T | Record<string, T> | undefined): Record<string, T> =>
  typeof said === "string" || Array.isArray(said) ? { "": said } : (said ?? {});
