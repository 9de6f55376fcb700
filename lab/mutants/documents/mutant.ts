import { child, type JsonObject } from "@assessment-api/contract-tests/internal";
import { edit } from "./edit.ts";

export const kinds = [
  "bound",
  "enum",
  "required",
  "nullable",
  "type",
  "format",
  "pattern",
  "default",
  "member",
  "branch",
  "parameter",
  "request body",
  "media type",
  "status",
  "header",
  "key",
  "rate limit",
] as const;

/** The kind of document element that a mutant changes. */
export type Kind = (typeof kinds)[number];

/** A single change of a document. */
export interface Mutant {
  kind: Kind;
  /** The change, for example `drop` or `widen to 101`. */
  change: string;
  /** JSON pointer to the changed element. */
  pointer: string;
  /** The document after the change. */
  apply(root: JsonObject): JsonObject;
}

/** Makes mutants of the value at one pointer. */
export function mutantsAt(pointer: string, value: JsonObject) {
  const replace = (kind: Kind, change: string, key: string, made: JsonObject): Mutant => ({
    kind,
    change,
    pointer: child(pointer, key),
    apply: (root) => edit(root, pointer, made),
  });
  return {
    /** Another value under a key. */
    set: (kind: Kind, change: string, key: string, to: unknown): Mutant =>
      replace(kind, change, key, { ...value, [key]: to }),
    drop: (kind: Kind, key: string): Mutant => {
      const { [key]: _, ...rest } = value;
      return replace(kind, "drop", key, rest);
    },
    /** Another name for a key. */
    rename: (kind: Kind, key: string, to: string): Mutant =>
      replace(
        kind,
        `change to ${to}`,
        key,
        Object.fromEntries(Object.entries(value).map(([name, member]) => [name === key ? to : name, member])),
      ),
    replace,
  };
}
