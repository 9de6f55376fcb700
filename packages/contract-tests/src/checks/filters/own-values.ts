import { elementsOf } from "../../document/branches.ts";
import { type Operation, type Parameter, resolve } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { readText } from "../../messages/check-request.ts";
import type { Walk } from "../../session/pages.ts";
import type { Session } from "../../session/session.ts";
import { embeddedFor } from "./embedded-member.ts";
import { isSearch, type Relation, relationOf } from "./matching.ts";

const WEIGHED = 200;

export interface OwnValues {
  relation: Relation | undefined;
  found: string[];
  few: string[];
  telling: unknown[];
}

/** Searches may ignore spaces and punctuation. */
const SEARCHED = /[\p{L}\p{N}][\p{L}\p{N}.@-]*( [\p{L}\p{N}.@-]+)*/u;
const SHORTEST = 4;

/** Shortens `Go Developer, middle` to `Go Developer`, because a search may ignore punctuation. */
function searchedIn(text: string): string[] {
  const [own = ""] = SEARCHED.exec(text) ?? [];
  return own === text || (text.startsWith(own) && own.length >= SHORTEST) ? [own] : [];
}

export function valuesFor(session: Session, operation: Operation, parameter: Parameter, all: Walk): OwnValues {
  const { name } = parameter;
  const embedded = embeddedFor(session, operation, parameter);
  const relation =
    all.items.map((item) => relationOf(name, item, embedded)).find((one) => one !== undefined) ??
    (isSearch(name) ? relationOf(name, {}) : undefined);
  const searched = (text: string) => (isSearch(name) ? searchedIn(text) : text.trim() === "" ? [] : [text]);
  const found = relation
    ? [
        ...new Set(all.items.flatMap((item) => relation.valuesOf(item)).flatMap((value) => searched(String(value)))),
      ].filter((value) => isTaken(session, parameter, value))
    : [];
  const shares = found
    .slice(0, WEIGHED)
    .map((value) => ({ value, share: all.items.filter((item) => relation?.fits(item, value)).length }))
    .sort((a, b) => a.share - b.share)
    .map(({ value }) => value);
  const few = shares.slice(0, 2);
  const telling = isSearch(name) ? pairsOfLetters(found) : [...few, ...found.slice(-2), ...shares.slice(-1)];
  const several = schemaIs(session, parameter, "array");
  return { relation, found, few, telling: [...new Set(telling)].map((value) => (several ? [value] : value)) };
}

/**
 * Returns pairs of letters in about half of the texts. A whole text matches one element, which rarely distinguishes
 * filters and fills no second page.
 */
function pairsOfLetters(texts: readonly string[]): string[] {
  const all = texts.map((text) => text.toLowerCase());
  const pairs = new Set(
    all.slice(0, 50).flatMap((text) => [...text.matchAll(/(?=([a-z]{2}))/g)].map(([, two = ""]) => two)),
  );
  const distance = (two: string) => Math.abs(all.filter((text) => text.includes(two)).length - all.length / 2);
  return [...pairs]
    .map((two) => ({ two, far: distance(two) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ two }) => two);
}

/** Skips values that the parameter refuses, such as decimal prices for an integer parameter. */
function isTaken({ document, validator }: Session, { schema }: Parameter, value: string): boolean {
  if (!schema) return true;
  const resolved = resolve(document.root, schema);
  const one = elementsOf(resolved) ?? resolved;
  return validator.accepts(one.pointer, readText(document, one, value, validator));
}

export const schemaIs = (session: Session, { schema }: Parameter, type: string): boolean => {
  const value = schema ? resolve(session.document.root, schema).value : undefined;
  return isObject(value) && value.type === type;
};
