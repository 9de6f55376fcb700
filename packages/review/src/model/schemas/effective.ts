import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "../json.ts";
import { child, valueAt } from "../pointer.ts";
import { commonMultiple } from "./numbers.ts";
import { ignoresSiblings, isAnnotation, withoutReferences } from "./whole-keywords.ts";

/**
 * A schema as the list of places whose keywords apply together: itself, the targets of `$ref`, the members of `allOf`. Moving a schema between inline and
 * component, or wrapping it in an `allOf`, does not change what a node means.
 */
export type Node = readonly string[];

export interface Keyword {
  value: unknown;
  pointer: string;
}

/** All keywords of a node, combined. */
export interface Effective {
  /** Pointer for findings: the place with the most keywords. */
  pointer: string;
  /** All places whose keywords apply. */
  pointers: string[];
  types: Set<string> | undefined;
  /** Values of `enum` and `const`. */
  values: (Keyword & { value: unknown[] }) | undefined;
  keywords: Map<string, Keyword>;
  /** Pointers of `type` and `additionalProperties`. */
  at: Map<string, string>;
  properties: Map<string, Node>;
  /** Required properties, each with the pointer of its `required`. */
  required: Map<string, string>;
  items: Node | undefined;
  /** Schema of undeclared properties; `false` where they are refused. */
  additional: Node | false | undefined;
  unions: Union[];
}

export interface Union {
  /** By meaning: a `oneOf` whose members share no value counts as `anyOf`. */
  keyword: "anyOf" | "oneOf";
  /** As written; undefined for a schema treated as a union with one member. */
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
  // Their schemas count where something refers to them.
  "$defs",
  "definitions",
]);

const UNEVALUATED = ["unevaluatedProperties", "unevaluatedItems"];

interface Part {
  pointer: string;
  schema: JsonObject;
}

interface Parts {
  parts: Part[];
  /** The place of a `{type: null}` beside the one member of a union. */
  orNull: string | undefined;
}

/** Combines the keywords of a node. */
export type Read = (node: Node) => Effective;

/** `{type: null}`, `{const: null}` or `{enum: [null]}`, and nothing else beside words. */
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

/** Follows `$ref`, `allOf`, unions of one member, and unions of one member and null. */
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
    for (const keyword of ["anyOf", "oneOf"] as const) {
      const members = arrayAt(schema, keyword);
      const others = members.flatMap((member, index) => (isNullSchema(member) ? [] : [index]));
      if (others.length !== 1 || members.length > 2) continue;
      delete own[keyword];
      if (members.length === 2) found.orNull ??= child(pointer, keyword, 1 - (others[0] ?? 0));
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
  };
  node.forEach(visit);
  return found;
}

const weight = ({ schema }: Part) => Object.keys(schema).filter((key) => key !== "$ref" && !isAnnotation(key)).length;

/** Combines the keywords of a node as written. `without`: pointers of unions to leave out; `nullPlace`: pointer of a `{type: null}` that allows null. */
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
  if (orNull) {
    effective.types?.add("null");
    if (effective.values) effective.values = { ...effective.values, value: [...effective.values.value, null] };
    for (const union of effective.unions) union.members.push([orNull]);
  }
  return effective;
}

/** Whether a part sees what all others declare: it is the schema itself, or nothing stands beside it. */
const isWhole = (part: Part, parts: Part[]) =>
  part === parts[0] || parts.every((other) => other === part || isWrapper(other));

/** Whether a part only leads to others. */
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
  // `items: false` ends a list after its `prefixItems`.
  if (schema.items === false)
    effective.keywords.set(
      "maxItems",
      merge("maxItems", effective.keywords.get("maxItems"), {
        value: arrayAt(schema, "prefixItems").length,
        pointer: child(pointer, "items"),
      }),
    );
  else if (schema.items !== undefined) effective.items = [...(effective.items ?? []), child(pointer, "items")];
  addAdditional(effective, pointer, schema.additionalProperties);
  for (const [keyword, value] of Object.entries(schema)) {
    const at = child(pointer, keyword);
    if (STRUCTURE.has(keyword) || saysNothing(keyword, value) || isAlone(keyword, schema) || without.includes(at))
      continue;
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
          // Of a part, `unevaluated…` looks at what that part declares, which others do not see.
          value:
            UNEVALUATED.includes(keyword) && !isAll
              ? { of: withoutReferences(root, "items", schema) }
              : withoutReferences(root, keyword, value),
          pointer: at,
        }),
      );
  }
}

