import { sandboxOrigin } from "../src/site.ts";
import { type ApiDocument, byTag, type Operation } from "./document.ts";
import { callOf } from "./samples.ts";

/** The dynamic variable that both tools fill with the seconds of now. */
const NOW = "{{$timestamp}}";

/**
 * A document as a collection of Postman (format 2.1), which Bruno imports as well: a folder for each tag, a request for each operation with the values of
 * its samples. Optional parameters of queries wait to be turned on. The base URL and the credential are variables of the collection.
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
