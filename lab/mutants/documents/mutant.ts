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

export type Kind = (typeof kinds)[number];

export interface Mutant {
  kind: Kind;
  /** Description of the change, such as `drop` or `widen to 101`. */
  change: string;
  pointer: string;
  apply(root: JsonObject): JsonObject;
}

export function mutantsAt(pointer: string, value: JsonObject) {
  const replace = (kind: Kind, change: string, key: string, made: JsonObject): Mutant => ({
    kind,
    change,
    pointer: child(pointer, key),
    apply: (root) => edit(root, pointer, made),
  });
  return {
    set: (kind: Kind, change: string, key: string, to: unknown): Mutant =>
      replace(kind, change, key, { ...value, [key]: to }),
    drop: (kind: Kind, key: string): Mutant => {
      const { [key]: _, ...rest } = value;
      return replace(kind, "drop", key, rest);
    },
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
