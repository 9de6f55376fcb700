/** Parses OpenAPI 3.0 to 3.2: operations with their parameters and payloads, and schemas as a single view. */

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const objectAt = (value: unknown, ...path: readonly string[]): Json => {
  const found = valueAt(value, path);
  return isObject(found) ? found : {};
};

export const listAt = (value: unknown, name: string): readonly unknown[] => {
  const found = isObject(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
};

export const valueAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, step) => (isObject(at) || Array.isArray(at) ? (at as unknown as Json)[step] : undefined),
    value,
  );

export function groupBy<One>(all: Iterable<One>, keyOf: (one: One) => string): Map<string, One[]> {
  const groups = new Map<string, One[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

export const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

export interface Media {
  mediaType: string;
  schema: unknown;
  examples: { name: string; value: unknown }[];
}

export interface Response {
  status: string;
  description: string;
  /** Headers by name in lower case. */
  headers: Map<string, { name: string; schema: unknown; example: unknown }>;
  media: Media[];
  links: Json;
}

export interface Parameter {
  name: string;
  in: string;
  required: boolean;
  schema: unknown;
  description: string;
  style: string;
  examples: unknown[];
}

export interface Operation {
  key: string;
  method: string;
  path: string;
  operationId: string | undefined;
  text: string;
  parameters: Parameter[];
  body: { required: boolean; media: Media[] } | undefined;
  responses: Response[];
}

export interface Api {
  root: Json;
  operations: Operation[];
  resolve(value: unknown): unknown;
  view(schema: unknown): View;
}

/** A schema with its references, `allOf` and alternatives merged. */
export interface View {
  schema: unknown;
  component: string | undefined;
  /** Types without `null`; empty if the schema does not declare any. */
  types: readonly string[];
  nullable: boolean;
  properties: ReadonlyMap<string, unknown>;
  required: ReadonlySet<string>;
  items: unknown;
  /** All schemas that apply to the value. */
  parts: readonly Json[];
  /** Whether objects may have other members. */
  open: boolean;
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

export const isJson = (mediaType: string): boolean =>
  /^application\/(.*\+)?json\b|^\*\/\*|^text\/json/i.test(mediaType);

/** Throws an Error if the value is not an OpenAPI document of version 3. */
export function readApi(root: unknown): Api {
  if (!isObject(root)) throw new Error("not an OpenAPI document: it must be an object");
  if (root.swagger !== undefined)
    throw new Error(`this document is Swagger ${root.swagger}; convert it to OpenAPI 3 first`);
  if (!/^3\.[012](\.|$)/.test(String(root.openapi)))
    throw new Error('not an OpenAPI document: openapi must have a version such as "3.1.1"');

  const resolve = (value: unknown): unknown => {
    let found = value;
    for (let hops = 0; isObject(found) && typeof found.$ref === "string" && hops < 50; hops += 1)
      found = targetOf(root, found.$ref);
    return found;
  };
  const views = new WeakMap<object, View>();
  const view = (schema: unknown): View => {
    if (!isObject(schema)) return viewOf(root, schema);
    const known = views.get(schema) ?? viewOf(root, schema);
    views.set(schema, known);
    return known;
  };
  return { root, operations: readOperations(root, resolve), resolve, view };
}

function targetOf(root: Json, ref: string): unknown {
  if (!ref.startsWith("#")) return undefined;
  const steps = ref.slice(1).split("/").slice(1);
  return valueAt(
    root,
    steps.map((step) => decode(step).replaceAll("~1", "/").replaceAll("~0", "~")),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function readOperations(root: Json, resolve: (value: unknown) => unknown): Operation[] {
  return Object.entries(objectAt(root, "paths")).flatMap(([path, given]) => {
    const item = resolve(given);
    if (!isObject(item) || !path.startsWith("/")) return [];
    const methods = [
      ...METHODS.map((name) => [name, item[name]]),
      ...Object.entries(objectAt(item, "additionalOperations")),
    ];
    return methods.flatMap(([name, operation]) =>
      isObject(operation) ? [readOperation(String(name).toUpperCase(), path, item, operation, resolve)] : [],
    );
  });
}

function readOperation(
  method: string,
  path: string,
  item: Json,
  operation: Json,
  resolve: (value: unknown) => unknown,
): Operation {
  const parameters = new Map<string, Parameter>();
  for (const one of [...listAt(item, "parameters"), ...listAt(operation, "parameters")].map(resolve)) {
    if (!isObject(one) || typeof one.name !== "string") continue;
    parameters.set(`${one.in} ${one.name}`, {
      name: one.name,
      in: textOf(one.in),
      required: one.required === true,
      schema: one.schema ?? objectAt(Object.values(objectAt(one, "content"))[0]).schema,
      description: textOf(one.description),
      style: textOf(one.style),
      examples: examplesOf(one, resolve).map(({ value }) => value),
    });
  }
  const body = resolve(operation.requestBody);
  return {
    key: `${method} ${path}`,
    method,
    path,
    operationId: typeof operation.operationId === "string" ? operation.operationId : undefined,
    text: `${textOf(operation.summary)}\n${textOf(operation.description)}`.trim(),
    parameters: [...parameters.values()],
    body: isObject(body) ? { required: body.required === true, media: mediaOf(body, resolve) } : undefined,
    responses: Object.entries(objectAt(operation, "responses")).flatMap(([status, given]) => {
      const response = resolve(given);
      if (!isObject(response)) return [];
      const headers = Object.entries(objectAt(response, "headers")).flatMap(([name, one]) => {
        const header = resolve(one);
        return isObject(header)
          ? [
              [
                name.toLowerCase(),
                { name, schema: header.schema, example: examplesOf(header, resolve)[0]?.value },
              ] as const,
            ]
          : [];
      });
      return [
        {
          status,
          description: textOf(response.description),
          headers: new Map(headers),
          media: mediaOf(response, resolve),
          links: objectAt(response, "links"),
        },
      ];
    }),
  };
}

const mediaOf = (holder: Json, resolve: (value: unknown) => unknown): Media[] =>
  Object.entries(objectAt(holder, "content")).flatMap(([mediaType, given]) => {
    const media = resolve(given);
    return isObject(media) ? [{ mediaType, schema: media.schema, examples: examplesOf(media, resolve) }] : [];
  });

function examplesOf(holder: Json, resolve: (value: unknown) => unknown): { name: string; value: unknown }[] {
  if (holder.example !== undefined) return [{ name: "", value: holder.example }];
  return Object.entries(objectAt(holder, "examples")).flatMap(([name, given]) => {
    const one = resolve(given);
    const value = isObject(one) ? (one.dataValue ?? one.value) : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
}

const isNull = (schema: unknown): boolean => isObject(schema) && (schema.type === "null" || schema.const === null);

function viewOf(root: Json, schema: unknown): View {
  const parts: Json[] = [];
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  let component: string | undefined;
  let nullable = false;
  const seen = new Set<unknown>();
  const collect = (given: unknown, certain: boolean, top: boolean): void => {
    if (!isObject(given) || seen.has(given)) return;
    seen.add(given);
    if (typeof given.$ref === "string") {
      if (top) component = /^#\/components\/schemas\/([^/]+)$/.exec(given.$ref)?.[1] ?? component;
      collect(targetOf(root, given.$ref), certain, top);
      if (Object.keys(given).length === 1) return;
    }
    parts.push(given);
    if (given.nullable === true || [given.type].flat().includes("null")) nullable = true;
    for (const [name, property] of Object.entries(objectAt(given, "properties")))
      if (!properties.has(name) || certain) properties.set(name, property);
    if (certain) for (const name of listAt(given, "required")) required.add(String(name));
    const all = listAt(given, "allOf");
    const whole =
      all.filter((one) => isObject(one) && ("$ref" in one || "properties" in one || "allOf" in one)).length === 1;
    for (const one of all) collect(one, certain, top && whole && !("properties" in given));
    for (const name of ["anyOf", "oneOf"]) {
      const choices = listAt(given, name);
      const others = choices.filter((one) => !isNull(one));
      if (others.length < choices.length) nullable = true;
      for (const one of others) collect(one, certain && others.length === 1, top && others.length === 1);
    }
  };
  collect(schema, true, true);
  const named = parts.flatMap(({ type }) => [type ?? []].flat().map(String)).filter((type) => type !== "null");
  const types = new Set(named);
  const items = parts.find((one) => one.items !== undefined)?.items;
  if (types.size === 0 && properties.size > 0) types.add("object");
  if (types.size === 0 && items !== undefined) types.add("array");
  return {
    schema,
    component,
    types: [...types],
    nullable,
    properties,
    required,
    items,
    parts,
    open: !parts.some((one) => one.additionalProperties === false || one.unevaluatedProperties === false),
  };
}

/** Returns a keyword from the first schema that has it. */
export const keyword = (view: View, name: string): unknown => view.parts.find((one) => one[name] !== undefined)?.[name];

/** Returns the first 2xx response, otherwise `default`. */
export function successOf({ responses }: Operation): Response | undefined {
  const good = responses.filter(({ status }) => /^2/.test(status)).sort((a, b) => a.status.localeCompare(b.status));
  const declared = good[0] ?? responses.find(({ status }) => status === "default");
  // Prefer a response with a payload.
  return good.find(({ media }) => media.some(({ mediaType }) => isJson(mediaType))) ?? declared;
}

export const jsonOf = (media: readonly Media[] = []): Media | undefined => media.find((one) => isJson(one.mediaType));

/** Returns the JSON body, or the form if there is no JSON. */
export const bodyOf = ({ body }: Operation): Media | undefined =>
  jsonOf(body?.media) ?? body?.media.find(({ mediaType }) => /form/.test(mediaType));
