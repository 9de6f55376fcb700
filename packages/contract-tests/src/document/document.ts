import { arrayAt, isObject, type JsonObject, objectAt } from "./json.ts";
import { isJson } from "./media-types.ts";
import { child, pointerOfRef, valueAt } from "./pointer.ts";
import { OWN_POLICY, type Policy } from "./policy.ts";

export interface Located {
  pointer: string;
  value: unknown;
}

/** An example; `external` if it is outside of the document. */
export interface Example extends Located {
  name: string;
  external: boolean;
}

export interface Parameter {
  pointer: string;
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required: boolean;
  style: string;
  explode: boolean;
  schema?: Located | undefined;
  examples: Example[];
  /** Whether the value is JSON text, declared by `content`. */
  json?: boolean;
}

export interface Media {
  pointer: string;
  mediaType: string;
  schema?: Located | undefined;
  /** Schema of an item of a stream, since OpenAPI 3.2. */
  itemSchema?: Located | undefined;
  examples: Example[];
}

export interface RequestBody {
  pointer: string;
  required: boolean;
  media: Media[];
}

export interface ResponseSpec {
  pointer: string;
  status: string;
  headers: Parameter[];
  media: Media[];
  /** Refusals that every server may send, for foreign documents. */
  implied?: boolean;
}

export interface KeyPlace {
  in: "header" | "query" | "cookie";
  name: string;
  /** Prefix of the key, such as `Bearer `. */
  prefix: string;
  scheme: string;
  optional: boolean;
}

export interface Operation {
  id: string;
  kind: "path" | "webhook";
  method: string;
  /** Path template, or the name of the webhook. */
  path: string;
  /** Whether the path ends with a slash, as in some foreign documents. */
  slash?: boolean | undefined;
  pointer: string;
  tags: string[];
  parameters: Parameter[];
  requestBody?: RequestBody | undefined;
  responses: ResponseSpec[];
  key?: KeyPlace | undefined;
  furtherKeys?: KeyPlace[] | undefined;
  /** Alternatives whose keys are configured. */
  otherKeys?: KeyPlace[][] | undefined;
}

export interface Withheld {
  operation: Operation;
  reason: string;
}

export interface Source {
  file: string;
  text(): string;
}

export interface ApiDocument {
  name: string;
  root: JsonObject;
  operations: Operation[];
  webhooks: Operation[];
  policy: Policy;
  /** Undefined if the document was not read from a text. */
  source?: Source | undefined;
  /** Operations that are not called, because they may change existing data. */
  withheld?: readonly Withheld[];
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

export function resolve(root: JsonObject, located: Located): Located {
  let { pointer, value } = located;
  for (let hops = 0; isObject(value) && typeof value.$ref === "string"; hops += 1) {
    const ref = value.$ref;
    if (!ref.startsWith("#")) throw new Error(`${pointer}: $ref ${ref} leaves the document; bundle it first`);
    const target = pointerOfRef(ref);
    const next = valueAt(root, target);
    if (next === undefined) throw new Error(`${pointer}: $ref ${ref} has no target`);
    if (hops > 50) throw new Error(`${pointer}: $ref ${ref} forms a cycle`);
    pointer = target;
    value = next;
  }
  return { pointer, value };
}

/** Reads a bundled OpenAPI 3.1 document. Throws an Error with the place of a broken `$ref`. */
export function readDocument(root: JsonObject, name = "document", policy = OWN_POLICY): ApiDocument {
  if (!String(root.openapi).startsWith("3.1.")) throw new Error(`${name}: not an OpenAPI 3.1 document`);
  for (const located of listRefs({ pointer: "#", value: root })) resolve(root, located);
  return {
    name,
    root,
    policy,
    operations: readOperations(root, "paths", "path"),
    webhooks: readOperations(root, "webhooks", "webhook"),
  };
}

function listRefs({ pointer, value }: Located): Located[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => listRefs({ pointer: child(pointer, index), value: item }));
  if (!isObject(value)) return [];
  const inner = Object.entries(value)
    .filter(([key]) => key !== "value" && key !== "example" && key !== "default")
    .flatMap(([key, member]) => listRefs({ pointer: child(pointer, key), value: member }));
  return typeof value.$ref === "string" ? [{ pointer, value }, ...inner] : inner;
}

function readOperations(root: JsonObject, section: "paths" | "webhooks", kind: Operation["kind"]): Operation[] {
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries(objectAt(root, section))) {
    const located = resolve(root, { pointer: child("#", section, path), value: item });
    const shared = readParameters(root, located);
    for (const method of METHODS) {
      const value = isObject(located.value) ? located.value[method] : undefined;
      if (!isObject(value)) continue;
      operations.push(
        readOperation(root, { pointer: child(located.pointer, method), value }, kind, method, path, shared),
      );
    }
  }
  return operations;
}

