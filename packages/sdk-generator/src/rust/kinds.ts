import { type Document, merged, resolve, type Schema } from "@assessment-api/codegen/internal";
import { pascalCase } from "./text.ts";

export interface Kind {
  readonly kind: string;
  readonly value: string;
  readonly nullable: boolean;
  readonly form: "text" | "copy" | "list" | "map" | "model" | "other";
  readonly inner?: Kind;
}

export const componentName = ({ $ref }: Schema): string | undefined =>
  $ref === undefined ? undefined : /^#\/components\/schemas\/([^/]+)$/.exec($ref)?.[1];

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

const isNull = (schema: Schema): boolean => typesOf(schema).join() === "null";

export function componentForm(document: Document, schema: Schema): "struct" | "enum" | "union" | "alias" {
  const whole = merged(document, schema);
  if (schema.enum !== undefined) return "enum";
  if (schema.oneOf !== undefined) return "union";
  return typesOf(whole).includes("object") && Object.keys(whole.properties ?? {}).length > 0 ? "struct" : "alias";
}

const plain = (kind: string, value: string, form: Kind["form"], more: Partial<Kind> = {}): Kind => ({
  kind,
  value,
  form,
  nullable: false,
  ...more,
});

function scalarKind(types: readonly string[], schema: Schema): Kind | undefined {
  const nullable = types.includes("null");
  const [type, ...more] = types.filter((one) => one !== "null");
  if (more.length > 0) return undefined;
  if (type === "string" && schema.format === "date-time") return plain("Time", "Timestamp", "copy", { nullable });
  if (type === "string") return plain("Text", "String", "text", { nullable });
  if (type === "boolean") return plain("Flag", "bool", "copy", { nullable });
  if (type === "integer") return plain("Whole", "i64", "copy", { nullable });
  if (type === "number") return plain("Decimal", "Number", "other", { nullable });
  return undefined;
}

/** Null and another type, text or number, or timestamp or date. */
function choiceKind(document: Document, alternatives: readonly Schema[]): Kind | undefined {
  const nullable = alternatives.some(isNull);
  const others = alternatives.filter((one) => !isNull(one));
  const [only, ...more] = others;
  if (only !== undefined && more.length === 0) return { ...kindOf(document, only), nullable };
  const types = others.map((one) => typesOf(one).join());
  if (types.every((type) => type === "string")) {
    const [first] = others.map((one) => kindOf(document, one)).sort((a, b) => a.kind.localeCompare(b.kind));
    return others.some(({ format }) => format === "date-time") ? plain("Time", "Timestamp", "copy") : first;
  }
  if (types.length === 2 && types.includes("string") && (types.includes("number") || types.includes("integer")))
    // Nullable, because maps may contain null.
    return plain(`AnyScalar<${types.includes("integer")}, ${nullable}>`, "Scalar", "other");
  return undefined;
}

/** Resolves aliases. Throws if unsupported. */
export function kindOf(document: Document, schema: Schema): Kind {
  const name = componentName(schema);
  if (name !== undefined) {
    const component = resolve<Schema>(document, schema);
    const form = componentForm(document, component);
    const type = pascalCase(name);
    if (form === "struct") return plain(`Object<${type}>`, type, "model");
    if (form === "enum") return plain(`OneOf<${type}>`, type, "other");
    if (form === "union") return plain(`Either<${type}>`, type, "other");
    const kind = kindOf(document, component);
    return kind.form === "map" ? { ...kind, value: type } : kind;
  }
  const types = typesOf(schema);
  const nullable = types.includes("null");
  const scalar = scalarKind(types, schema);
  if (scalar !== undefined) return scalar;
  if (types.includes("array") && schema.items !== undefined) {
    const inner = kindOf(document, schema.items);
    return plain(`List<${inner.kind}>`, `Vec<${inner.value}>`, "list", { inner, nullable });
  }
  const { additionalProperties: more } = schema;
  if (types.includes("object") && more !== undefined && more !== false) {
    const inner = more === true ? plain("Anything", "Json", "other") : kindOf(document, more);
    return plain(`Map<${inner.kind}>`, `BTreeMap<String, ${inner.value}>`, "map", { inner, nullable });
  }
  const choice = schema.anyOf && choiceKind(document, schema.anyOf);
  if (choice !== undefined) return choice;
  throw new Error(`Rust has no kind of values for ${JSON.stringify(schema)}`);
}
