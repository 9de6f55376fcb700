import { isObject, type Json, toSchema30 } from "./schema.ts";

const VALUES = new Set(["example", "examples", "default", "value"]);

/** Such as timestamp or date: the first can express the second. */
function withFirstFormat(schema: Json): Json {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || !anyOf.every(({ type }) => type === "string")) return schema;
  return { ...rest, ...anyOf[0] };
}

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

/** Copies body descriptions to `x-description`: openapi-generator only passes an escaped description to templates. */
function describeBodies(paths: Json): Json {
  for (const { requestBody } of operationsOf(paths))
    if (isObject(requestBody) && requestBody.description) requestBody["x-description"] = requestBody.description;
  return paths;
}

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
