import {
  type ApiDocument,
  arrayAt,
  child,
  createValidator,
  isObject,
  type JsonObject,
  type Located,
  listRootSchemas,
  listSubschemas,
  objectAt,
} from "@assessment-api/contract-tests/internal";
import { edit } from "./edit.ts";
import { type Mutant, mutantsAt } from "./mutant.ts";

export function schemaMutants(document: ApiDocument): Mutant[] {
  const schemas = new Map(
    listRootSchemas(document)
      .flatMap(listSubschemas)
      .map((schema) => [schema.pointer, schema]),
  );
  const { accepts } = createValidator(document);
  const takesNull = (pointer: string) => accepts(pointer, null) || accepts(pointer.replace(/\/anyOf\/\d+$/, ""), null);
  return [...schemas.values()].flatMap((schema) =>
    mutantsOfSchema(schema).filter(
      ({ kind, change }) => !(kind === "nullable" && change === "add null" && takesNull(schema.pointer)),
    ),
  );
}

function mutantsOfSchema({ pointer, value }: Located): Mutant[] {
  if (!isObject(value)) return [];
  const schema = { pointer, value };
  return [
    ...bounds(schema),
    ...enums(schema),
    ...required(schema),
    ...nullable(schema),
    ...types(schema),
    ...texts(schema),
    ...defaults(schema),
    ...members(schema),
    ...branches(schema),
  ];
}

type Schema = { pointer: string; value: JsonObject };

const LOWER = ["minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"];
const UPPER = ["maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"];

function bounds({ pointer, value }: Schema): Mutant[] {
  const { set, drop } = mutantsAt(pointer, value);
  const of = (key: string, outward: 1 | -1): Mutant[] => {
    const bound = value[key];
    if (typeof bound !== "number") return [];
    const wider = bound + outward;
    const loosened = [drop("bound", key), set("bound", `widen to ${wider}`, key, wider)];
    const narrowed = set("bound", `narrow to ${bound - outward}`, key, bound - outward);
    return saysNothing(value, key, bound) ? [narrowed] : [...loosened, narrowed];
  };
  return [
    ...LOWER.flatMap((key) => of(key, -1)),
    ...UPPER.flatMap((key) => of(key, 1)),
    ...("uniqueItems" in value ? [drop("bound", "uniqueItems")] : []),
    ...(value.type === "array" && !("minItems" in value) ? [set("bound", "add 1", "minItems", 1)] : []),
  ];
}

const saysNothing = (schema: JsonObject, key: string, bound: number): boolean =>
  (key === "minLength" && bound === 1 && schema.pattern === "\\S") || (key === "maxLength" && schema.format === "date");

function enums({ pointer, value }: Schema): Mutant[] {
  const { set, drop } = mutantsAt(pointer, value);
  if ("const" in value) return [drop("enum", "const"), set("enum", "change", "const", "ANOTHER_VALUE")];
  const allowed = arrayAt(value, "enum");
  if (allowed.length === 0) return [];
  return [
    ...allowed.map((_, index): Mutant => {
      const one = child(pointer, "enum", index);
      return { kind: "enum", change: "drop", pointer: one, apply: (root) => edit(root, one, undefined) };
    }),
    set("enum", "widen by ANOTHER_VALUE", "enum", [...allowed, "ANOTHER_VALUE"]),
    drop("enum", "enum"),
  ];
}

function required({ pointer, value }: Schema): Mutant[] {
  const names = arrayAt(value, "required");
  const { set } = mutantsAt(pointer, value);
  const optional = Object.keys(objectAt(value, "properties")).filter((name) => !names.includes(name));
  return [
    ...names.map((name) => set("required", `drop ${name}`, "required", without(names, name))),
    ...optional.map((name) => set("required", `add ${name}`, "required", [...names, name])),
  ];
}

/** Another branch of an `allOf` may imply the type. */
const isPart = ({ pointer }: Schema) => /\/allOf\/\d+$/.test(pointer);

