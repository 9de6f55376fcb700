import type { Located } from "./document.ts";
import { arrayAt, isObject } from "./json.ts";
import { child } from "./pointer.ts";

export const membersOf = ({ pointer, value }: Located, key: "allOf" | "anyOf" | "oneOf"): Located[] =>
  arrayAt(value, key).map((member, index) => ({ pointer: child(pointer, key, index), value: member }));

export const branchesOf = (schema: Located): Located[] => [
  ...membersOf(schema, "anyOf"),
  ...membersOf(schema, "oneOf"),
];

export const elementsOf = ({ pointer, value }: Located): Located | undefined =>
  isObject(value) && isObject(value.items) ? { pointer: child(pointer, "items"), value: value.items } : undefined;
