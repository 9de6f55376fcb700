import { branchesOf, membersOf } from "./branches.ts";
import { type ApiDocument, type Located, resolve } from "./document.ts";
import { arrayAt, isObject, type JsonObject, objectAt, sameJson } from "./json.ts";
import { child } from "./pointer.ts";

export interface Mutation {
  /** Pointer of the violated keyword. */
  pointer: string;
  what: string;
  value: unknown;
}

const SAMPLES: [type: string, value: unknown][] = [
  ["null", null],
  ["boolean", true],
  ["integer", 7],
  ["number", 7.25],
  ["string", "text"],
  ["array", []],
  ["object", {}],
];

const BAD_FORMAT: Record<string, string> = {
  date: "2026-02-31",
  "date-time": "2026-13-02T25:00:00Z",
  duration: "half an hour",
  email: "maya.lindqvist at example.com",
  hostname: "-not a host-",
  ipv4: "300.1.1.1",
  ipv6: "nowhere::and::here",
  "json-pointer": "no/slash/first",
  regex: "(",
  time: "25:61:00Z",
  uri: "not a uri",
  "uri-reference": "\\\\not a reference",
  "uri-template": "{unclosed",
  uuid: "6f1c2f8e",
};

/** Types to which a keyword applies in a schema without `type`. */
const IMPLIED: Record<string, string[]> = {
  object: ["properties", "required", "additionalProperties", "patternProperties", "minProperties", "maxProperties"],
  array: ["items", "prefixItems", "minItems", "maxItems", "uniqueItems"],
  string: ["pattern", "format", "minLength", "maxLength"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
};

export function conjuncts(
  document: Pick<ApiDocument, "root">,
  located: Located,
  seen: ReadonlySet<string> = new Set(),
): Located[] {
  if (seen.has(located.pointer) || !isObject(located.value)) return [];
  const known = new Set([...seen, located.pointer]);
  const target =
    typeof located.value.$ref === "string"
      ? resolve(document.root, { ...located, value: { $ref: located.value.$ref } })
      : undefined;
  return [
    located,
    ...(target ? conjuncts(document, target, known) : []),
    ...membersOf(located, "allOf").flatMap((member) => conjuncts(document, member, known)),
  ];
}

export function mutationsOf(document: ApiDocument, schema: Located, valid: unknown): Mutation[] {
  const parts = conjuncts(document, schema);
  const typed = parts.some(({ value }) => isObject(value) && ["type", "enum", "const"].some((key) => key in value));
  const branched = parts.some((part) => branchesOf(part).length > 0);
  return parts.flatMap(({ pointer, value }) => {
    if (!isObject(value)) return [];
    const implied =
      typed || branched ? undefined : Object.keys(IMPLIED).find((type) => IMPLIED[type]?.some((key) => key in value));
    return [
      ...wrongTypes(pointer, value, implied),
      ...wrongValues(pointer, value),
      ...outOfBounds(pointer, value, valid),
      ...wrongTexts(pointer, value, valid),
      ...missing(pointer, value, valid),
    ];
  });
}

function wrongTypes(pointer: string, schema: JsonObject, implied?: string): Mutation[] {
  const type = schema.type ?? implied;
  if (type === undefined) return [];
  const allowed = (Array.isArray(type) ? type : [type]).map(String);
  const fits = (name: string) => allowed.includes(name) || (name === "integer" && allowed.includes("number"));
  return SAMPLES.filter(([name]) => !fits(name)).map(([name, value]) => ({
    pointer: "type" in schema ? child(pointer, "type") : pointer,
    what: name === "null" ? "null, which is not allowed" : `${name} instead of ${allowed.join(" or ")}`,
    value,
  }));
}

function wrongValues(pointer: string, schema: JsonObject): Mutation[] {
  const key = "const" in schema ? "const" : "enum";
  if (!(key in schema)) return [];
  const allowed = key === "const" ? [schema.const] : arrayAt(schema, "enum");
  const text = allowed.find((value) => typeof value === "string");
  const number = allowed.find((value) => typeof value === "number");
  const candidates = [
    ...(text === undefined ? [] : ["NOT_ONE_OF_THESE", text.toLowerCase(), text.toUpperCase(), `${text} `]),
    ...(number === undefined ? [] : [number + 0.5, String(number)]),
  ];
  const others = typeof schema.type === "undefined" ? SAMPLES.map(([, value]) => value) : [];
  const outside = [...new Set([...candidates, ...others])].filter(
    (value) => !allowed.some((one) => sameJson(one, value)),
  );
  return outside.map((value) => ({
    pointer: child(pointer, key),
    what: `${JSON.stringify(value)}, which is not allowed`,
    value,
  }));
}

function outOfBounds(pointer: string, schema: JsonObject, valid: unknown): Mutation[] {
  const found: Mutation[] = [];
  const add = (key: string, what: string, make: (bound: number) => unknown) => {
    const bound = schema[key];
    if (typeof bound !== "number") return;
    const value = make(bound);
    if (value !== undefined) found.push({ pointer: child(pointer, key), what, value });
  };
  add("minimum", "a number below the minimum", (bound) => bound - 1);
  add("maximum", "a number above the maximum", (bound) => bound + 1);
  add("exclusiveMinimum", "the exclusive minimum itself", (bound) => bound);
  add("exclusiveMaximum", "the exclusive maximum itself", (bound) => bound);
  add("multipleOf", "a number between two multiples", (bound) => bound * 1.5);
  add("minLength", "a text that is too short", (bound) => (bound > 0 ? "x".repeat(bound - 1) : undefined));
  add("maxLength", "a text that is too long", (bound) => tooLong(String(schema.format), bound));
  if (Array.isArray(valid)) {
    const [first = null] = valid;
    add("minItems", "a list that is too short", (bound) => (bound > 0 ? valid.slice(0, bound - 1) : undefined));
    add("maxItems", "a list that is too long", (bound) => Array.from({ length: bound + 1 }, () => first));
    if (schema.uniqueItems === true && valid.length > 0) {
      found.push({
        pointer: child(pointer, "uniqueItems"),
        what: "a list with the same item twice",
        value: [...valid, first],
      });
    }
  }
  if (isObject(valid)) {
    add("minProperties", "an object with too few members", (bound) =>
      bound > 0 ? Object.fromEntries(Object.entries(valid).slice(0, bound - 1)) : undefined,
    );
    const [free = "x"] = Object.values(valid);
    add("maxProperties", "an object with too many members", (bound) => ({
      ...valid,
      ...Object.fromEntries(Array.from({ length: bound + 1 }, (_, index) => [`member${index}`, free])),
    }));
  }
  return found;
}

function tooLong(format: string, bound: number): string {
  const fill = (start: string, filler: string, end = "") =>
    start + filler.repeat(Math.max(0, bound + 1 - start.length - end.length)) + end;
  if (format === "date-time") return fill("2026-03-02T09:15:00.", "0", "Z");
  if (format === "uri") return fill("https://example.com/", "a");
  return fill("", "x");
}

function wrongTexts(pointer: string, schema: JsonObject, valid: unknown): Mutation[] {
  const found: Mutation[] = [];
  const bad = BAD_FORMAT[String(schema.format)];
  if (bad !== undefined)
    found.push({
      pointer: child(pointer, "format"),
      what: `${JSON.stringify(bad)}, which is not a valid ${schema.format}`,
      value: bad,
    });
  if (typeof schema.pattern === "string") {
    const pattern = new RegExp(schema.pattern, "u");
    const refused = (texts: string[]) => texts.filter((text) => !pattern.test(text)).slice(0, 1);
    // Most servers refuse the empty text.
    const far = refused(["text", " ", "0", "A", "-", "", "\n"]);
    const near = typeof valid === "string" ? refused([`${valid} ${valid}`, `${valid}é`, `é${valid}`]) : [];
    for (const value of [...far, ...near])
      found.push({ pointer: child(pointer, "pattern"), what: "a text that does not match the pattern", value });
  }
  return found;
}

function missing(pointer: string, schema: JsonObject, valid: unknown): Mutation[] {
  if (!isObject(valid)) return [];
  const required = arrayAt(schema, "required").map((name, index): Mutation => {
    const { [String(name)]: _, ...rest } = valid;
    return {
      pointer: child(pointer, "required", index),
      what: `an object without ${JSON.stringify(name)}`,
      value: rest,
    };
  });
  if (schema.additionalProperties !== false) return required;
  const extra = { ...valid, notDeclaredAnywhere: true };
  return [
    ...required,
    { pointer: child(pointer, "additionalProperties"), what: "an object with an undeclared member", value: extra },
  ];
}

interface Inner {
  name: string | number;
  schema: Located;
  present: unknown;
  put(value: unknown): unknown;
}

export function innerPlaces(document: ApiDocument, schema: Located, valid: unknown): Inner[] {
  return conjuncts(document, schema).flatMap(({ pointer, value }): Inner[] => {
    if (!isObject(value)) return [];
    if (Array.isArray(valid) && isObject(value.items)) {
      const items = { pointer: child(pointer, "items"), value: value.items };
      return [{ name: 0, schema: items, present: valid[0], put: (item) => [item, ...valid.slice(1)] }];
    }
    if (!isObject(valid)) return [];
    const properties = objectAt(value, "properties");
    const inner = Object.entries(properties).map(
      ([key, property]): Inner => ({
        name: key,
        schema: { pointer: child(pointer, "properties", key), value: property },
        present: valid[key],
        put: (member) => ({ ...valid, [key]: member }),
      }),
    );
    if (!isObject(value.additionalProperties)) return inner;
    const key = Object.keys(valid).find((name) => !(name in properties)) ?? "anyOtherName";
    const free = { pointer: child(pointer, "additionalProperties"), value: value.additionalProperties };
    return [...inner, { name: key, schema: free, present: valid[key], put: (member) => ({ ...valid, [key]: member }) }];
  });
}
