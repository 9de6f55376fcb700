import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { extname } from "node:path";
import {
  type Document,
  DocumentError,
  lookUp,
  methods,
  type Operation,
  type PathItem,
  type Problem,
  type Schema,
  step,
} from "./document.ts";
import { createNames, pascalCase } from "./names.ts";
import { walkDocument } from "./walk.ts";

const require = createRequire(import.meta.url);

/** Parses the text of a document; `name` tells JSON from YAML and stands in the message where it is neither. */
export function parseText(text: string, name: string): unknown {
  if (extname(name) === ".json") {
    try {
      return JSON.parse(text);
    } catch (error) {
      throw new DocumentError(name, `is not JSON: ${(error as Error).message}`);
    }
  }
  // Loaded on demand: documents that are JSON, or parsed already, do without its many files.
  const { parseDocument } = require("yaml") as typeof import("yaml");
  const parsed = parseDocument(text, { merge: true });
  const [problem] = parsed.errors;
  if (problem) throw new DocumentError(name, `is not YAML: ${problem.message.split("\n")[0]}`);
  return parsed.toJS({ maxAliasCount: 1000 });
}

/**
 * Makes one form of what OpenAPI 3.0 and 3.1 allow: references to path items are filled in, 3.0 schemas become 3.1 schemas, and a
 * schema that has no place in the generated types (`content` of a parameter, `contentSchema`) gets a name under components.
 * Other references stay. A 3.1 document without those things comes out as it is. The input is not changed.
 */
export function load(source: unknown): Document {
  const version = versionOf(source);
  const document = structuredClone(source) as Document;
  refuseOutside(document);
  if (version.startsWith("3.0")) {
    document.openapi = "3.1.1";
    walkDocument(document, { schema: modernise });
  }
  fillPathItems(document);
  nameSchemas(document);
  return document;
}

/** The version of a document that can be loaded. */
function versionOf(source: unknown): string {
  if (typeof source !== "object" || source === null || Array.isArray(source))
    throw new DocumentError("#", "is not an OpenAPI document, which is an object with `openapi`, `info` and `paths`");
  const { openapi, swagger } = source as { openapi?: unknown; swagger?: unknown };
  if (swagger !== undefined && openapi === undefined)
    throw new DocumentError(
      "#/swagger",
      `this is Swagger ${swagger}; convert it to OpenAPI 3 first, for example: npx swagger2openapi swagger.json --outfile openapi.json`,
    );
  if (openapi === undefined)
    throw new DocumentError("#", 'has no `openapi`, the version of OpenAPI that it is written in, such as "3.1.1"');
  if (typeof openapi !== "string" || !/^3\.[01](\.|$)/.test(openapi))
    throw new DocumentError(
      "#/openapi",
      `OpenAPI 3.0 and 3.1 are supported, this says ${JSON.stringify(openapi)}${typeof openapi === "number" ? "; write it in quotes" : ""}`,
    );
  return openapi;
}

/** Reads and loads a file. Throws {@link DocumentError}, or what the file system says. */
export function loadFile(path: string): Document {
  return load(parseText(readFileSync(path, "utf8"), path));
}

function refuseOutside(document: Document): void {
  const problems: Problem[] = [];
  const check = ({ $ref }: { $ref?: string }, pointer: string) => {
    if (typeof $ref === "string" && !$ref.startsWith("#"))
      problems.push({
        pointer,
        problem: `"${$ref}" is outside of this file; bundle it first, for example: redocly bundle openapi.yaml --output bundled.json`,
      });
  };
  walkDocument(document, { schema: check, reference: check });
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}

type Old = Schema & {
  description?: string;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: boolean | number;
  exclusiveMaximum?: boolean | number;
};

