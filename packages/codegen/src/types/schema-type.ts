import { hasOneWayProperties, oneWayMarks } from "../document/one-way-properties.ts";
import type { Document, Schema } from "../document/openapi.ts";
import { DocumentError } from "../document/problems.ts";
import { locate, lookUp, referencePath, step } from "../document/references.ts";
import { isBinary, merged, propertiesOf } from "../document/schemas.ts";
import { type DiscriminatorValues, discriminatorValues } from "./discriminators.ts";
import { docComment } from "./doc-comment.ts";
import { printType } from "./print-type.ts";
import {
  array,
  generic,
  intersection,
  isPrimitive,
  literal,
  type Member,
  never,
  nullType,
  object,
  type Type,
  text,
  union,
  unknown,
} from "./type-tree.ts";

/** Typed sections of `components` in output order. */
export const sections = ["schemas", "responses", "parameters", "requestBodies", "headers", "pathItems"] as const;

interface FullSchema extends Schema {
  prefixItems?: Schema[];
  patternProperties?: Record<string, Schema>;
  $defs?: Record<string, Schema>;
}

const primitives: Record<string, Type> = {
  string: text("string"),
  number: text("number"),
  integer: text("number"),
  boolean: text("boolean"),
  null: nullType,
};

/** Keywords next to a reference that affect the type. */
const typeKeywords = [
  "type",
  "properties",
  "additionalProperties",
  "patternProperties",
  "required",
  "items",
  "allOf",
  "anyOf",
  "oneOf",
  "enum",
  "const",
];

export class SchemaTypes {
  readonly document: Document;
  readonly marks: boolean;
  usesBytes = false;
  usesWithRequired = false;
  readonly #values: DiscriminatorValues;
  /** The component in progress; undefined within an object, whose members may refer to it freely. */
  #self: { key: string; name: string } | undefined;
  /** Inline schemas in progress; detects cycles. */
  readonly #open = new Set<string>();

  constructor(document: Document, marks = hasOneWayProperties(document)) {
    this.document = document;
    this.marks = marks;
    this.#values = discriminatorValues(document);
  }

  reference($ref: string, write: (pointer: string) => Type): Type {
    const [root, section = "", name = "", ...more] = referencePath($ref) ?? [];
    if (root === "components" && section === "schemas" && name === this.#self?.key && more.length === 0)
      return text(this.#self.name);
    if (root === "components" && (sections as readonly string[]).includes(section) && more.length === 0)
      return text(`components["${section}"][${JSON.stringify(name)}]`);
    const { pointer } = lookUp(this.document, $ref);
    if (this.#open.has(pointer)) return unknown;
    this.#open.add(pointer);
    const type = write(pointer);
    this.#open.delete(pointer);
    return type;
  }

  /** TypeScript allows circular references only by name. */
  ofComponent(schema: Schema, pointer: string, self: { key: string; name: string } | undefined): Type {
    this.#self = self;
    const type = this.of(schema, pointer);
    this.#self = undefined;
    return type;
  }

  of(schema: Schema | boolean | undefined, pointer: string): Type {
    if (schema === undefined || schema === true) return unknown;
    if (schema === false) return never;
    if (typeof schema !== "object" || schema === null || Array.isArray(schema))
      throw new DocumentError(pointer, "is not a schema; use an object, true or false");
    if (typeof schema.$ref === "string") return this.#ofReference(schema, schema.$ref, pointer);
    if ("const" in schema) return literal(schema.const);
    if (isBinary(this.document, schema)) return this.#bytes(schema);
    if (Array.isArray(schema.enum)) return union(this.#enumerated(schema.enum, schema.type).map(literal));
    const own = this.#ofTypes(schema, pointer);
    const all = this.#ofAll(schema, pointer);
    const any = this.#ofAlternatives(schema.anyOf, step(pointer, "anyOf"));
    const one = this.#ofAlternatives(schema.oneOf, step(pointer, "oneOf"));
    const others = [...all, any, one].filter((type) => type !== unknown);
    // Primitive alternatives, such as enums, replace the type.
    if (isPrimitive(own) && all.length === 0 && others.length > 0 && others.every(isPrimitive))
      return intersection(others);
    // `type: object` adds nothing to described members.
    const described = [own, ...others].filter((type) => type !== unknown && !isFreeObject(type));
    return described.length > 0 ? intersection(described) : own === unknown && others[0] ? others[0] : own;
  }

  /** Merges a reference with its sibling keywords (OpenAPI 3.1). */
  #ofReference(schema: Schema, $ref: string, pointer: string): Type {
    if (typeKeywords.some((keyword) => Object.hasOwn(schema, keyword))) {
      const { $ref: _, ...siblings } = schema;
      return this.of({ allOf: [{ $ref }, siblings] }, pointer);
    }
    return this.reference($ref, (place) => this.of(lookUp(this.document, $ref).value as Schema, place));
  }

  #bytes({ type }: Schema): Type {
    this.usesBytes = true;
    const bytes = text("BinaryBody");
    return [type].flat().includes("null") ? union([bytes, nullType]) : bytes;
  }

  #enumerated(values: readonly unknown[], type: Schema["type"]): readonly unknown[] {
    return [type].flat().includes("null") && !values.includes(null) ? [...values, null] : values;
  }

  #ofTypes(schema: FullSchema, pointer: string): Type {
    const { type } = schema;
    if (type === undefined || (Array.isArray(type) && type.length === 0))
      return this.#ofObject(schema, pointer) ?? unknown;
    return union([type].flat().map((one) => this.#ofType(one, schema, pointer)));
  }

  #ofType(type: string, schema: FullSchema, pointer: string): Type {
    const primitive = Object.hasOwn(primitives, type) ? primitives[type] : undefined;
    if (primitive) return primitive;
    if (type === "array") return this.#ofArray(schema, pointer);
    if (type !== "object") throw new DocumentError(step(pointer, "type"), `"${type}" is not a type of JSON Schema`);
    return this.#ofObject(schema, pointer) ?? generic("Record", text("string"), unknown);
  }

  #ofArray({ items, prefixItems }: FullSchema, pointer: string): Type {
    const type = () => this.of(items, step(pointer, "items"));
    if (!prefixItems) return array(type());
    const first = prefixItems.map((item, index) => this.of(item, step(pointer, "prefixItems", index)));
    return { kind: "tuple", items: first, ...(typeof items === "object" && { rest: type() }) };
  }

