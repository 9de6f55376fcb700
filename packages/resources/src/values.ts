import { type Api, isObject, type Json, keyword, readApi, type View } from "./document.ts";
import { hashOf, textMatching } from "./patterns.ts";

const DEEPEST = 8;

/** Generates values for schemas, deterministic by schema and key. */
export interface Values {
  isValid(schema: unknown, value: unknown): boolean;
  /**
   * Returns the value with the fewest changes that make it valid: removes members that the schema does not allow, and
   * generates required ones. Undefined generates the whole value.
   */
  fit(schema: unknown, value: unknown, key: string): unknown;
}

export function createValues(api: Api): Values {
  const isValid = (schema: unknown, value: unknown, depth = 0): boolean => {
    if (schema === false) return false;
    if (!isObject(schema) || depth > 40) return true;
    if (typeof schema.$ref === "string" && !isValid(api.resolve(schema), value, depth + 1)) return false;
    if (value === null && schema.nullable === true) return true;
    if (!isOfType(schema, value)) return false;
    if (Array.isArray(schema.enum) && !schema.enum.some((one) => same(one, value))) return false;
    if ("const" in schema && !same(schema.const, value)) return false;
    const all = (name: string) => (Array.isArray(schema[name]) ? (schema[name] as unknown[]) : []);
    if (!all("allOf").every((one) => isValid(one, value, depth + 1))) return false;
    const any = all("anyOf");
    if (any.length > 0 && !any.some((one) => isValid(one, value, depth + 1))) return false;
    const one = all("oneOf");
    if (one.length > 0 && one.filter((each) => isValid(each, value, depth + 1)).length !== 1) return false;
    if (isObject(schema.not) && isValid(schema.not, value, depth + 1)) return false;
    if (typeof value === "string") return isValidText(schema, value);
    if (typeof value === "number") return isValidNumber(schema, value);
    if (Array.isArray(value)) {
      const least = Number(schema.minItems ?? 0);
      if (value.length < least || value.length > Number(schema.maxItems ?? Number.POSITIVE_INFINITY)) return false;
      if (schema.uniqueItems === true && new Set(value.map((each) => JSON.stringify(each))).size < value.length)
        return false;
      const prefix = all("prefixItems");
      return value.every((each, index) => isValid(prefix[index] ?? schema.items, each, depth + 1));
    }
    if (!isObject(value)) return true;
    const names = Object.keys(value);
    if (all("required").some((name) => !(String(name) in value))) return false;
    if (
      names.length < Number(schema.minProperties ?? 0) ||
      names.length > Number(schema.maxProperties ?? Number.POSITIVE_INFINITY)
    )
      return false;
    const properties = isObject(schema.properties) ? schema.properties : {};
    const patterns = Object.entries(isObject(schema.patternProperties) ? schema.patternProperties : {});
    return names.every((name) => {
      const matching = patterns.filter(([pattern]) => expressionOf(pattern)?.test(name));
      if (!matching.every(([, each]) => isValid(each, value[name], depth + 1))) return false;
      if (Object.hasOwn(properties, name)) return isValid(properties[name], value[name], depth + 1);
      return matching.length > 0 || schema.additionalProperties === undefined || schema.additionalProperties === true
        ? true
        : isValid(schema.additionalProperties, value[name], depth + 1);
    });
  };

  const fit = (schema: unknown, value: unknown, key: string, depth = 0): unknown => {
    if (value !== undefined && isValid(schema, value)) return value;
    const choices = choicesIn(schema, value);
    if (choices) {
      for (const choice of choices) {
        const made = withDiscriminator(schema, choice, fit(choice, value, key, depth + 1));
        if (isValid(schema, made)) return made;
      }
      if (value !== undefined && depth < DEEPEST) return fit(schema, undefined, key, depth + 1);
    }
    const view = api.view(schema);
    if ((!isObject(value) && !Array.isArray(value)) || typeOf(value) !== mainType(view)) {
      const given = givenIn(view).find((one) => isValid(schema, one));
      if (given !== undefined) return given;
    }
    if (view.nullable && (value === null || depth > DEEPEST)) return null;
    switch (mainType(view)) {
      case "object":
        return fitObject(view, isObject(value) ? value : {}, key, depth);
      case "array":
        return fitArray(view, Array.isArray(value) ? value : [], key, depth);
      case "string":
        return textFor(view, key);
      case "integer":
      case "number":
        return numberFor(view, key);
      case "boolean":
        return hashOf(key) % 2 === 0;
      case "null":
        return null;
      default:
        return view.nullable ? null : (value ?? `${key.split(/[./]/).at(-1)}`);
    }
  };

  /** Returns the alternatives of a union, best match first; undefined for less than two. */
  const choicesIn = (schema: unknown, value: unknown): unknown[] | undefined => {
    const resolved = api.resolve(schema);
    if (!isObject(resolved)) return undefined;
    for (const name of ["oneOf", "anyOf"]) {
      const given = resolved[name];
      if (!Array.isArray(given) || given.length < 2) continue;
      const { [name]: _, ...rest } = resolved;
      const isPlain = Object.keys(rest).every((one) => !/^(properties|allOf|required|type)$/.test(one));
      const whole = given.map((choice) => (isPlain ? choice : { ...rest, allOf: [...listOf(rest.allOf), choice] }));
      const fits = (choice: unknown) =>
        isObject(value)
          ? Object.keys(value).filter((one) => api.view(choice).properties.has(one)).length
          : typeOf(value) === mainType(api.view(choice))
            ? 1
            : 0;
      const order = whole.map((choice) => ({ choice, rank: fits(choice) })).sort((a, b) => b.rank - a.rank);
      const nulls = order.filter(({ choice }) => isObject(choice) && choice.type === "null");
      const others = order.filter((one) => !nulls.includes(one));
      return [...others, ...nulls].map(({ choice }) => choice);
    }
    return undefined;
  };

  const withDiscriminator = (schema: unknown, choice: unknown, made: unknown): unknown => {
    const resolved = api.resolve(schema);
    const discriminator = isObject(resolved) ? resolved.discriminator : undefined;
    if (!isObject(discriminator) || typeof discriminator.propertyName !== "string" || !isObject(made)) return made;
    const name = discriminator.propertyName;
    const ref = isObject(choice) ? String(choice.$ref ?? "") : "";
    const mapping = Object.entries(isObject(discriminator.mapping) ? discriminator.mapping : {});
    const value =
      mapping.find(([, target]) => target === ref || ref.endsWith(`/${target}`))?.[0] ?? ref.split("/").at(-1);
    const fixed = { ...made, [name]: value };
    return isValid(choice, fixed) ? fixed : made;
  };

  const fitObject = (view: View, value: Json, key: string, depth: number): Json => {
    const made: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(value)) {
      const schema = view.properties.get(name);
      if (schema === undefined) {
        const more = view.parts.map((part) => part.additionalProperties).find(isObject);
        if (view.open) made[name] = more ? fit(more, member, `${key}.${name}`, depth + 1) : member;
        continue;
      }
      const fitting = isValid(schema, member) ? member : fit(schema, member, `${key}.${name}`, depth + 1);
      if (view.required.has(name) || isValid(schema, fitting)) made[name] = fitting;
    }
    for (const name of view.required)
      if (!(name in made)) made[name] = fit(view.properties.get(name) ?? {}, undefined, `${key}.${name}`, depth + 1);
    const least = Number(keyword(view, "minProperties") ?? 0);
    for (const [name, schema] of view.properties)
      if (Object.keys(made).length < least && !(name in made))
        made[name] = fit(schema, undefined, `${key}.${name}`, depth + 1);
    return made;
  };

  const fitArray = (view: View, value: readonly unknown[], key: string, depth: number): unknown[] => {
    const most = Number(keyword(view, "maxItems") ?? Number.POSITIVE_INFINITY);
    const least = Number(keyword(view, "minItems") ?? 0);
    const made = value.slice(0, most).map((one, index) => fit(view.items, one, `${key}.${index}`, depth + 1));
    for (let index = made.length; index < least; index += 1)
      made.push(fit(view.items, undefined, `${key}.${index}`, depth + 1));
    if (keyword(view, "uniqueItems") !== true) return made;
    return made.filter((one, index) => made.findIndex((other) => same(one, other)) === index);
  };

  return { isValid, fit };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const same = (a: unknown, b: unknown): boolean => a === b || (typeof a === "object" && sorted(a) === sorted(b));

