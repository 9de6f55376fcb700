import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "../json.ts";
import { child, componentOf, isWithin, valueAt } from "../pointer.ts";
import { commonMultiple } from "./numbers.ts";
import { ignoresSiblings, isAlone, isAnnotation, isIdle, normalKeyword } from "./whole-keywords.ts";

/**
 * Pointers of all schemas whose keywords apply together: the schema, `$ref` targets and `allOf` members. So inlining or
 * wrapping does not change the meaning.
 */
export type Node = readonly string[];

export interface Keyword {
  value: unknown;
  pointer: string;
  written?: string[];
}

export interface Effective {
  /** Component that the node refers to without other keywords; with `or null` if it allows null. */
  component?: string;
  /** Pointer for findings: the schema with the most keywords. */
  pointer: string;
  pointers: string[];
  types: Set<string> | undefined;
  values: (Keyword & { value: unknown[] }) | undefined;
  keywords: Map<string, Keyword>;
  at: Map<string, string>;
  properties: Map<string, Node>;
  required: Map<string, string>;
  items: Node | undefined;
  /** Schema of undeclared properties; `false` if they are rejected. */
  additional: Node | false | undefined;
  unions: Union[];
}

export interface Union {
  keyword: "anyOf" | "oneOf";
  /** Keyword in the document; undefined if the schema is treated as a union of one member. */
  written?: "anyOf" | "oneOf";
  pointer: string;
  members: Node[];
}

const STRUCTURE = new Set([
  "$ref",
  "allOf",
  "type",
  "nullable",
  "enum",
  "const",
  "properties",
  "required",
  "items",
  "additionalProperties",
  // Only apply if referenced.
  "$defs",
  "definitions",
]);

export function acceptsNothing(root: JsonObject, pointer: string, hops = 20): boolean {
  const value = valueAt(root, pointer);
  if (value === false) return true;
  if (!isObject(value) || hops === 0) return false;
  const [keyword, ...more] = Object.keys(value).filter((key) => !isAnnotation(key));
  if (typeof value.$ref === "string" && (more.length === 0 || ignoresSiblings(root)))
    return acceptsNothing(root, decodeURIComponent(value.$ref), hops - 1);
  return keyword === "not" && more.length === 0 && (value.not === true || sameJson(value.not, {}));
}

const UNEVALUATED = ["unevaluatedProperties", "unevaluatedItems"];

interface Part {
  pointer: string;
  schema: JsonObject;
}

interface Parts {
  parts: Part[];
  /** Pointer of `{type: null}` next to the only other union member. */
  orNull: string | undefined;
}

export type Read = (node: Node) => Effective;

function isNullSchema(value: unknown): boolean {
  if (!isObject(value)) return false;
  const said = Object.entries(value).filter(([keyword]) => !isAnnotation(keyword));
  return said.length > 0 && said.every(([keyword, one]) => NULLS[keyword]?.(one) ?? false);
}

const NULLS: Record<string, (value: unknown) => boolean> = {
  type: (value) => value === "null",
  const: (value) => value === null,
  enum: (value) => sameJson(value, [null]),
};

/** Returns true for `not: {not: schema}`, which means the schema. */
const isDoubleNegation = (value: unknown): boolean =>
  isObject(value) && isObject(value.not) && Object.keys(value).every((key) => key === "not" || isAnnotation(key));

/** Returns the branch of an `if` that accepts everything or nothing. */
function branchOf(root: JsonObject, pointer: string, schema: JsonObject): "then" | "else" | undefined {
  if (!("if" in schema)) return undefined;
  if (schema.if === true || sameJson(schema.if, {})) return "then";
  return acceptsNothing(root, child(pointer, "if")) ? "else" : undefined;
}

/** Collects the schemas behind `$ref`, `allOf`, and unions of one member, optionally with null. */
function partsOf(root: JsonObject, node: Node): Parts {
  const seen = new Set<string>();
  const found: Parts = { parts: [], orNull: undefined };
  const visit = (pointer: string): void => {
    if (seen.has(pointer)) return;
    seen.add(pointer);
    const value = valueAt(root, pointer);
    const written = value === false ? { not: {} } : isObject(value) ? value : {};
    const { $ref } = written;
    const schema = typeof $ref === "string" && ignoresSiblings(root) ? { $ref } : written;
    const { ...own } = schema;
    if (isDoubleNegation(schema.not)) delete own.not;
    if (branchOf(root, pointer, schema)) for (const keyword of ["if", "then", "else"]) delete own[keyword];
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const members = arrayAt(schema, keyword);
      const places = [...members.keys()].filter((index) => !acceptsNothing(root, child(pointer, keyword, index)));
      const nulls = places.filter((index) => isNullSchema(members[index]));
      const others = places.filter((index) => !nulls.includes(index));
      if (others.length !== 1 || nulls.length > 1) continue;
      delete own[keyword];
      if (nulls.length === 1) found.orNull ??= child(pointer, keyword, nulls[0] ?? 0);
      found.parts.push({ pointer, schema: own });
      visit(child(pointer, keyword, others[0] ?? 0));
      visitAll(pointer, schema);
      return;
    }
    found.parts.push({ pointer, schema: own });
    visitAll(pointer, schema);
  };
  const visitAll = (pointer: string, schema: JsonObject): void => {
    if (typeof schema.$ref === "string") visit(decodeURIComponent(schema.$ref));
    for (const index of arrayAt(schema, "allOf").keys()) visit(child(pointer, "allOf", index));
    if (isDoubleNegation(schema.not)) visit(child(pointer, "not", "not"));
    const branch = branchOf(root, pointer, schema);
    if (branch && branch in schema) visit(child(pointer, branch));
  };
  node.forEach(visit);
  return found;
}

