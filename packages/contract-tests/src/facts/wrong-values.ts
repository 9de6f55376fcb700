import type { ApiDocument, Located } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { type Mutation, mutationsOf } from "../document/mutations.ts";
import type { Validator } from "../document/validator.ts";
import { type InnerValue, innerValues } from "./inner-values.ts";
import type { StatedMembers } from "./stated-members.ts";

export interface WrongValue extends Mutation {
  at: string;
  section?: string;
}

interface WrongValueOptions {
  longer?: number;
  stated?: StatedMembers;
}

/** Exactly one fault per payload, at any depth. */
export function wrongValues(
  document: ApiDocument,
  validator: Validator,
  schema: Located,
  good: unknown,
  { longer = 0, stated = () => [] }: WrongValueOptions = {},
): WrongValue[] {
  const wrong = innerValues(document, validator, schema, good).flatMap((place) => {
    const mutated = mutationsOf(document, place.schema, place.value).map(({ what, pointer, value }): WrongValue => {
      const long = typeof value === "string" && pointer.endsWith("/maxLength") ? value + "x".repeat(longer) : value;
      return { what, pointer, at: missingAt(place, pointer, value), value: place.put(long) };
    });
    const refused = stated(place)
      .filter(({ good }) => !good)
      .map(({ at, what, section, pointer, value }): WrongValue => ({ what, section, pointer, at, value }));
    return [...mutated, ...refused];
  });
  return wrong.filter(({ value }) => !validator.accepts(schema.pointer, value));
}

function missingAt({ at, value: good }: InnerValue, pointer: string, wrong: unknown): string {
  if (!/\/required\/\d+$/.test(pointer) || !isObject(good) || !isObject(wrong)) return at;
  const name = Object.keys(good).find((key) => !(key in wrong));
  return name === undefined ? at : `${at}/${name}`;
}
