import fc from "fast-check";
import type { Document, Schema } from "../document/openapi.ts";
import { lookUp } from "../document/references.ts";

type Rules = Schema & {
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const formats: Record<string, fc.Arbitrary<string>> = {
  "date-time": fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  email: fc.constantFrom("a@example.com", "not an address"),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
};

const odd = fc.constantFrom<unknown>(null, "", 0, -1, 1.5, true, [], {}, "text");

/** Generates values, most of which follow the schema. */
export function valuesOf(document: Document, schema: Schema | boolean, depth = 4): fc.Arbitrary<unknown> {
  if (typeof schema === "boolean" || depth < 0) return odd;
  return fc.oneof({ arbitrary: following(document, schema, depth), weight: 30 }, { arbitrary: odd, weight: 1 });
}

function following(document: Document, schema: Rules, depth: number): fc.Arbitrary<unknown> {
  const inner = (one: Schema | boolean) => valuesOf(document, one, depth - 1);
  if (schema.$ref) return inner(lookUp(document, schema.$ref).value as Schema);
  if (schema.enum) return fc.constantFrom(...schema.enum, "another");
  if (schema.const !== undefined) return fc.constantFrom(schema.const, "another");
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return fc.oneof(...union.map(inner));
  if (schema.allOf) {
    const { allOf, ...rest } = schema;
    return fc
      .tuple(...[...allOf, rest].map((one) => following(document, one, depth - 1)))
      .map((values) =>
        values.every((value) => typeof value === "object" && value !== null)
          ? Object.assign({}, ...(values as object[]))
          : values[0],
      );
  }
  return fc.oneof(...[schema.type ?? "object"].flat().map((type) => ofType(type, schema, inner)));
}

function ofType(
  type: string,
  schema: Rules,
  inner: (schema: Schema | boolean) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case "string":
      return (
        formats[schema.format ?? ""] ??
        fc.string({ maxLength: Math.min((schema.maxLength ?? 9) + 1, 12), unit: "grapheme" })
      );
    case "integer":
    case "number":
      return fc.integer({
        min: (schema.minimum ?? -5) - 1,
        max: Math.max(schema.minimum ?? 0, schema.maximum ?? 200) + 1,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(inner(schema.items ?? true), { maxLength: 3 });
    default: {
      const properties = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, inner(one)] as const);
      const present = fc.record(Object.fromEntries(properties), {
        requiredKeys: schema.required?.filter((name) => schema.properties?.[name]) ?? [],
      } as never);
      const more = schema.additionalProperties;
      return fc
        .tuple(
          present,
          typeof more === "object"
            ? fc.dictionary(fc.string({ maxLength: 3 }), inner(more), { maxKeys: 2 })
            : fc.constant({}),
          fc.nat(12),
        )
        .map(([own, others, drop]) => {
          const value = { ...others, ...own };
          const name = Object.keys(value)[drop];
          if (name !== undefined && drop > 8) delete (value as Record<string, unknown>)[name];
          return value;
        });
    }
  }
}