function addAdditional(effective: Effective, pointer: string, value: unknown): void {
  if (effective.additional === false || (value !== false && !isObject(value))) return;
  const at = child(pointer, "additionalProperties");
  effective.additional = value === false ? false : [...(effective.additional ?? []), at];
  effective.at.set("additionalProperties", at);
}

/**
 * `additionalProperties` of a part applies to the properties that only other parts declare: `allOf: [{properties: {a}, additionalProperties: false},
 * {properties: {b}}]` refuses `b`.
 */
function addToOthers(root: JsonObject, effective: Effective, part: Part, parts: Part[]): void {
  const { properties, keywords } = effective;
  const { pointer, schema } = part;
  const further = schema.additionalProperties;
  if (further !== false && !isObject(further)) return;
  const own = objectAt(schema, "properties");
  const patterns = Object.keys(objectAt(schema, "patternProperties"));
  for (const [name, node] of [...properties]) {
    if (Object.hasOwn(own, name) || patterns.some((pattern) => isFound(pattern, name))) continue;
    if (further === false) properties.delete(name);
    else properties.set(name, [...node, child(pointer, "additionalProperties")]);
  }
  // What the patterns of another part declare is refused here, and no list of names can say that.
  if (parts.some((other) => other !== part && "patternProperties" in other.schema))
    keywords.set("additionalProperties", {
      value: { of: withoutReferences(root, "items", schema) },
      pointer: child(pointer, "additionalProperties"),
    });
}

function isFound(pattern: string, name: string): boolean {
  try {
    return new RegExp(pattern, "u").test(name);
  } catch {
    return false; // A pattern that cannot be read is a finding of the linter.
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

/** Those types of the first set that the second allows. */
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

/** Values of keywords that have no effect. */
const IDLE: [unknown, string[]][] = [
  [false, ["uniqueItems", "readOnly", "writeOnly", "deprecated"]],
  [true, ["unevaluatedProperties", "unevaluatedItems"]],
  [0, ["minLength", "minItems", "minProperties"]],
];

const saysNothing = (keyword: string, value: unknown) =>
  IDLE.some(([idle, keywords]) => value === idle && keywords.includes(keyword));

/** Keywords that have no effect without another one in the same schema (JSON Schema 2020-12, Validation 6.4 and Core 10.2.2). */
const PARTNERS = new Map([
  ["minContains", "contains"],
  ["maxContains", "contains"],
  ["then", "if"],
  ["else", "if"],
]);

/** Keywords that evaluate no member or item, which `unevaluated…` elsewhere could notice. */
const EVALUATES_NOTHING =
  /^(type|const|enum|required|pattern|format|multipleOf|(exclusive)?m(ax|in)(imum)?(Length|Items|Properties)?)$/i;

function isAlone(keyword: string, schema: JsonObject): boolean {
  if (keyword === "if")
    return (
      !("then" in schema || "else" in schema) &&
      isObject(schema.if) &&
      Object.keys(schema.if).every((one) => EVALUATES_NOTHING.test(one))
    );
  const partner = PARTNERS.get(keyword);
  return partner !== undefined && !(partner in schema);
}

/** The stricter of two bounds; of annotations, the outermost. */
function merge(keyword: string, known: Keyword | undefined, next: Keyword): Keyword {
  if (!known) return next;
  if (/^(exclusiveM|m)ax/.test(keyword)) return Number(known.value) <= Number(next.value) ? known : next;
  if (/^(exclusiveM|m)in/.test(keyword)) return Number(known.value) >= Number(next.value) ? known : next;
  if (isAnnotation(keyword) || known.value === next.value) return known;
  if (keyword === "multipleOf") {
    const common = commonMultiple(Number(known.value), Number(next.value));
    if (common !== undefined) return { ...known, value: common };
  }
  return { ...known, value: { allOf: [known.value, next.value].toSorted() } };
}
