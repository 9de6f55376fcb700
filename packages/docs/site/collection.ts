import { sandboxOrigin } from "../src/site.ts";
import { type ApiDocument, byTag, type Operation } from "./document.ts";
import { callOf } from "./samples.ts";

/** Dynamic variable with the current time in seconds, supported by both tools. */
const NOW = "{{$timestamp}}";

/**
 * Exports a document as a Postman collection (format 2.1), which Bruno also imports: a folder per tag, a request per
 * operation with sample values. Optional query parameters are disabled. Base URL and credential are variables.
 */
export function collectionOf(api: ApiDocument): object {
  const credential = api.name === "control" ? "token" : "apiKey";
  return {
    info: {
      name: `${api.title} ${api.version}`,
      description: api.description,
      schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
    },
    auth:
      api.name === "control"
        ? { type: "bearer", bearer: [variable("token", "{{token}}")] }
        : {
            type: "apikey",
            apikey: [variable("key", api.keyHeader), variable("value", "{{apiKey}}"), variable("in", "header")],
          },
    variable: [variable("baseUrl", sandboxOrigin + api.basePath), variable(credential, "")],
    item: byTag(api)
      .map(({ operations, ...tag }) => ({ ...tag, operations: operations.filter(({ kind }) => kind === "operation") }))
      .filter(({ operations }) => operations.length > 0)
      .map(({ operations, ...tag }) => ({ ...tag, item: operations.map((operation) => itemOf(api, operation)) })),
  };
}

const variable = (key: string, value: string) => ({ key, value, type: "string" });

function itemOf(api: ApiDocument, operation: Operation) {
  const { template, contentType, body, file, fresh, parameters } = callOf(api, operation);
  const path = template.replaceAll(/\{(\w+)\}/g, ":$1");
  const sent = parameters.query ?? {};
  const query = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name, example, description }) => ({
      key: name,
      value: String(sent[name] ?? example ?? ""),
      ...(description !== undefined && { description }),
      ...(!(name in sent) && { disabled: true }),
    }));
  const search = query
    .filter(({ disabled }) => !disabled)
    .map(({ key, value }) => `${key}=${encodeURIComponent(value)}`);
  return {
    name: operation.summary,
    request: {
      method: operation.method,
      ...(operation.description !== undefined && { description: operation.description }),
      ...(!operation.hasKey && { auth: { type: "noauth" } }),
      header: contentType === undefined ? [] : [{ key: "Content-Type", value: contentType }],
      url: {
        raw: `{{baseUrl}}${path}${search.length > 0 ? `?${search.join("&")}` : ""}`,
        host: ["{{baseUrl}}"],
        path: path.split("/").slice(1),
        ...(query.length > 0 && { query }),
        ...(parameters.path !== undefined && {
          variable: Object.entries(parameters.path).map(([key, value]) => ({ key, value: String(value) })),
        }),
      },
      ...(file !== undefined && { body: { mode: "file", file: { src: file } } }),
      ...(body !== undefined && { body: { mode: "raw", raw: textOf(body, fresh), options: languageOf(body) } }),
    },
  };
}

function textOf(body: unknown, fresh: string | undefined): string {
  const text = typeof body === "string" ? body : JSON.stringify(body, undefined, 2);
  return fresh === undefined ? text : text.replaceAll(fresh, NOW);
}

const languageOf = (body: unknown) => ({ raw: { language: typeof body === "string" ? "text" : "json" } });
