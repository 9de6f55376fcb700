import type { CustomFields } from "../../domain/custom-fields.ts";
import { DAY, FIRST_INSTANT, LAST_INSTANT } from "../../domain/time.ts";

declare const valid: unique symbol;

/** A JSON schema. Its type parameter is invariant, so that a schema of another type does not compile here. */
export interface Schema<Value> {
  readonly [valid]?: (value: Value) => Value;
  readonly [keyword: string]: unknown;
}

type OptionalKeys<Item> = { [Key in keyof Item]-?: object extends Pick<Item, Key> ? Key : never }[keyof Item];
type RequiredKeys<Item> = Exclude<keyof Item, OptionalKeys<Item>>;
type Members<Item, Keys extends keyof Item> = { readonly [Key in Keys]-?: Schema<Exclude<Item[Key], undefined>> };

export const object = <Item extends object>(
  required: Members<Item, RequiredKeys<Item>>,
  ...[optional]: [OptionalKeys<Item>] extends [never] ? [] : [Members<Item, OptionalKeys<Item>>]
): Schema<Item> => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
  additionalProperties: false,
});

export const either = <One, Other>(tag: string, one: Schema<One>, other: Schema<Other>): Schema<One | Other> => ({
  type: "object",
  required: [tag],
  discriminator: { propertyName: tag },
  oneOf: [one, other],
});

export const nullable = <Value>(schema: Schema<Value>): Schema<Value | null> => ({
  anyOf: [schema, { type: "null" }],
});

export const oneOf = <const Value extends string | number>(...values: readonly Value[]): Schema<Value> => ({
  type: typeof values[0] === "number" ? "number" : "string",
  enum: values,
});

export const anyOf = <One, Other>(one: Schema<One>, other: Schema<Other>): Schema<One | Other> => ({
  anyOf: [one, other],
});

export const list = <Item>(items: Schema<Item>, maxItems = MOST_ITEMS): Schema<readonly Item[]> => ({
  type: "array",
  items,
  maxItems,
});

export const record = <Value>(values: Schema<Value>): Schema<Readonly<Record<string, Value>>> => ({
  type: "object",
  propertyNames: { type: "string", maxLength: LONGEST_NAME, format: "name" },
  additionalProperties: values,
  maxProperties: MOST_ITEMS,
});

const MOST_ITEMS = 10_000;
const LONGEST_NAME = 1000;
const LONGEST_TEXT = 2 * 1024 * 1024;

export const text: Schema<string> = { type: "string", maxLength: LONGEST_TEXT, format: "text" };
export const name: Schema<string> = { type: "string", maxLength: LONGEST_NAME, format: "text" };
export const url: Schema<string> = { type: "string", maxLength: 2048, format: "http-url" };
export const email: Schema<string> = { type: "string", maxLength: 320, format: "email" };
export const filled: Schema<string> = { ...text, minLength: 1 };
export const key: Schema<string> = { type: "string", minLength: 1, maxLength: 200, format: "text" };
export const id = (prefix: string): Schema<string> => ({ type: "string", pattern: `^${prefix}_\\w{1,100}$` });
export const matching = (pattern: string): Schema<string> => ({ type: "string", maxLength: 1000, pattern });

export const bool: Schema<boolean> = { type: "boolean" };
export const always: Schema<true> = { const: true };
export const number = (minimum: number, maximum: number): Schema<number> => ({ type: "number", minimum, maximum });
export const integer = (minimum: number, maximum: number): Schema<number> => ({ type: "integer", minimum, maximum });
export const count = integer(0, 1_000_000_000);
export const instant = number(FIRST_INSTANT, LAST_INSTANT);
export const wholeInstant = integer(FIRST_INSTANT, LAST_INSTANT);
/** A deadline, which may be later than the last timestamp. */
export const deadline = number(FIRST_INSTANT, LAST_INSTANT + 366 * DAY);

export const json: Schema<unknown> = { json: true };

export const organizationId = id("org");
export const names = list(name);
export const percent = number(0, 100);
export const wholePercent = integer(0, 100);
/** Points and seconds, including fractions. */
export const amount = number(0, 1_000_000_000);
export const customFields: Schema<CustomFields> = record(anyOf(text, number(-Number.MAX_VALUE, Number.MAX_VALUE)));
