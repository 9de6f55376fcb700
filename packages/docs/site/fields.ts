import type { Assumption, Schema } from "./document.ts";

export interface Field {
  readonly name: string;
  /** `array of strings`, `Candidate or null` */
  readonly type: string;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly description: string | undefined;
  readonly values: readonly unknown[];
  /** `at most 200 characters`, `default 10` */
  readonly limits: readonly string[];
  readonly assumption: Assumption | undefined;
  readonly children: readonly Field[];
}

type Schemas = Readonly<Record<string, Schema>>;

const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf("/") + 1);

/** Siblings of the reference take precedence. */
export function follow(schema: Schema, schemas: Schemas): Schema {
  if (schema.$ref === undefined) return schema;
  const { $ref, ...siblings } = schema;
  return { ...follow(schemas[nameOf($ref)] ?? {}, schemas), ...siblings };
}

function merged(schema: Schema, schemas: Schemas): Schema {
  const { allOf, ...own } = follow(schema, schemas);
  if (allOf === undefined) return own;
  const parts = [...allOf.map((part) => merged(part, schemas)), own];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const isNull = (schema: Schema): boolean => schema.type === "null";
const choicesOf = ({ anyOf, oneOf }: Schema): readonly Schema[] => anyOf ?? oneOf ?? [];

export function typeOf(schema: Schema, schemas: Schemas): string {
  const known = schema.$ref === undefined ? undefined : nameOf(schema.$ref);
  const target = merged(schema, schemas);
  if (target.const !== undefined) return JSON.stringify(target.const);
  const choices = choicesOf(target);
  if (choices.length > 0) return [...new Set(choices.map((choice) => typeOf(choice, schemas)))].join(" or ");
  if (target.contentMediaType !== undefined) return "file";
  const types = typeof target.type === "string" ? [target.type] : (target.type ?? []);
  if (types.length === 0) return known ?? "any value";
  return types
    .map((type) => {
      if (type === "array") return `array of ${plural(typeOf(target.items ?? {}, schemas))}`;
      if (type === "object" && target.properties === undefined && typeof target.additionalProperties === "object")
        return `map of ${plural(typeOf(target.additionalProperties, schemas))}`;
      if (type === "object") return known ?? "object";
      return type === "string" && target.format !== undefined ? `string (${target.format})` : type;
    })
    .join(" or ");
}

const plural = (type: string): string =>
  /^(string|number|integer|boolean|object)\b/.test(type) && !type.includes(" or ") ? type.replace(/^\w+/, "$&s") : type;

const number = new Intl.NumberFormat("en-US");

const limitTexts: Readonly<Record<string, (value: never) => string>> = {
  minLength: (value: number) => `at least ${counted(value, "character")}`,
  maxLength: (value: number) => `at most ${counted(value, "character")}`,
  minItems: (value: number) => `at least ${counted(value, "element")}`,
  maxItems: (value: number) => `at most ${counted(value, "element")}`,
  minProperties: (value: number) => `at least ${counted(value, "field")}`,
  maxProperties: (value: number) => `at most ${counted(value, "field")}`,
  minimum: (value: number) => `at least ${number.format(value)}`,
  maximum: (value: number) => `at most ${number.format(value)}`,
  default: (value: unknown) => `default ${JSON.stringify(value)}`,
  uniqueItems: () => "unique elements",
};

const counted = (value: number, one: string): string => `${number.format(value)} ${one}${value === 1 ? "" : "s"}`;

const limitsOf = (schema: Schema): string[] =>
  Object.entries(limitTexts).flatMap(([keyword, text]) =>
    schema[keyword] === undefined ? [] : [text(schema[keyword] as never)],
  );

/** @returns the schema, its elements, or the only non-null alternative */
function inner(schema: Schema, schemas: Schemas): { schema: Schema; names: readonly string[] } {
  const target = merged(schema, schemas);
  const names = schema.$ref === undefined ? [] : [nameOf(schema.$ref)];
  const values = choicesOf(target).filter((choice) => !isNull(follow(choice, schemas)));
  const next =
    values.length === 1
      ? values[0]
      : (target.items ?? (typeof target.additionalProperties === "object" ? target.additionalProperties : undefined));
  if (next === undefined || target.properties !== undefined) return { schema: target, names };
  const below = inner(next, schemas);
  return { schema: below.schema, names: [...names, ...below.names] };
}

export function fieldsOf(schema: Schema, schemas: Schemas, seen: readonly string[] = []): Field[] {
  const { schema: object, names } = inner(schema, schemas);
  if (names.some((name) => seen.includes(name))) return [];
  const around = [...seen, ...names];
  const properties = Object.entries(object.properties ?? {}).map(([name, property]) =>
    fieldOf({ name, schema: property, required: object.required?.includes(name) ?? false }, schemas, around),
  );
  const choices = choicesOf(object).filter((choice) => fieldsOf(choice, schemas, around).length > 0);
  if (choices.length < 2) return properties;
  return [
    ...properties,
    ...choices.map((choice, index) => {
      const title = choice.title ?? (choice.$ref === undefined ? `form ${index + 1}` : nameOf(choice.$ref));
      const field = fieldOf({ name: title, schema: choice, required: false }, schemas, around);
      return { ...field, type: "one alternative" };
    }),
  ];
}

interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
  readonly required: boolean;
  readonly description?: string | undefined;
  readonly assumption?: Assumption | undefined;
}

export function fieldOf(
  { name, schema, required, description, assumption }: NamedSchema,
  schemas: Schemas,
  seen: readonly string[] = [],
): Field {
  const target = merged(schema, schemas);
  const items = target.items === undefined ? {} : follow(target.items, schemas);
  const only = choicesOf(target).filter((choice) => !isNull(follow(choice, schemas)));
  const single = only.length === 1 && only[0] !== undefined ? follow(only[0], schemas) : {};
  return {
    name,
    type: typeOf(schema, schemas),
    required,
    deprecated: target.deprecated ?? false,
    description: description ?? target.description,
    values: target.enum ?? items.enum ?? single.enum ?? [],
    limits: limitsOf(target),
    assumption: assumption ?? target["x-assumption"],
    children: fieldsOf(schema, schemas, seen),
  };
}
