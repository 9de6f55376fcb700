import { _, type CodeKeywordDefinition, str } from "ajv/dist/2020.js";
import { _Code } from "ajv/dist/compile/codegen/code.js";
import { textOf } from "./text-of.ts";

/**
 * Decimal multiple check: 0.07 is a multiple of 0.01, although binary division leaves a remainder. The source is copied
 * into validators, so it must be self-contained.
 */
export function isMultiple(value: number, of: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(of)) return value % of === 0;
  if (!Number.isFinite(value)) return false;
  const parts = (number: number): [bigint, number] => {
    const [digits = "", exponent = "0"] = String(number).split("e");
    const [whole = "", fraction = ""] = digits.split(".");
    return [BigInt(whole + fraction), Number(exponent) - fraction.length];
  };
  const [a, m] = parts(value);
  const [b, n] = parts(of);
  const least = Math.min(m, n);
  return (a * 10n ** BigInt(m - least)) % (b * 10n ** BigInt(n - least)) === 0n;
}

/** Keyword `multipleOf` with decimal arithmetic; replaces Ajv's. */
export const multipleOf: CodeKeywordDefinition = {
  keyword: "multipleOf",
  type: "number",
  schemaType: "number",
  error: {
    message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
    params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
  },
  code(cxt) {
    const { gen, data, schema } = cxt;
    const check = gen.scopeValue("func", {
      key: "isMultiple",
      ref: isMultiple,
      code: new _Code(`(${textOf(isMultiple)})`),
    });
    cxt.fail(_`!${check}(${data}, ${schema})`);
  },
};
