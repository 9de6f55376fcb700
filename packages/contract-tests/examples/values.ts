import type { ApiDocument } from "../src/document/document.ts";
import { isObject, type JsonObject } from "../src/document/json.ts";
import { listPlaces, type Place } from "../src/document/places.ts";
import { child } from "../src/document/pointer.ts";

export interface ExampleValue extends Pick<Place, "what" | "status"> {
  document: string;
  pointer: string;
  value: unknown;
}

export interface Part {
  object: JsonObject;
  pointer: string;
  example: ExampleValue;
}

export const exampleValues = (document: ApiDocument): ExampleValue[] =>
  listPlaces(document).flatMap(({ what, status, spec }) =>
    spec.examples.map(({ pointer, value }) => ({ document: document.name, what, status, pointer, value })),
  );

export function partsOf(examples: readonly ExampleValue[]): Part[] {
  const once = new Map(examples.map((example) => [`${example.document} ${example.pointer}`, example]));
  return [...once.values()].flatMap((example) => inside(example.value, example.pointer, example));
}

function inside(value: unknown, pointer: string, example: ExampleValue): Part[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => inside(item, child(pointer, index), example));
  if (!isObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, member]) => inside(member, child(pointer, key), example));
  return [{ object: value, pointer, example }, ...inner];
}

export const sayOf = ({ example, pointer }: Part, message: string): string =>
  `${example.document} ${pointer}: ${message}`;
