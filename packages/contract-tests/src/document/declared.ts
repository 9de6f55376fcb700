import { branchesOf } from "./branches.ts";
import type { ApiDocument, Located } from "./document.ts";
import { isObject, objectAt } from "./json.ts";
import { conjuncts } from "./mutations.ts";
import { child, pointerOfRef, tokensOf, valueAt } from "./pointer.ts";

/** Names at most in the path of a member: schemas that contain themselves have no end. */
const DEEPEST = 5;

/** Keywords that a value can break by itself. */
const RULES = new Set(
  "type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties required".split(
    " ",
  ),
);

/** What a schema declares: members by their path without indexes of lists (`items/email`), and the pointers of its rules. */
export interface Declared {
  members: Set<string>;
  rules: Set<string>;
}

/** The members and rules of a schema, and of all that it refers to. */
export function declaredIn(document: ApiDocument, schema: Located): Declared {
  const declared: Declared = { members: new Set(), rules: new Set() };
  const visit = (located: Located, path: readonly string[], above: ReadonlySet<string>): void => {
    if (above.has(located.pointer) || path.length > DEEPEST) return;
    const within = new Set([...above, located.pointer]);
    for (const part of conjuncts(document, located)) {
      const { pointer, value } = part;
      if (!isObject(value)) continue;
      for (const key of Object.keys(value)) if (RULES.has(key)) declared.rules.add(child(pointer, key));
      if (value.additionalProperties === false) declared.rules.add(child(pointer, "additionalProperties"));
      for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
        declared.members.add([...path, name].join("/"));
        visit({ pointer: child(pointer, "properties", name), value: property }, [...path, name], within);
      }
      if (isObject(value.items)) visit({ pointer: child(pointer, "items"), value: value.items }, path, within);
      for (const branch of branchesOf(part)) visit(branch, path, within);
    }
  };
  visit(schema, [], new Set());
  return declared;
}

/** A pointer in which no `$ref` is passed: `…/schema/type`, where the schema is a reference, is `#/components/schemas/NAME/type`. */
export function withoutRefs({ root }: ApiDocument, pointer: string): string {
  let known = "#";
  for (const token of tokensOf(pointer)) {
    const value = valueAt(root, known);
    if (isObject(value) && typeof value.$ref === "string" && !(token in value)) known = pointerOfRef(value.$ref);
    known = child(known, token);
  }
  return known;
}

/** Paths of all members in a value, without indexes of lists. */
export function membersIn(value: unknown, found = new Set<string>(), path = ""): Set<string> {
  if (Array.isArray(value)) for (const item of value) membersIn(item, found, path);
  else if (isObject(value) && path.split("/").length <= DEEPEST + 1)
    for (const [name, member] of Object.entries(value)) {
      const inner = path === "" ? name : `${path}/${name}`;
      found.add(inner);
      if (typeof member === "object" && member !== null) membersIn(member, found, inner);
    }
  return found;
}
