import { isObject, type Json, toSchema30 } from "./schema.ts";

/** Where a document holds values of the API, which look like anything. */
const VALUES = new Set(["example", "examples", "default", "value"]);

/**
 * A parameter that takes text in one of several formats, such as a timestamp or a date: its type is that of the first, in which a client can
 * say all that the others can.
 */
function withFirstFormat(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every(({ type }) => type === "string")) return schema;
  return { ...rest, ...anyOf[0] };
}

/** Translates every schema below a node, wherever parameters, headers and bodies have one. */
function translateSchemas(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(translateSchemas);
  if (!isObject(node)) return node;
  return Object.fromEntries(
    Object.entries(node).flatMap(([name, value]) => {
      if (name === "x-assumption") return [];
      if (VALUES.has(name)) return [[name, value]];
      if (name !== "schema" || !isObject(value)) return [[name, translateSchemas(value)]];
      return [[name, toSchema30("in" in node ? withFirstFormat(value) : value)]];
    }),
  );
}

const operationsOf = (paths: Json): Json[] =>
  Object.values(paths).flatMap((path) =>
    Object.values(path as Json).filter((one) => isObject(one) && "operationId" in one),
  ) as Json[];

/** Templates find what a body is in `x-description`: of its description, openapi-generator gives them only a form with escapes. */
function describeBodies(paths: Json): Json {
  for (const { requestBody } of operationsOf(paths))
    if (isObject(requestBody) && requestBody.description) requestBody["x-description"] = requestBody.description;
  return paths;
}

/**
 * Translates a bundled document of OpenAPI 3.1 to 3.0, for generators whose 3.1 is not complete. Webhooks have no place in 3.0; the
 * schemas of their bodies stay. What is lost, and what is not, is written down in docs/decisions/sdks.md.
 * @throws Error when a schema has a keyword that would be lost without a word
 */
export function toOpenApi30(document: Json): Json {
  const { openapi: _, webhooks: __, components, info, tags, paths, ...rest } = structuredClone(document);
  const { schemas, examples, ...others } = components as Json;
  const used = new Set(operationsOf(paths as Json).flatMap((operation) => operation.tags as string[]));
  const { license, summary: ___, ...about } = info as Json;
  const { identifier: ____, ...licence } = (license ?? {}) as Json;
  return {
    openapi: "3.0.3",
    info: license ? { ...about, license: licence } : about,
    ...(translateSchemas(rest) as Json),
    tags: (tags as Json[]).filter(({ name }) => used.has(name as string)),
    paths: describeBodies(translateSchemas(paths) as Json),
    components: {
      ...(translateSchemas(others) as Json),
      examples,
      schemas: Object.fromEntries(
        Object.entries(schemas as Json).map(([name, schema]) => [name, toSchema30(schema as Json)]),
      ),
    },
  };
}
