import type { ApiDocument } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { conjuncts } from "../document/mutations.ts";
import { child } from "../document/pointer.ts";
import type { Fact } from "./facts.ts";
import type { InnerValue } from "./inner-values.ts";
import { type StatedValue, shown, statedValues } from "./stated-values.ts";

export interface StatedMember {
  value: unknown;
  at: string;
  what: string;
  good: boolean;
  section: string;
  pointer: string;
}

export type StatedMembers = (place: InnerValue) => StatedMember[];

export function createStatedMembers(document: ApiDocument, facts: readonly Fact[]): StatedMembers {
  const all = statedValues(document, facts);
  return ({ schema, value, at, put }) =>
    conjuncts(document, schema).flatMap(({ pointer }) =>
      all
        .filter(({ component, path }) => component === pointer && (path.length === 0 || value !== undefined))
        .map((stated): StatedMember => {
          const { good, fact, path } = stated;
          const member = put(putAt(value, path, stated.value));
          return {
            value: member,
            at: child(at, ...path),
            what: describeStated(stated),
            good,
            section: fact.section,
            pointer,
          };
        }),
    );
}

export const describeStated = ({ value, good, fact }: StatedValue): string =>
  good ? shown(value) : `${shown(value)}: ${fact.why}`;

function putAt(value: unknown, [key, ...rest]: readonly string[], member: unknown): unknown {
  if (key === undefined) return member;
  if (Array.isArray(value)) return [putAt(value[0], rest, member), ...value.slice(1)];
  const isItem = key === "0" && !isObject(value);
  if (isItem) return [putAt(undefined, rest, member)];
  return { ...(isObject(value) ? value : {}), [key]: putAt(isObject(value) ? value[key] : undefined, rest, member) };
}
