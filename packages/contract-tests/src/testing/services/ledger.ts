import { isObject, type JsonObject } from "../../document/json.ts";
import { error, type Service, service } from "./service.ts";

const USER = `Basic ${Buffer.from("maya:secret").toString("base64")}`;
const TOKEN = "ledger-token";
const CURRENCIES = ["NOK", "EUR"];

/** Service with HTTP basic or token, cursors in an object, UUIDs, a value named only in the refusal, relative Locations. */
export function createLedger(): Service {
  const entries = new Map<string, JsonObject>();
  let count = 0;
  const add = (body: JsonObject): JsonObject => {
    count += 1;
    const id = `6f1c2f8e-3a54-4c5e-9d0b-${String(count).padStart(12, "0")}`;
    const entry = { ...body, id, createdAt: new Date().toISOString() };
    entries.set(id, entry);
    return entry;
  };
  for (let index = 1; index <= 12; index += 1) add({ text: `Entry ${index}`, amount: index, currency: "NOK" });
  const problemOf = (body: unknown): string | undefined => {
    if (!isObject(body)) return "the body is no object";
    if (typeof body.text !== "string" || body.text === "") return "text is missing";
    if (!Number.isInteger(body.amount)) return "amount must be an integer";
    // The document declares any text, the service a list of currencies.
    if (!CURRENCIES.includes(String(body.currency))) return 'currency must be one of "NOK", "EUR"';
    return undefined;
  };
  const refusals = { 400: { description: "Refused" }, 401: { description: "No key" } };

  return service(
    {
      openapi: "3.1.0",
      info: { title: "Ledger", version: "1" },
      security: [{ user: [] }, { token: [] }],
      paths: {
        "/entries": {
          get: {
            operationId: "listEntries",
            parameters: [
              { name: "cursor", in: "query", schema: { type: "string" } },
              { name: "limit", in: "query", schema: { type: "integer", minimum: 1, maximum: 50, default: 5 } },
            ],
            responses: { 200: json(ref("Page")), ...refusals },
          },
          post: {
            operationId: "addEntry",
            requestBody: { required: true, content: { "application/json": { schema: ref("NewEntry") } } },
            responses: { 201: json(ref("Entry")), ...refusals },
          },
        },
        "/entries/{entry_id}": {
          parameters: [{ name: "entry_id", in: "path", required: true, schema: { type: "string", format: "uuid" } }],
          get: { operationId: "getEntry", responses: { 200: json(ref("Entry")), ...refusals } },
          put: {
            operationId: "replaceEntry",
            requestBody: { required: true, content: { "application/json": { schema: ref("NewEntry") } } },
            responses: { 200: json(ref("Entry")), ...refusals },
          },
        },
      },
      components: {
        securitySchemes: {
          user: { type: "http", scheme: "basic" },
          token: { type: "apiKey", in: "header", name: "X-Token" },
        },
        schemas: {
          NewEntry: {
            type: "object",
            required: ["text", "amount", "currency"],
            properties: {
              text: { type: "string", minLength: 1 },
              amount: { type: "integer" },
              currency: { type: "string" },
            },
          },
          Entry: {
            allOf: [ref("NewEntry")],
            type: "object",
            required: ["id", "createdAt"],
            properties: { id: { type: "string", format: "uuid" }, createdAt: { type: "string", format: "date-time" } },
          },
          Page: {
            type: "object",
            required: ["data", "meta"],
            properties: {
              data: { type: "array", items: ref("Entry") },
              meta: {
                type: "object",
                properties: { next_cursor: { type: ["string", "null"] }, total: { type: "integer" } },
              },
            },
          },
        },
      },
    },
    ({ method, path, query, headers, body }) => {
      if (headers.get("authorization") !== USER && headers.get("x-token") !== TOKEN) return error(401, "who are you?");
      const [, , id] = path.split("/");
      const problem = method === "POST" || method === "PUT" ? problemOf(body) : undefined;
      if (id === undefined && method === "POST") {
        if (problem !== undefined) return error(400, problem);
        const entry = add(body as JsonObject);
        return [201, entry, { location: `/entries/${entry.id}` }];
      }
      if (id === undefined) {
        const limit = Number(query.get("limit") ?? 5);
        const start = Number(query.get("cursor")?.replace("c", "") ?? 0);
        if (!Number.isInteger(limit) || limit < 1 || limit > 50 || Number.isNaN(start))
          return error(400, "no such page");
        const data = [...entries.values()].slice(start, start + limit);
        const next = start + limit < entries.size ? `c${start + limit}` : null;
        return [200, { data, meta: { next_cursor: next, total: entries.size } }];
      }
      const entry = entries.get(id);
      if (!entry) return error(404, "no such entry");
      if (method !== "PUT") return [200, entry];
      if (problem !== undefined) return error(400, problem);
      const replaced = { ...(body as JsonObject), id, createdAt: entry.createdAt };
      entries.set(id, replaced);
      return [200, replaced];
    },
  );
}

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (content: JsonObject) => ({ description: "OK", content: { "application/json": { schema: content } } });
