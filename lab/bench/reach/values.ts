import fc from "fast-check";

export type Schema = { [keyword: string]: unknown } | boolean;

export interface Wish {
  /** Whether to include optional properties and items. */
  full: boolean;
  /** Omits properties with this keyword from the payload. */
  without: "readOnly" | "writeOnly";
}

export type Loose = Record<string, unknown>;
const isObject = (value: unknown): value is Loose =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const formats: Record<string, string> = {
  date: "2026-11-23",
  "date-time": "2026-11-23T21:46:16Z",
  time: "21:46:16Z",
  duration: "P1D",
  email: "ada@example.com",
  "idn-email": "ada@example.com",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uri: "https://example.com/a?b=c",
  url: "https://example.com/a?b=c",
  "uri-reference": "/a",
  "uri-template": "/{a}",
  "json-pointer": "/a",
  uuid: "0b9a7c52-4a5e-4f0e-9a52-4c5f3c6f0d11",
  regex: "^a$",
  byte: "YQ==",
};

const lookUp = (document: object, $ref: string): Loose =>
  $ref
    .slice(2)
    .split("/")
    .map((part) => decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>((node, name) => (node as Loose)?.[name], document) as Loose;

/** Follows references over several hops. */
export function resolve(document: object, node: Loose): Loose {
  let current = node;
  for (let hops = 0; typeof current?.$ref === "string" && hops < 50; hops++) current = lookUp(document, current.$ref);
  return current;
}

export function createValues(document: object) {
  /** Merges the keywords of a schema, its reference and `allOf`. */
  function flat(schema: Schema, hops = 0): Loose {
    if (!isObject(schema) || hops > 20) return {};
    const { $ref, allOf, ...own } = schema;
    const parts = [
      ...(typeof $ref === "string" ? [flat(lookUp(document, $ref), hops + 1)] : []),
      ...(Array.isArray(allOf) ? allOf.map((one) => flat(one, hops + 1)) : []),
      own,
    ];
    const merged: Loose = {};
    for (const part of parts) {
      for (const [key, value] of Object.entries(part)) {
        if (key === "properties") merged.properties = both((merged.properties ?? {}) as Loose, value as Loose);
        else if (key === "required")
          merged.required = [...((merged.required as string[]) ?? []), ...(value as string[])];
        else if ((key === "oneOf" || key === "anyOf") && merged[key] !== undefined)
          merged.further = [...((merged.further as unknown[]) ?? []), { [key]: value }];
        else if (/^(minimum|minLength|minItems|minProperties|exclusiveMinimum)$/.test(key))
          merged[key] = Math.max((merged[key] as number) ?? -Infinity, value as number);
        else if (/^(maximum|maxLength|maxItems|maxProperties|exclusiveMaximum)$/.test(key))
          merged[key] = Math.min((merged[key] as number) ?? Infinity, value as number);
        else if (key === "type" && merged.type !== undefined) {
          const common = [value].flat().filter((type) => [merged.type].flat().includes(type));
          merged.type = common.length > 0 ? common : value;
        } else if (key === "enum" && Array.isArray(merged.enum))
          merged.enum = (value as unknown[]).filter((one) => (merged.enum as unknown[]).includes(one));
        else merged[key] = value;
      }
    }
    return merged;
  }

  function make(schema: Schema, wish: Wish, depth = 0): unknown {
    if (schema === false) return undefined;
    const rules = flat(schema);
    if ("const" in rules) return rules.const;
    if (Array.isArray(rules.enum)) return rules.enum.find((one) => one !== null) ?? rules.enum[0];
    const union = (rules.oneOf ?? rules.anyOf) as Schema[] | undefined;
    if (union) {
      const { oneOf: _, anyOf: __, discriminator, further, ...base } = rules;
      const one = union.find((branch) => flat(branch).type !== "null") ?? union[0] ?? true;
      const inner = [base, one, ...((further as Schema[]) ?? [])];
      const value = make({ allOf: inner }, wish, depth + 1);
      const { propertyName, mapping = {} } = (discriminator ?? {}) as { propertyName?: string; mapping?: Loose };
      const $ref = isObject(one) ? one.$ref : undefined;
      if (propertyName !== undefined && isObject(value) && typeof $ref === "string") {
        const name = $ref.split("/").at(-1);
        value[propertyName] = Object.entries(mapping).find(([, to]) => to === $ref || to === name)?.[0] ?? name;
      }
      return value;
    }
    const types = [rules.type ?? guess(rules)].flat() as string[];
    const type = types.find((one) => one !== "null") ?? "null";
    if (type === "object") return objectOf(rules, wish, depth);
    if (type === "array") return arrayOf(rules, wish, depth);
    return type === "string"
      ? textOf(rules)
      : type === "boolean"
        ? true
        : type === "null"
          ? null
          : numberOf(rules, type);
  }

  function objectOf(rules: Loose, wish: Wish, depth: number): Loose {
    const properties = (rules.properties ?? {}) as Record<string, Schema>;
    const required = new Set((rules.required ?? []) as string[]);
    const value: Loose = {};
    const most = (rules.maxProperties as number) ?? Infinity;
    for (const name of new Set([...required, ...Object.keys(properties)])) {
      const inner = properties[name] ?? (isObject(rules.additionalProperties) ? rules.additionalProperties : true);
      const marks = flat(inner);
      if (marks[wish.without] === true || name === "__proto__") continue;
      if (!required.has(name) && (!wish.full || depth > 2 || Object.keys(value).length >= most)) continue;
      if (depth > 12) continue;
      const one = make(inner, wish, depth + 1);
      if (one !== undefined) value[name] = one;
    }
    const more = rules.additionalProperties;
    const least = (rules.minProperties as number) ?? 0;
    const wants = Object.keys(value).length < least || (wish.full && depth < 3 && isObject(more));
    for (let n = 0; wants && more !== false && Object.keys(value).length < Math.max(least, 1) + n && n < 3; n++)
      value[`key${n}`] ??= make((more as Schema) ?? true, wish, depth + 1);
    return value;
  }

  function arrayOf(rules: Loose, wish: Wish, depth: number): unknown[] {
    const {
      prefixItems = [],
      items = true,
      minItems = 0,
      maxItems = Infinity,
      uniqueItems,
    } = rules as {
      prefixItems?: Schema[];
      items?: Schema;
      minItems?: number;
      maxItems?: number;
      uniqueItems?: boolean;
    };
    const length = Math.min(Math.max(minItems, wish.full && depth < 4 ? 2 : 0), Math.max(maxItems, minItems), 50);
    const values = Array.from({ length: uniqueItems ? Math.max(minItems, Math.min(length, 1)) : length }, (_, index) =>
      distinct(make(prefixItems[index] ?? items, wish, depth + 1), prefixItems[index] ?? items, index, uniqueItems),
    );
    return values.filter((one) => one !== undefined);
  }

  function distinct(value: unknown, schema: Schema, index: number, unique: boolean | undefined): unknown {
    if (!unique || index === 0) return value;
    const { enum: values } = flat(schema);
    if (Array.isArray(values)) return values[index] ?? value;
    return typeof value === "number" ? value + index : typeof value === "string" ? `${value}${index}` : value;
  }

  return { make, flat };
}

/** Merges the properties of two schemas of the same object. */
function both(first: Loose, second: Loose): Loose {
  const all = { ...first };
  for (const [name, one] of Object.entries(second))
    all[name] = all[name] === undefined ? one : { allOf: [all[name], one] };
  return all;
}

const guess = ({ properties, additionalProperties, items, required }: Loose) =>
  properties || isObject(additionalProperties) || required ? "object" : items ? "array" : "string";

/** Text with characters that have a meaning in paths, queries or headers, and one beyond ASCII. */
const odd = "a b/c?d&e=f+g%h#iü";

function textOf(rules: Loose): string {
  const {
    minLength = 0,
    maxLength = Infinity,
    pattern,
    format,
  } = rules as {
    minLength?: number;
    maxLength?: number;
    pattern?: string;
    format?: string;
  };
  const fits = (text: string) => [...text].length >= minLength && [...text].length <= maxLength;
  if (pattern !== undefined) {
    try {
      const expression = new RegExp(pattern, "u");
      const known = [formats[format ?? ""] ?? "", "abc", "a", "A", "1", "abc_123"].find(
        (text) => text !== "" && fits(text) && expression.test(text),
      );
      if (known !== undefined) return known;
      const samples = fc.sample(fc.stringMatching(expression), { numRuns: 60, seed: 7 });
      const plain = samples.filter((text) => fits(text) && text !== "");
      return plain.find((text) => /^[ -~]+$/.test(text) && text.trim() === text) ?? plain[0] ?? "";
    } catch {
      return "";
    }
  }
  const known = formats[format ?? ""];
  if (known !== undefined && fits(known)) return known;
  if (fits(odd)) return odd;
  if (maxLength < odd.length) return odd.slice(0, maxLength).trimEnd().padEnd(minLength, "x");
  return odd.padEnd(Math.min(minLength, 5000), "x");
}

function numberOf(rules: Loose, type: string): number {
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum,
    exclusiveMaximum,
    multipleOf,
  } = rules as Record<string, number | undefined>;
  const step = multipleOf ?? (type === "integer" ? 1 : 0.5);
  const low = Math.max(minimum ?? -Infinity, (exclusiveMinimum ?? -Infinity) + step);
  const high = Math.min(maximum ?? Infinity, (exclusiveMaximum ?? Infinity) - step);
  const wanted = type === "integer" ? 7 : 2.5;
  const near = Math.min(Math.max(wanted, low), high);
  if (multipleOf !== undefined) return Math.ceil(Math.max(low, multipleOf) / multipleOf) * multipleOf;
  return type === "integer" ? Math.ceil(near) : near;
}