const weight = ({ schema }: Part) => Object.keys(schema).filter((key) => key !== "$ref" && !isAnnotation(key)).length;

/**
 * Combines the keywords of a node. `without`: unions to ignore; `nullPlace`: pointer of a `{type: null}` that allows
 * null.
 */
export function combine(root: JsonObject, node: Node, without: readonly string[] = [], nullPlace?: string): Effective {
  const { parts, orNull = nullPlace } = partsOf(root, node);
  const main = parts.reduce<Part | undefined>(
    (best, part) => (best && weight(best) >= weight(part) ? best : part),
    undefined,
  );
  const effective: Effective = {
    pointer: main && weight(main) > 0 ? main.pointer : (parts.at(-1)?.pointer ?? node[0] ?? "#"),
    pointers: parts.map(({ pointer }) => pointer),
    types: undefined,
    values: undefined,
    keywords: new Map(),
    at: new Map(),
    properties: new Map(),
    required: new Map(),
    items: undefined,
    additional: undefined,
    unions: [],
  };
  for (const part of parts) add(root, effective, part, without, isWhole(part, parts));
  for (const part of parts) addToOthers(root, effective, part, parts);
  tidyContains(effective);
  tidyForbidden(root, effective);
  for (const union of effective.unions)
    union.members = union.members.filter((member) => !member.some((one) => acceptsNothing(root, one)));
  const component = componentAlone(root, node, parts);
  if (component !== undefined) effective.component = component + (orNull ? " or null" : "");
  if (orNull) {
    effective.types?.add("null");
    if (effective.values) effective.values = { ...effective.values, value: [...effective.values.value, null] };
    for (const union of effective.unions) union.members.push([orNull]);
  }
  return effective;
}

function componentAlone(root: JsonObject, node: Node, parts: Part[]): string | undefined {
  const index = parts.findIndex(({ pointer }) => componentOf(pointer) === pointer);
  const component = parts[index]?.pointer;
  if (component === undefined || node.length > 1 || !parts.slice(0, index).every(isWrapper)) return undefined;
  return index === 0 || partsOf(root, [component]).parts.length === parts.length - index ? component : undefined;
}

/** Removes properties that accept nothing. An open object forbids their names instead, as with `not: {required: [name]}`. */
function tidyForbidden(root: JsonObject, { additional, keywords, properties, required, types }: Effective): void {
  const isObjectOnly = types?.size === 1 && types.has("object");
  for (const [name, node] of properties) {
    const pointer = node.find((one) => acceptsNothing(root, one));
    if (pointer === undefined || (additional !== false && (!isObjectOnly || required.has(name)))) continue;
    properties.delete(name);
    if (additional === false) continue;
    keywords.set("not", merge("not", keywords.get("not"), { value: { required: [name] }, pointer }));
  }
}

/** Replaces a `contains` that every item matches by a length. */
function tidyContains({ keywords }: Effective): void {
  const contains = keywords.get("contains");
  if (!contains || !sameJson(contains.value, {}) || keywords.has("unevaluatedItems")) return;
  const least = keywords.get("minContains") ?? { value: 1, pointer: contains.pointer };
  const most = keywords.get("maxContains");
  for (const keyword of ["contains", "minContains", "maxContains"]) keywords.delete(keyword);
  if (least.value !== 0) keywords.set("minItems", merge("minItems", keywords.get("minItems"), least));
  if (most) keywords.set("maxItems", merge("maxItems", keywords.get("maxItems"), most));
}

/** Returns whether a part contains all parts with keywords. */
const isWhole = (part: Part, parts: Part[]) =>
  part === parts[0] || parts.every((other) => isWithin(other.pointer, part.pointer) || isWrapper(other));

const isWrapper = ({ schema }: Part) =>
  Object.keys(schema).every((keyword) => ["$ref", "allOf"].includes(keyword) || isAnnotation(keyword));