function readOperation(
  root: JsonObject,
  { pointer, value }: { pointer: string; value: JsonObject },
  kind: Operation["kind"],
  method: string,
  path: string,
  shared: Parameter[],
): Operation {
  const own = readParameters(root, { pointer, value });
  const inherited = shared.filter((one) => !own.some((other) => other.name === one.name && other.in === one.in));
  return {
    id: typeof value.operationId === "string" ? value.operationId : `${method} ${path}`,
    kind,
    method: method.toUpperCase(),
    path,
    pointer,
    tags: arrayAt(value, "tags").map(String),
    parameters: [...inherited, ...own],
    requestBody: readRequestBody(root, { pointer: child(pointer, "requestBody"), value: value.requestBody }),
    responses: Object.entries(objectAt(value, "responses")).map(([status, response]) =>
      readResponse(root, status, { pointer: child(pointer, "responses", status), value: response }),
    ),
    key: readKey(root, value),
  };
}

const readParameters = (root: JsonObject, { pointer, value }: Located): Parameter[] =>
  arrayAt(value, "parameters").map((parameter, index) =>
    readParameter(root, { pointer: child(pointer, "parameters", index), value: parameter }),
  );

export function readParameter(root: JsonObject, located: Located, headerName?: string): Parameter {
  const { pointer, value } = resolve(root, located);
  const object = isObject(value) ? value : {};
  const place = headerName === undefined ? (object.in as Parameter["in"]) : "header";
  const style = String(object.style ?? (place === "query" || place === "cookie" ? "form" : "simple"));
  return {
    pointer,
    name: headerName ?? String(object.name),
    in: place,
    required: object.required === true,
    style,
    explode: typeof object.explode === "boolean" ? object.explode : style === "form",
    schema: readSchema(pointer, object),
    examples: readExamples(root, pointer, object),
    ...(Object.keys(objectAt(object, "content")).some(isJson) ? { json: true } : {}),
  };
}

export function readRequestBody(root: JsonObject, located: Located): RequestBody | undefined {
  if (located.value === undefined) return undefined;
  const { pointer, value } = resolve(root, located);
  return {
    pointer,
    required: isObject(value) && value.required === true,
    media: readContent(root, { pointer, value }),
  };
}

export function readResponse(root: JsonObject, status: string, located: Located): ResponseSpec {
  const { pointer, value } = resolve(root, located);
  const headers = Object.entries(objectAt(value, "headers")).map(([name, header]) =>
    readParameter(root, { pointer: child(pointer, "headers", name), value: header }, name),
  );
  return { pointer, status, headers, media: readContent(root, { pointer, value }) };
}

const readContent = (root: JsonObject, { pointer, value }: Located): Media[] =>
  Object.entries(objectAt(value, "content")).map(([mediaType, media]) => {
    const place = child(pointer, "content", mediaType);
    const object = isObject(media) ? media : {};
    return {
      pointer: place,
      mediaType,
      schema: readSchema(place, object),
      ...("itemSchema" in object
        ? { itemSchema: { pointer: child(place, "itemSchema"), value: object.itemSchema } }
        : {}),
      examples: readExamples(root, place, object),
    };
  });

const readSchema = (pointer: string, object: JsonObject): Located | undefined =>
  object.schema === undefined ? undefined : { pointer: child(pointer, "schema"), value: object.schema };

function readExamples(root: JsonObject, pointer: string, object: JsonObject): Example[] {
  const examples: Example[] = [];
  if ("example" in object) {
    examples.push({ name: "example", pointer: child(pointer, "example"), value: object.example, external: false });
  }
  for (const [name, example] of Object.entries(objectAt(object, "examples"))) {
    const target = resolve(root, { pointer: child(pointer, "examples", name), value: example });
    const content = isObject(target.value) ? target.value : {};
    const external = !("value" in content);
    examples.push({
      name,
      pointer: child(target.pointer, external ? "externalValue" : "value"),
      value: external ? content.externalValue : content.value,
      external,
    });
  }
  return examples;
}

export function keyAlternatives(root: JsonObject, operation: JsonObject): KeyPlace[][] {
  const requirements = arrayAt(operation, "security").length > 0 || "security" in operation ? operation : root;
  const all = arrayAt(requirements, "security").filter(isObject);
  const optional = all.some((one) => Object.keys(one).length === 0);
  return all.map((requirement) =>
    Object.keys(requirement).flatMap((name) => {
      const scheme = objectAt(objectAt(objectAt(root, "components"), "securitySchemes"), name);
      const place = placeOf(resolve(root, { pointer: "#", value: scheme }).value);
      return place ? [{ ...place, scheme: name, optional }] : [];
    }),
  );
}

function placeOf(scheme: unknown): Pick<KeyPlace, "in" | "name" | "prefix"> | undefined {
  if (!isObject(scheme)) return undefined;
  if (scheme.type === "apiKey") return { in: scheme.in as KeyPlace["in"], name: String(scheme.name), prefix: "" };
  const named = scheme.type === "http" ? String(scheme.scheme).toLowerCase() : "";
  if (named === "basic") return { in: "header", name: "Authorization", prefix: "Basic " };
  const token = named === "bearer" || scheme.type === "oauth2" || scheme.type === "openIdConnect";
  return token ? { in: "header", name: "Authorization", prefix: "Bearer " } : undefined;
}

const readKey = (root: JsonObject, operation: JsonObject): KeyPlace | undefined =>
  keyAlternatives(root, operation).find((places) => places.length > 0)?.[0];