function nullable(schema: Schema): Mutant[] {
  const { pointer, value } = schema;
  const { set, replace } = mutantsAt(pointer, value);
  const branches = arrayAt(value, "anyOf");
  const others = branches.filter((branch) => !isObject(branch) || branch.type !== "null");
  if (others.length < branches.length) return [set("nullable", "drop null", "anyOf", others)];
  if (isPart(schema) || value.type === "null") return [];
  if (typeof value.$ref === "string") {
    return [replace("nullable", "add null", "$ref", { anyOf: [value, { type: "null" }] })];
  }
  if (value.type === undefined) return [];
  const types = [value.type].flat();
  if (types.includes("null")) return [set("nullable", "drop null", "type", without(types, "null"))];
  const withNull = { ...value, type: [...types, "null"] };
  const values = arrayAt(value, "enum");
  return [
    replace("nullable", "add null", "type", values.length > 0 ? { ...withNull, enum: [...values, null] } : withNull),
  ].filter(() => !("const" in value));
}

const OTHER_TYPE: Record<string, string> = {
  string: "boolean",
  boolean: "string",
  number: "integer",
  integer: "number",
  object: "array",
  array: "object",
};

function types(schema: Schema): Mutant[] {
  const { pointer, value } = schema;
  const { set, drop } = mutantsAt(pointer, value);
  const [type, ...more] = [value.type].flat();
  const other = OTHER_TYPE[String(type)];
  if (other === undefined) return [];
  const changed = set("type", `change to ${other}`, "type", more.length > 0 ? [other, ...more] : other);
  return isPart(schema) || "enum" in value || "const" in value ? [changed] : [drop("type", "type"), changed];
}

const OTHER_FORMAT: Record<string, string> = {
  "date-time": "date",
  date: "date-time",
  email: "uri",
  uri: "email",
};

function texts({ pointer, value }: Schema): Mutant[] {
  const { set, drop } = mutantsAt(pointer, value);
  const found: Mutant[] = [];
  if (typeof value.format === "string") {
    found.push(drop("format", "format"));
    found.push(set("format", "change", "format", OTHER_FORMAT[value.format] ?? "date"));
  }
  if ("pattern" in value) found.push(drop("pattern", "pattern"), set("pattern", "narrow", "pattern", "^[a-c]$"));
  for (const key of ["contentMediaType", "contentSchema"] as const) if (key in value) found.push(drop("format", key));
  return found;
}

function defaults({ pointer, value }: Schema): Mutant[] {
  if (!("default" in value)) return [];
  const { set, drop } = mutantsAt(pointer, value);
  return [drop("default", "default"), set("default", "change", "default", otherDefault(value.default))];
}

function otherDefault(value: unknown): unknown {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value + 1;
  return Array.isArray(value) ? [] : `${value}_OTHER`;
}

function members({ pointer, value }: Schema): Mutant[] {
  const properties = objectAt(value, "properties");
  const { drop } = mutantsAt(child(pointer, "properties"), properties);
  const free = mutantsAt(pointer, value);
  return [
    ...Object.keys(properties).map((name) => drop("member", name)),
    ...("properties" in value && !("additionalProperties" in value)
      ? [free.set("member", "allow no others", "additionalProperties", false)]
      : []),
    ...(isObject(value.items) ? [free.drop("member", "items")] : []),
    ...(isObject(value.additionalProperties) ? [free.drop("member", "additionalProperties")] : []),
  ];
}

function branches({ pointer, value }: Schema): Mutant[] {
  return ["allOf", "anyOf", "oneOf"].flatMap((key) =>
    arrayAt(value, key).flatMap((branch, index): Mutant[] => {
      if (isObject(branch) && branch.type === "null") return [];
      const one = child(pointer, key, index);
      return [{ kind: "branch", change: "drop", pointer: one, apply: (root) => edit(root, one, undefined) }];
    }),
  );
}

const without = (list: readonly unknown[], one: unknown) => list.filter((other) => other !== one);