/** From a 3.0 schema to a 3.1 one, in place. */
function modernise(schema: Old): void {
  if (schema.$ref !== undefined) {
    // In 3.0 a reference stands alone: what is beside it does not count.
    for (const key of Object.keys(schema)) if (key !== "$ref") delete schema[key as keyof Schema];
    return;
  }
  const bound = (bound: "minimum" | "maximum", exclusive: "exclusiveMinimum" | "exclusiveMaximum") => {
    if (typeof schema[exclusive] !== "boolean") return;
    const value = schema[bound];
    const strict = schema[exclusive];
    delete schema[exclusive];
    if (strict && value !== undefined) {
      schema[exclusive] = value;
      delete schema[bound];
    }
  };
  bound("minimum", "exclusiveMinimum");
  bound("maximum", "exclusiveMaximum");
  const { nullable } = schema;
  delete schema.nullable;
  if (!nullable) return;
  // `nullable` allows null, also beside an enum without null and beside allOf.
  if (schema.enum && !schema.enum.includes(null)) schema.enum.push(null);
  if (typeof schema.type === "string") schema.type = [schema.type, "null"];
  for (const union of ["anyOf", "oneOf"] as const) {
    const list = schema[union];
    if (list && !list.some((one) => one.type === "null")) list.push({ type: "null" });
  }
  if (schema.allOf) {
    const { description, ...rest } = { ...schema };
    for (const key of Object.keys(schema)) delete schema[key as keyof Schema];
    Object.assign(schema, description !== undefined && { description }, { anyOf: [rest, { type: "null" }] });
  }
}

function fillPathItems(document: Document): void {
  const fill = (item: PathItem, hops = 0): PathItem => {
    if (typeof item.$ref !== "string") return item;
    if (hops > 50)
      throw new DocumentError(item.$ref, "only references inside the document, without cycles, are followed");
    const { $ref, ...beside } = item;
    return { ...structuredClone(fill(lookUp(document, $ref).value as PathItem, hops + 1)), ...beside };
  };
  const fillAll = (items: Record<string, PathItem> | undefined) => {
    for (const [name, item] of Object.entries(items ?? {})) if (items) items[name] = fill(item);
  };
  fillAll(document.paths);
  fillAll(document.webhooks);
  // The path item now stands in two places, and an operationId may stand in one only.
  for (const item of Object.values(document.components?.pathItems ?? {}))
    for (const method of methods) delete item[method]?.operationId;
}

/** Moves schemas that openapi-typescript would not see to components, under names of their own. */
function nameSchemas(document: Document): void {
  const names = createNames(Object.keys(document.components?.schemas ?? {}));
  const moved = new Map<string, Schema>();
  const move = (holder: object, key: string, pointer: string) => {
    const schema = holder[key as keyof typeof holder] as Schema | undefined;
    if (
      typeof schema !== "object" ||
      schema === null ||
      (typeof schema.$ref === "string" && Object.keys(schema).length === 1)
    )
      return;
    const words = pointer
      .split("/")
      .slice(1)
      .filter((word) => !/^(paths|components|schemas|parameters|content|schema|\d+)$/.test(word));
    const name = names(pascalCase(words.map((word) => word.replaceAll("~1", " ").replaceAll("~0", " ")).join(" ")));
    moved.set(name, schema);
    Object.assign(holder, { [key]: { $ref: step("#/components/schemas", name) } });
  };
  walkDocument(document, {
    schema: (schema, pointer) => move(schema, "contentSchema", pointer),
  });
  const parameters = (list: unknown, pointer: string) => {
    for (const [index, parameter] of Object.entries(
      (list ?? {}) as Record<string, { name?: string; content?: object }>,
    )) {
      for (const [type, media] of Object.entries(parameter?.content ?? {}))
        move(media, "schema", step(pointer, index, parameter.name ?? "", type));
    }
  };
  parameters(document.components?.parameters, "#/components/parameters");
  // openapi-typescript leaves callbacks out.
  const callback = (callback: unknown, pointer: string) => {
    for (const [expression, item] of Object.entries((callback ?? {}) as Record<string, PathItem>)) {
      if (typeof item !== "object" || item === null) continue;
      for (const [method, operation] of Object.entries(item) as [string, Operation][]) {
        const place = step(pointer, expression.startsWith("{") ? "" : expression, method);
        const body = operation?.requestBody;
        for (const media of body && "content" in body ? Object.values(body.content) : [])
          move(media as object, "schema", step(place, "message"));
        for (const parameter of operation?.parameters ?? [])
          if ("name" in parameter) move(parameter, "schema", step(place, parameter.name));
      }
    }
  };
  for (const [name, one] of Object.entries(document.components?.callbacks ?? {}))
    callback(one, step("#/components", name));
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    parameters(item.parameters, step("#/paths", path, "parameters"));
    for (const method of methods) {
      const operation = item[method];
      parameters(operation?.parameters, step("#/paths", path, method, "parameters"));
      for (const [name, one] of Object.entries(operation?.callbacks ?? {}))
        callback(one, step("#/paths", operation?.operationId ?? path, name));
    }
  }
  if (moved.size === 0) return;
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, ...Object.fromEntries(moved) };
}
