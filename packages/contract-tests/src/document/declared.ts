import { branchesOf } from "./branches.ts";
import type { ApiDocument, Located } from "./document.ts";
import { isObject, objectAt } from "./json.ts";
import { conjuncts } from "./mutations.ts";
import { child, pointerOfRef, tokensOf, valueAt } from "./pointer.ts";

const DEEPEST = 5;

/** Maximum number of places: mutually recursive schemas have half a million. */
const MOST = 2000;

/** Keywords that a single value can violate. */
const RULES = new Set(
  "type enum const format pattern minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties maxProperties required".split(
    " ",
  ),
);

export interface Declared {
  members: Set<string>;
  rules: Set<string>;
}

export function declaredIn(document: ApiDocument, schema: Located): Declared {
  const declared: Declared = { members: new Set(), rules: new Set() };
  const places: Place[] = [{ located: schema, path: [], above: new Set() }];
  for (const place of places) if (declared.members.size < MOST) places.push(...noteAt(document, place, declared));
  return declared;
}

interface Place {
  located: Located;
  path: readonly string[];
  above: ReadonlySet<string>;
}

function noteAt(document: ApiDocument, { located, path, above }: Place, declared: Declared): Place[] {
  if (above.has(located.pointer) || path.length > DEEPEST) return [];
  const within = new Set([...above, located.pointer]);
  return conjuncts(document, located).flatMap((part): Place[] => {
    const { pointer, value } = part;
    if (!isObject(value)) return [];
    for (const key of Object.keys(value)) if (RULES.has(key)) declared.rules.add(child(pointer, key));
    if (value.additionalProperties === false) declared.rules.add(child(pointer, "additionalProperties"));
    const members = Object.entries(objectAt(value, "properties")).map(([name, property]): Place => {
      declared.members.add([...path, name].join("/"));
      return {
        located: { pointer: child(pointer, "properties", name), value: property },
        path: [...path, name],
        above: within,
      };
    });
    const items = isObject(value.items) ? [{ pointer: child(pointer, "items"), value: value.items }] : [];
    const here = [...items, ...branchesOf(part)].flatMap((one) =>
      noteAt(document, { located: one, path, above: within }, declared),
    );
    return [...members, ...here];
  });
}

/** Converts `…/schema/type` to `#/components/schemas/NAME/type`. */
export function withoutRefs({ root }: ApiDocument, pointer: string): string {
  let known = "#";
  for (const token of tokensOf(pointer)) {
    const value = valueAt(root, known);
    if (isObject(value) && typeof value.$ref === "string" && !(token in value)) known = pointerOfRef(value.$ref);
    known = child(known, token);
  }
  return known;
}

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
