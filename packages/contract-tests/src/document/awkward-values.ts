import { type ApiDocument, type Located, resolve } from "./document.ts";
import { isObject, type JsonObject } from "./json.ts";
import { conjuncts } from "./mutations.ts";
import type { Validator } from "./validator.ts";

/** Text with markup, outer spaces, composed and decomposed letters, a multi-code-point emoji and right-to-left scripts. */
const MIXED = `  A & B <b>'c' "d"</b>; Zo\u00eb, Zoe\u0308, \u{1F469}\u200D\u{1F680}, \u0645\u0631\u062D\u0628\u0627, \u05E9\u05DC\u05D5\u05DD %20\\n  two  spaces`;

/** Texts that parsers mistake for other types. */
const WORDS = ["007", "null", "true", "No", "1e3", "2024-02-30"];

const longest = (length: number, unique: string): string => {
  const end = `${unique}z`.slice(-length);
  return `${"Zo\u00eb & co. ".repeat(Math.ceil(length / 10)).slice(0, length - end.length)}${end}`;
};

const longEmail = (length: number, local: string): string => {
  const end = "example.com";
  const labels = "ab.".repeat(85).slice(-Math.max(0, length - local.length - 1 - end.length));
  return `${local}@${labels.replace(/^\./, "x")}${end}`;
};

const longestEmail = (length: number, unique: string): string =>
  length < 80 ? `${unique}@example.com` : longEmail(length, `${"x".repeat(64)}${unique}`.slice(-64));

/** Awkward values by type. `unique` distinguishes addresses and long texts. */
const TABLE: {
  fits(schema: JsonObject, name: string): boolean;
  values(schema: JsonObject, unique: string): unknown[];
}[] = [
  { fits: ({ enum: values, const: value }) => values !== undefined || value !== undefined, values: () => [] },
  {
    fits: ({ format }, name) => format === "email" || name === "email",
    values: ({ maxLength }, unique) => [
      longestEmail(typeof maxLength === "number" ? maxLength : 254, unique),
      `Contract.${unique}+Tag@example.com`,
      `o'contract_${unique}@example.com`,
      longEmail(typeof maxLength === "number" ? Math.min(maxLength, 120) : 120, `007.${unique}`),
    ],
  },
  {
    fits: ({ format }) => format === "date-time",
    // The last two have the same local time in Berlin, before and after the clocks are set back.
    values: () => [
      "2096-02-29T23:59:59.999+05:30",
      "2031-12-31T23:59:59.999Z",
      "2031-10-26T00:30:00Z",
      "2031-10-26T01:30:00Z",
      "2031-04-30T23:30:00-05:00",
    ],
  },
  { fits: ({ format }) => format === "date", values: () => ["2096-02-29", "2031-12-31", "2031-04-30"] },
  { fits: ({ format }) => format !== undefined && format !== "string", values: () => [] },
  {
    fits: ({ type }) => has(type, "string"),
    values: ({ maxLength }, unique) => [
      `${MIXED} ${unique}  `,
      `R&D <'"> ${unique}`,
      ...(typeof maxLength === "number" && maxLength < 20_000 ? [longest(maxLength, unique)] : []),
      ...WORDS.slice(0, 3),
      `${MIXED} ${unique}`.trim(),
      ...WORDS.slice(3),
      "x",
    ],
  },
  {
    fits: ({ type }) => has(type, "number") || has(type, "integer"),
    // A service may enforce a limit that the document omits.
    values: ({ minimum, maximum }) =>
      [maximum, minimum, 0.5, 0, ...(maximum === undefined ? [] : [2 ** 31, 2 ** 53 - 1])].filter(
        (one) => one !== undefined,
      ),
  },
  {
    fits: ({ additionalProperties }) => isObject(additionalProperties),
    values: () => [
      {
        "contract-Text": MIXED,
        contractNumber: 2 ** 53 - 1,
        contractFraction: 0.1,
        contractZero: 0,
        contractWord: "007",
      },
      { contractText: MIXED, contractNumber: 2 ** 53 - 1, contractZero: 0, contractWord: "null" },
    ],
  },
];

const has = (type: unknown, name: string): boolean => [type].flat().includes(name);

export function awkwardValues(
  document: ApiDocument,
  validator: Validator,
  located: Located,
  name: string,
  unique: string,
): unknown[] {
  const resolved = resolve(document.root, located);
  const parts = conjuncts(document, resolved).map(({ value }) => value);
  const schema: JsonObject = Object.assign({}, ...parts.filter(isObject));
  if (has(schema.type, "array") && isObject(schema.items)) {
    const items = { pointer: `${resolved.pointer}/items`, value: schema.items };
    const inner = awkwardValues(document, validator, items, name, unique).filter((one) => typeof one === "string");
    const list = ["zebra", "Apple", "apple", ...inner.filter((one) => one.length <= 100)].slice(0, 9);
    return [list].filter((one) => validator.accepts(resolved.pointer, one));
  }
  const row = TABLE.find(({ fits }) => fits(schema, name));
  return (row?.values(schema, unique) ?? []).filter((one) => validator.accepts(resolved.pointer, one));
}
