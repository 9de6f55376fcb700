import { _, type CodeKeywordDefinition, type KeywordCxt, str, stringify } from "ajv/dist/2020.js";

/** Text grammar per type: JSON numbers (RFC 8259, 6); integers without fraction and exponent. */
const written: Record<string, string> = {
  integer: "-?(?:0|[1-9]\\d*)",
  number: "-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[Ee][+-]?\\d+)?",
  boolean: "true|false",
  null: "",
};

const textTypes = ({ type }: { type?: string | string[] }) => [type ?? []].flat().filter((one) => one in written);

/**
 * Keyword `fromText`: accepts numbers as text. Ajv's coercion also accepts `0x10`, `1e1`, `+5` and ` 5` as integers,
 * and reads too many digits as infinity.
 */
export const fromText: CodeKeywordDefinition = {
  keyword: "fromText",
  schemaType: "object",
  error: {
    message: ({ schema }) => str`must be ${textTypes(schema).join(" or ")}`,
    params: ({ schema }) => _`{type: ${stringify(textTypes(schema))}}`,
  },
  code(cxt: KeywordCxt) {
    const { gen, data, schema } = cxt;
    const source = `^(?:${textTypes(schema)
      .map((type) => written[type])
      .join("|")})$`;
    const pattern = gen.scopeValue("pattern", { key: source, ref: new RegExp(source), code: _`new RegExp(${source})` });
    const valid = gen.let("valid", false);
    gen.if(
      _`typeof ${data} == "string" && (!${pattern}.test(${data}) || Math.abs(${data}) === Infinity)`,
      () => cxt.error(),
      () => void cxt.subschema({ keyword: "fromText" }, valid),
    );
    cxt.ok(valid);
  },
};

/**
 * Converts a schema of numbers to one of numbers as text. Integers end at 2^53 - 1. Returns schemas that allow any text
 * unchanged.
 */
export function exactNumbers(schema: Record<string, unknown>): Record<string, unknown> {
  const types = [schema.type].flat();
  const isInteger = types.includes("integer") && !types.includes("number");
  if (types.includes("string") || !(isInteger || types.includes("number"))) return schema;
  const { minimum = -Infinity, maximum = Infinity } = schema as { minimum?: number; maximum?: number };
  const bounds = isInteger && {
    minimum: Math.max(minimum, Number.MIN_SAFE_INTEGER),
    maximum: Math.min(maximum, Number.MAX_SAFE_INTEGER),
  };
  return { fromText: { ...schema, ...bounds } };
}