  #ofObject(schema: FullSchema, pointer: string): Type | undefined {
    const { properties = {}, additionalProperties, patternProperties = {}, required = [] } = schema;
    const fixed = this.#values.get(pointer);
    const self = this.#self;
    this.#self = undefined;
    const members = Object.entries(properties).map(([key, property]): Member => {
      const place = step(pointer, "properties", key);
      const values = fixed?.propertyName === key && !hasValues(this.document, property) ? fixed.values : undefined;
      return {
        key,
        optional: !required.includes(key) && fixed?.propertyName !== key,
        type: values ? union(values.map(literal)) : this.#ofProperty(property, place),
        ...commentOf(property),
      };
    });
    const others = [
      ...(additionalProperties === undefined || additionalProperties === false
        ? []
        : [this.of(additionalProperties, step(pointer, "additionalProperties"))]),
      ...Object.entries(patternProperties).map(([key, one]) => this.of(one, step(pointer, "patternProperties", key))),
    ];
    this.#self = self;
    const parts = [
      ...(members.length > 0 ? [object(members)] : []),
      ...(others.length > 0
        ? [
            object([
              { key: { index: "[key: string]" }, type: union([...others, ...typesMissingIn(members, union(others))]) },
            ]),
          ]
        : []),
    ];
    return parts.length > 0 ? intersection(parts) : undefined;
  }

  #ofProperty(property: Schema, pointer: string): Type {
    const type = this.of(property, pointer);
    if (!this.marks || typeof property !== "object") return type;
    const { readOnly, writeOnly } = oneWayMarks(this.document, property);
    return readOnly === writeOnly ? type : generic(readOnly ? "$Read" : "$Write", type);
  }

  #ofAlternatives(schemas: Schema[] | undefined, pointer: string): Type {
    if (!schemas || schemas.length === 0) return unknown;
    return union(schemas.map((one, index) => this.of(one, step(pointer, index))));
  }

  #ofAll(schema: Schema, pointer: string): Type[] {
    const { allOf = [], properties = {} } = schema;
    if (allOf.length === 0) return [];
    const fixed = this.#values.get(pointer);
    const required = new Set([schema, ...allOf.filter(({ $ref }) => $ref === undefined)].flatMap(requiredOf));
    const types = allOf.map((one, index) => {
      const place = step(pointer, "allOf", index);
      const inline =
        one.$ref === undefined ? { ...one, required: [...new Set([...requiredOf(one), ...required])] } : one;
      const type =
        one.$ref !== undefined && this.#holds(one.$ref, pointer)
          ? this.#withoutAlternatives(one.$ref)
          : this.of(inline, place);
      const base = one.$ref === undefined ? type : this.#withRequired(type, one, required);
      const declares = fixed && Object.hasOwn(merged(this.document, one).properties ?? {}, fixed.propertyName);
      return declares && one.$ref !== undefined ? generic("Omit", base, literal(fixed.propertyName)) : base;
    });
    if (!fixed || Object.hasOwn(properties, fixed.propertyName)) return types;
    return [object([{ key: fixed.propertyName, type: union(fixed.values.map(literal)) }]), ...types];
  }

  #holds($ref: string, pointer: string): boolean {
    const { oneOf = [], anyOf = [] } = lookUp(this.document, $ref).value as Schema;
    return [...oneOf, ...anyOf].some(
      (one) => one.$ref !== undefined && lookUp(this.document, one.$ref).pointer === pointer,
    );
  }

  #withoutAlternatives($ref: string): Type {
    const { value, pointer } = lookUp(this.document, $ref);
    const { oneOf: _, anyOf: __, ...rest } = value as Schema;
    return this.of(rest, pointer);
  }

  #withRequired(type: Type, schema: Schema, required: ReadonlySet<string>): Type {
    const target = merged(this.document, schema);
    const known = propertiesOf(this.document, schema);
    const names = [...required].filter((name) => known.has(name) && !target.required?.includes(name));
    if (names.length === 0) return type;
    this.usesWithRequired = true;
    return generic("WithRequired", type, union(names.map(literal)));
  }
}

const requiredOf = ({ required }: Schema): string[] => (Array.isArray(required) ? required : []);

const hasValues = (document: Document, property: Schema): boolean => {
  if (typeof property !== "object") return false;
  const { value } = locate<Schema>(document, property, "");
  return "const" in value || value.enum !== undefined;
};

/** Returns the types of named properties that the index signature lacks. */
function typesMissingIn(members: readonly Member[], others: Type): Type[] {
  if (others === unknown) return [];
  const known = printType(others, 0);
  const types = members.map(({ type }) => type).filter((type) => printType(type, 0) !== known);
  return types.length === 0 ? [] : [...types, ...(members.some(({ optional }) => optional) ? [text("undefined")] : [])];
}

const isFreeObject = (type: Type) => type.kind === "generic" && type.name === "Record";

export const commentOf = (node: unknown): { comment?: string[] } => {
  const comment = typeof node === "object" && node !== null ? docComment(node) : undefined;
  return comment ? { comment } : {};
};
