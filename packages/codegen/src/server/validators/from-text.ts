import { _, type CodeKeywordDefinition, type KeywordCxt, str, stringify } from "ajv/dist/2020.js";

/** How a value of each type is written as text: numbers by the grammar of JSON (RFC 8259, 6), integers without fraction and exponent. */
const written: Record<string, string> = {
  integer: "-?(?:0|[1-9]\\d*)",
  number: "-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[Ee][+-]?\\d+)?",
  boolean: "true|false",
  null: "",
};

const textTypes = ({ type }: { type?: string | string[] }) => [type ?? []].flat().filter((one) => one in written);

/**
 * The keyword `fromText`: a schema of numbers that holds for text too, if it is written as one. Ajv's own coercion by `type` would
 * also take `0x10`, `1e1`, `+5` and ` 5` for integers, and more digits than a number can hold for infinity.
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
 * Makes a schema of numbers one of numbers as text. Integers end at 2^53 - 1, beyond which JavaScript loses digits. Other schemas are
 * returned as they are, also those that allow any text.
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
