import { _, type Ajv2020, str } from "ajv/dist/2020.js";

/** Calculates in decimals, in which 0.07 is a multiple of 0.01. */
export function isMultiple(value: number, of: number): boolean {
  if (!Number.isFinite(value)) return false;
  const [a, m] = decimal(value);
  const [b, n] = decimal(of);
  const least = Math.min(m, n);
  return (a * 10n ** BigInt(m - least)) % (b * 10n ** BigInt(n - least)) === 0n;
}

function decimal(value: number): [bigint, number] {
  const [digits = "", exponent = "0"] = String(value).split("e");
  const [whole = "", fraction = ""] = digits.split(".");
  return [BigInt(whole + fraction), Number(exponent) - fraction.length];
}

/** Replaces Ajv's `multipleOf`, which refuses 0.07 as a multiple of 0.01. */
export function countInDecimals(ajv: Ajv2020): void {
  ajv.removeKeyword("multipleOf");
  ajv.addKeyword({
    keyword: "multipleOf",
    type: "number",
    schemaType: "number",
    validate: (of: number, value: number) => isMultiple(value, of),
    error: {
      message: ({ schemaCode }) => str`must be multiple of ${schemaCode}`,
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
  });
}