const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    isObject(one) ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1))) : one,
  );

const typeOf = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

function isOfType(schema: Json, value: unknown): boolean {
  if (schema.type === undefined) return true;
  const types = [schema.type].flat();
  const type = typeOf(value);
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

const mainType = ({ types, properties, items }: View): string | undefined =>
  types[0] ?? (properties.size > 0 ? "object" : items === undefined ? undefined : "array");

/** Returns the values that a schema lists: constant, examples, default and enumeration. */
function givenIn(view: View): unknown[] {
  return ["const", "example", "examples", "default", "enum"].flatMap((name) => {
    const value = keyword(view, name);
    return name === "examples" || name === "enum" ? listOf(value) : value === undefined ? [] : [value];
  });
}

const expressions = new Map<string, RegExp | undefined>();

/** Compiles a pattern; undefined if JavaScript does not support it. */
export function expressionOf(pattern: string): RegExp | undefined {
  if (expressions.has(pattern)) return expressions.get(pattern);
  let found: RegExp | undefined;
  for (const flags of ["u", ""])
    try {
      found ??= new RegExp(pattern, flags);
    } catch {}
  expressions.set(pattern, found);
  return found;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const FORMATS: Readonly<Record<string, RegExp>> = {
  "date-time": /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:?\d\d)?$/,
  email: /^[^@\s]+@[^@\s]+\.?[^@\s]*$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
  url: /^[a-z][a-z0-9+.-]*:\S*$/i,
  uuid: UUID,
  ipv4: /^\d{1,3}(\.\d{1,3}){3}$/,
  hostname: /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i,
};

function isValidText(schema: Json, value: string): boolean {
  const length = [...value].length;
  if (length < Number(schema.minLength ?? 0) || length > Number(schema.maxLength ?? Number.POSITIVE_INFINITY))
    return false;
  if (typeof schema.pattern === "string" && expressionOf(schema.pattern)?.test(value) === false) return false;
  const format = FORMATS[String(schema.format)];
  return !format || format.test(value);
}

function isValidNumber(schema: Json, value: number): boolean {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (typeof minimum === "number" && (value < minimum || (exclusiveMinimum === true && value === minimum)))
    return false;
  if (typeof maximum === "number" && (value > maximum || (exclusiveMaximum === true && value === maximum)))
    return false;
  if (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum) return false;
  if (typeof exclusiveMaximum === "number" && value >= exclusiveMaximum) return false;
  if (typeof multipleOf !== "number" || multipleOf <= 0) return true;
  const steps = value / multipleOf;
  return Math.abs(steps - Math.round(steps)) < 1e-9 * Math.max(1, Math.abs(steps));
}

export function uuidFor(key: string): string {
  const hex = [0, 1, 2, 3].map((part) => hashOf(`${key} ${part}`).toString(16).padStart(8, "0")).join("");
  const variant = ((Number.parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

export const lettersFor = (key: string, length: number): string =>
  Array.from({ length }, (_, index) => LETTERS[hashOf(`${key} ${index}`) % LETTERS.length]).join("");

function textFor(view: View, key: string): string {
  const hash = hashOf(key);
  const day = new Date(Date.UTC(2026, 0, 1) + (hash % 300) * 86_400_000).toISOString();
  const formats: Record<string, string> = {
    "date-time": day,
    date: day.slice(0, 10),
    time: "12:00:00Z",
    email: `user${hash % 10_000}@example.com`,
    uri: `https://example.com/${hash % 10_000}`,
    url: `https://example.com/${hash % 10_000}`,
    "uri-reference": `/${hash % 10_000}`,
    uuid: uuidFor(key),
    ipv4: `192.0.2.${hash % 255}`,
    ipv6: `2001:db8::${(hash % 65_535).toString(16)}`,
    hostname: `host${hash % 1000}.example.com`,
    byte: "ZXhhbXBsZQ==",
    duration: "PT1H",
  };
  const usual =
    formats[String(keyword(view, "format"))] ?? `${key.split(/[./]/).at(-1)}-${(hash % 46_656).toString(36)}`;
  const least = Number(keyword(view, "minLength") ?? 0);
  const most = Number(keyword(view, "maxLength") ?? Number.POSITIVE_INFINITY);
  const sized = [...usual].slice(0, most).join("").padEnd(least, "x");
  const pattern = keyword(view, "pattern");
  const expression = typeof pattern === "string" ? expressionOf(pattern) : undefined;
  if (!expression || expression.test(sized)) return sized;
  const fits = (text: string) => expression.test(text) && [...text].length >= least && [...text].length <= most;
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const text = textMatching(String(pattern), `${key} ${attempt}`, attempt % 8);
    if (text !== undefined && fits(text)) return text;
  }
  return sized;
}

function numberFor(view: View, key: string): number {
  const number = (name: string) =>
    typeof keyword(view, name) === "number" ? (keyword(view, name) as number) : undefined;
  const isWhole = view.types.includes("integer");
  const step = number("multipleOf") ?? (isWhole ? 1 : 0);
  const above = number("exclusiveMinimum");
  const below = number("exclusiveMaximum");
  const gap = step || 0.5;
  const least = number("minimum") ?? (above === undefined ? undefined : above + gap);
  const most = number("maximum") ?? (below === undefined ? undefined : below - gap);
  const from = least ?? Math.min(1, most ?? 1);
  const to = Math.max(from, Math.min(most ?? from + 100, from + 100));
  const wanted = from + (hashOf(key) % (Math.floor(to - from) + 1));
  if (step === 0) return wanted;
  const stepped = Math.ceil(wanted / step) * step;
  return stepped > to ? Math.floor(to / step) * step : stepped;
}

/** Depth up to which generated examples have optional members and list elements. */
const EXAMPLE_DEPTH = 3;

/** Generates examples by schema, such as the payload of a response. */
export function exampleMaker(document: object): (schema: unknown, key: string) => unknown {
  const api = readApi(document);
  const { fit, isValid } = createValues(api);
  const complete = (schema: unknown, key: string, depth: number): unknown => {
    const made = fit(schema, undefined, key);
    if (depth === 0) return made;
    const view = api.view(schema);
    let completed = made;
    if (Array.isArray(made) && made.length === 0 && view.items !== undefined)
      completed = [complete(view.items, `${key}.0`, depth - 1)];
    if (isObject(made)) {
      const shown = [...view.properties].filter(([, one]) => keyword(api.view(one), "writeOnly") !== true);
      const members = shown.map(([name, one]) => [name, complete(one, `${key}.${name}`, depth - 1)]);
      completed = { ...made, ...Object.fromEntries(members) };
    }
    return isValid(schema, completed) ? completed : made;
  };
  return (schema, key) => complete(schema, key, EXAMPLE_DEPTH);
}