function add(
  root: JsonObject,
  effective: Effective,
  { pointer, schema }: Part,
  without: readonly string[],
  isAll: boolean,
): void {
  addTypes(effective, pointer, schema);
  addValues(effective, pointer, schema);
  for (const name of Object.keys(objectAt(schema, "properties"))) {
    const known = effective.properties.get(name) ?? [];
    effective.properties.set(name, [...known, child(pointer, "properties", name)]);
  }
  for (const name of arrayAt(schema, "required")) {
    if (!effective.required.has(String(name))) effective.required.set(String(name), child(pointer, "required"));
  }
  // `items: false` limits a list to its `prefixItems`.
  if (schema.items !== undefined && acceptsNothing(root, child(pointer, "items")))
    effective.keywords.set(
      "maxItems",
      merge("maxItems", effective.keywords.get("maxItems"), {
        value: arrayAt(schema, "prefixItems").length,
        pointer: child(pointer, "items"),
      }),
    );
  else if (schema.items !== undefined) effective.items = [...(effective.items ?? []), child(pointer, "items")];
  addAdditional(root, effective, pointer, schema.additionalProperties);
  for (const [keyword, written] of Object.entries(schema)) {
    const at = child(pointer, keyword);
    if (STRUCTURE.has(keyword) || isAlone(keyword, schema) || without.includes(at)) continue;
    const value = normalKeyword(root, keyword, written);
    if (isIdle(keyword, value)) continue;
    if (keyword === "anyOf" || keyword === "oneOf")
      effective.unions.push({
        keyword,
        written: keyword,
        pointer: at,
        members: arrayAt(schema, keyword).map((_, index) => [child(at, index)]),
      });
    else
      effective.keywords.set(
        keyword,
        merge(keyword, effective.keywords.get(keyword), {
          // `unevaluated…` only applies to declarations of the same part.
          value: UNEVALUATED.includes(keyword) && !isAll ? { of: normalKeyword(root, "items", schema) } : value,
          pointer: at,
        }),
      );
  }
}

function addAdditional(root: JsonObject, effective: Effective, pointer: string, value: unknown): void {
  if (effective.additional === false || (value !== false && !isObject(value))) return;
  const at = child(pointer, "additionalProperties");
  effective.additional = acceptsNothing(root, at) ? false : [...(effective.additional ?? []), at];
  effective.at.set("additionalProperties", at);
}

/** Makes `allOf: [{properties: {a}, additionalProperties: false}, {properties: {b}}]` reject `b`. */
function addToOthers(root: JsonObject, effective: Effective, part: Part, parts: Part[]): void {
  const { properties, keywords } = effective;
  const { pointer, schema } = part;
  const written = schema.additionalProperties;
  if (written !== false && !isObject(written)) return;
  const further = acceptsNothing(root, child(pointer, "additionalProperties")) ? false : written;
  const own = objectAt(schema, "properties");
  const patterns = Object.keys(objectAt(schema, "patternProperties"));
  for (const [name, node] of [...properties]) {
    if (Object.hasOwn(own, name) || patterns.some((pattern) => isFound(pattern, name))) continue;
    if (further === false) properties.delete(name);
    else properties.set(name, [...node, child(pointer, "additionalProperties")]);
  }
  // A list of names cannot express the patterns of another part.
  if (parts.some((other) => other !== part && "patternProperties" in other.schema))
    keywords.set("additionalProperties", {
      value: { of: normalKeyword(root, "items", schema) },
      pointer: child(pointer, "additionalProperties"),
    });
}

function isFound(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    return false;
  }
}

function addTypes(effective: Effective, pointer: string, schema: JsonObject): void {
  if (schema.type === undefined) return;
  if (!effective.at.has("type")) effective.at.set("type", child(pointer, "type"));
  const types = new Set((Array.isArray(schema.type) ? schema.type : [schema.type]).map(String));
  if (schema.nullable === true) types.add("null");
  const known = effective.types;
  effective.types = known ? new Set([...within(types, known), ...within(known, types)]) : types;
}

const within = (types: Set<string>, allowed: Set<string>) =>
  [...types].filter((type) => allowed.has(type) || (type === "integer" && allowed.has("number")));

function addValues(effective: Effective, pointer: string, schema: JsonObject): void {
  const lists: [string, unknown[]][] = [
    ...(Array.isArray(schema.enum) ? [["enum", schema.enum] as [string, unknown[]]] : []),
    ...("const" in schema ? [["const", [schema.const]] as [string, unknown[]]] : []),
  ];
  for (const [keyword, value] of lists) {
    const known = effective.values?.value;
    effective.values = {
      value: known ? known.filter((one) => value.some((other) => sameJson(one, other))) : value,
      pointer: child(pointer, keyword),
    };
  }
}

/** Merges a keyword: the stricter bound, or the outermost annotation. */
function merge(keyword: string, known: Keyword | undefined, next: Keyword): Keyword {
  if (!known) return next;
  const written = [...(known.written ?? [known.pointer]), next.pointer];
  if (/^(exclusiveM|m)ax/.test(keyword)) return Number(known.value) <= Number(next.value) ? known : next;
  if (/^(exclusiveM|m)in/.test(keyword)) return Number(known.value) >= Number(next.value) ? known : next;
  if (isAnnotation(keyword) || sameJson(known.value, next.value)) return known;
  if (keyword === "multipleOf") {
    const common = commonMultiple(Number(known.value), Number(next.value));
    if (common !== undefined) return { ...known, value: common, written };
  }
  return { ...known, value: { allOf: [known.value, next.value].toSorted() }, written };
}
