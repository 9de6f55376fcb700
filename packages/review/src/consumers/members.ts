import { arrayAt, isObject, type JsonObject, objectAt } from "../model/json.ts";
import { listOperations, type Operation, parametersOf } from "../model/operations.ts";
import { child, locate, placeOfTarget, tokensOf, valueAt } from "../model/pointer.ts";
import { baseOf, keyOf } from "./usage.ts";

/** A schema of a value. `key` is the prefix of its members in a usage file. */
export interface Described {
  pointer: string;
  key: string;
}

/** Normalizes an operation name by removing the names of path parameters. */
export const sameName = (operation: string): string => operation.replaceAll(/\{[^}]*\}/g, "{}");

const operationsByName = new WeakMap<JsonObject, Map<string, Operation>>();
export function operationNamed(root: JsonObject, name: string): Operation | undefined {
  const known = operationsByName.get(root) ?? new Map(listOperations(root).map((one) => [sameName(one.name), one]));
  operationsByName.set(root, known);
  return known.get(sameName(name));
}

/**
 * Lists a schema and all schemas that describe the same value: targets of `$ref`, members of `allOf`, `anyOf` and
 * `oneOf`, schemas of items and undeclared members. A consumer that reads a list reads its items.
 */
export function describing(root: JsonObject, start: readonly Described[]): Described[] {
  const found = new Map<string, Described>();
  const visit = ({ pointer, key }: Described): void => {
    const schema = valueAt(root, pointer);
    if (found.has(pointer) || !isObject(schema)) return;
    found.set(pointer, { pointer, key });
    if (typeof schema.$ref === "string") {
      const target = decodeURIComponent(schema.$ref);
      const [, , section, name = ""] = tokensOf(target).length === 3 ? ["", ...tokensOf(target)] : [];
      visit({ pointer: target, key: section === "schemas" ? name : key });
    }
    for (const keyword of ["allOf", "anyOf", "oneOf", "prefixItems"])
      for (const index of arrayAt(schema, keyword).keys()) visit({ pointer: child(pointer, keyword, index), key });
    for (const keyword of [
      "items",
      "additionalProperties",
      "then",
      "else",
      "if",
      "not",
      "contains",
      "contentSchema",
      "unevaluatedProperties",
    ])
      visit({ pointer: child(pointer, keyword), key });
    for (const target of Object.values(objectAt(schema.discriminator, "mapping"))) {
      const place = placeOfTarget(target);
      visit({ pointer: place, key: tokensOf(place)[2] ?? key });
    }
    for (const keyword of ["patternProperties", "dependentSchemas"])
      for (const name of Object.keys(objectAt(schema, keyword))) visit({ pointer: child(pointer, keyword, name), key });
  };
  start.forEach(visit);
  return [...found.values()];
}

export const isReadOnly = (root: JsonObject, pointer: string): boolean =>
  describing(root, [{ pointer, key: "" }]).some((one) => {
    const schema = valueAt(root, one.pointer);
    return isObject(schema) && schema.readOnly === true;
  });

export function membersOf(root: JsonObject, schemas: readonly Described[]): Map<string, Described[]> {
  const members = new Map<string, Described[]>();
  for (const { pointer, key } of schemas)
    for (const name of Object.keys(objectAt(valueAt(root, pointer), "properties")))
      members.set(name, [
        ...(members.get(name) ?? []),
        { pointer: child(pointer, "properties", name), key: keyOf(key, [name]) },
      ]);
  return members;
}

export function schemasAt(root: JsonObject, pointer: string, key: string): Described[] {
  const place = locate(root, pointer);
  if (!place) return [];
  const media = Object.keys(objectAt(place.value, "content")).map((name) => child(place.pointer, "content", name));
  return [place.pointer, ...media].flatMap((one) =>
    ["schema", "itemSchema"]
      .map((keyword) => ({ pointer: child(one, keyword), key }))
      .filter((found) => isObject(valueAt(root, found.pointer))),
  );
}

export interface Resolved {
  places: string[];
  schemas: Described[];
}

/** Finds a member of a usage file in a document. Ignores a last token `*`, which callers handle. */
export function resolveMember(root: JsonObject, key: string): Resolved {
  const base = baseOf(key);
  const tokens = key
    .slice(base.length + 1)
    .split("/")
    .filter((token) => token !== "" && token !== "*")
    .map((token) => token.replaceAll("~2", " ").replaceAll("~1", "/").replaceAll("~0", "~"));
  let { places, schemas, rest } = startOf(root, base, tokens);
  for (const token of rest) {
    const members = membersOf(root, describing(root, schemas)).get(token) ?? [];
    places = members.map(({ pointer }) => pointer);
    schemas = members;
  }
  return { places, schemas: describing(root, schemas) };
}

function startOf(root: JsonObject, base: string, tokens: string[]): Resolved & { rest: string[] } {
  const section = /^(\w+):(.*)$/.exec(base);
  const at = (pointer: string, rest = tokens) => ({ places: [pointer], schemas: schemasAt(root, pointer, base), rest });
  if (section) return at(child("#/components", section[1] ?? "", section[2] ?? ""));
  const part = /^(.*) ([^ ]+)$/.exec(base);
  const operation = part && operationNamed(root, part[1] ?? "");
  if (!part) {
    const pointer = child("#/components/schemas", base);
    return { places: [pointer], schemas: [{ pointer, key: base }], rest: tokens };
  }
  const [, , name = ""] = part;
  if (!operation) return { places: [], schemas: [], rest: [] };
  if (name === "body") return at(child(operation.pointer, "requestBody"));
  if (!["query", "header", "path", "cookie"].includes(name)) return at(child(operation.pointer, "responses", name));
  const [first = "", ...rest] = tokens;
  if (first === "") {
    const all = [...parametersOf(root, operation)].filter(([key]) => key.startsWith(`${name}.`)).map(([, one]) => one);
    const places = all.flatMap(({ listed, pointer }) => [listed, pointer]);
    return { places, schemas: all.flatMap(({ pointer }) => schemasAt(root, pointer, base)), rest };
  }
  const parameter = parametersOf(root, operation).get(`${name}.${name === "header" ? first.toLowerCase() : first}`);
  if (!parameter) return { places: [], schemas: [], rest: [] };
  return {
    places: [parameter.listed, parameter.pointer],
    schemas: schemasAt(root, parameter.pointer, keyOf(base, [first])),
    rest,
  };
}

/** Lists all places and schemas at and below the given schemas. */
export function everythingBelow(root: JsonObject, start: readonly Described[]): Set<string> {
  const found = new Set<string>();
  const queue = [...start];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const schemas = describing(root, [next]).filter(({ pointer }) => !found.has(pointer));
    for (const { pointer } of schemas) found.add(pointer);
    queue.push(...[...membersOf(root, schemas).values()].flat());
  }
  return found;
}
