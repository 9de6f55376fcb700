import {
  type ApiDocument,
  arrayAt,
  branchesOf,
  child,
  conjuncts,
  isObject,
  type Located,
  objectAt,
} from "@assessment-api/contract-tests/internal";

/** A member of a schema: its path (`*` for each element) and schemas. */
export interface Member {
  way: string[];
  required: boolean;
  schemas: Record<string, unknown>[];
}

const DEEP = 6;

/** Returns the members of a body, outermost first. */
export function membersOf(document: ApiDocument, schema: Located): Member[] {
  const found: Member[] = [];
  const visit = (located: Located, way: string[]) => {
    if (way.length > DEEP) return;
    const parts = conjuncts(document, located);
    const all = [...parts, ...parts.flatMap(branchesOf).flatMap((branch) => conjuncts(document, branch))];
    const required = new Set(all.flatMap(({ value }) => arrayAt(value, "required")).map(String));
    for (const { pointer, value } of all) {
      if (!isObject(value)) continue;
      if (isObject(value.items)) visit({ pointer: child(pointer, "items"), value: value.items }, [...way, "*"]);
      for (const [name, property] of Object.entries(objectAt(value, "properties"))) {
        const inner = { pointer: child(pointer, "properties", name), value: property };
        const own = conjuncts(document, inner);
        const schemas = [...own, ...own.flatMap(branchesOf).flatMap((one) => conjuncts(document, one))];
        found.push({
          way: [...way, name],
          required: required.has(name),
          schemas: schemas.map((one) => objectOf(one.value)),
        });
        visit(inner, [...way, name]);
      }
    }
  };
  visit(schema, []);
  return found
    .filter(({ way }, index) => found.findIndex((one) => one.way.join("/") === way.join("/")) === index)
    .sort((a, b) => a.way.length - b.way.length);
}

const objectOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** Changes every member at a path; `undefined` removes it. Returns whether there was a member. */
export function changeAt(body: unknown, way: readonly string[], change: (value: unknown) => unknown): boolean {
  const [first, ...rest] = way;
  if (first === undefined) return false;
  if (first === "*") return Array.isArray(body) && body.map((item) => changeAt(item, rest, change)).some(Boolean);
  if (!isObject(body) || !(first in body)) return false;
  if (rest.length > 0) return changeAt(body[first], rest, change);
  const value = change(body[first]);
  if (value === undefined) delete body[first];
  else body[first] = value;
  return true;
}
