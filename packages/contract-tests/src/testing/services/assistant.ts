import type { JsonObject } from "../../document/json.ts";

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const content = (mediaType: string, schema: JsonObject) => ({ [mediaType]: { schema } });
const ok = (...media: JsonObject[]) => ({ 200: { description: "OK", content: Object.assign({}, ...media) } });
const object = (properties: JsonObject, required = Object.keys(properties)) => ({
  type: "object",
  required,
  properties,
});
const text = { type: "string" };
const operation = (operationId: string, tag: string, body: JsonObject | undefined, responses: JsonObject) => ({
  operationId,
  tags: [tag],
  ...(body ? { requestBody: { required: true, content: content("application/json", body) } } : {}),
  responses,
});

/** Document in the manner of OpenAI's: models, completions as JSON or stream, and operations that few servers have. */
export const assistantDocument: JsonObject = {
  openapi: "3.1.0",
  info: { title: "Assistant API", version: "2.0.0" },
  servers: [{ url: "https://assistant.example.com/v1" }],
  paths: {
    "/models": { get: operation("listModels", "Models", undefined, ok(content("application/json", ref("Models")))) },
    "/models/{model}": {
      parameters: [{ name: "model", in: "path", required: true, schema: text }],
      get: operation("getModel", "Models", undefined, ok(content("application/json", ref("Model")))),
    },
    "/chat/completions": {
      post: operation(
        "createChatCompletion",
        "Chat",
        object(
          {
            model: text,
            messages: { type: "array", minItems: 1, items: ref("Message") },
            stream: { type: ["boolean", "null"] },
          },
          ["model", "messages"],
        ),
        ok(content("application/json", ref("Completion")), content("text/event-stream", ref("Chunk"))),
      ),
    },
    "/generate": {
      post: operation(
        "generate",
        "Chat",
        object({ model: text, prompt: text, stream: { type: "boolean", default: true } }, ["model", "prompt"]),
        ok(content("application/json", ref("Part")), content("application/x-ndjson", ref("Part"))),
      ),
    },
    "/embeddings": {
      post: operation(
        "createEmbedding",
        "Embeddings",
        object({ model: text, input: text }),
        ok(content("application/json", object({ data: { type: "array", items: { type: "number" } } }))),
      ),
    },
    "/files": { get: operation("listFiles", "Files", undefined, ok(content("application/json", ref("Models")))) },
    "/files/{file_id}": {
      parameters: [{ name: "file_id", in: "path", required: true, schema: text }],
      delete: operation("deleteFile", "Files", undefined, ok(content("application/json", ref("Model")))),
    },
    "/moderations": {
      post: operation(
        "createModeration",
        "Moderations",
        object({ input: text }),
        ok(content("application/json", object({ id: text }))),
      ),
    },
  },
  components: {
    schemas: {
      Model: object({ id: text, object: { const: "model" } }),
      Models: object({ data: { type: "array", items: ref("Model") } }),
      Message: object({ role: { type: "string", enum: ["user", "system"] }, content: text }),
      Completion: object({
        id: text,
        choices: { type: "array", items: object({ message: object({ content: text }) }) },
      }),
      Chunk: object({ id: text, choices: { type: "array", items: object({ delta: object({ content: text }, []) }) } }),
      Part: object({ response: text, done: { type: "boolean" } }),
    },
  },
};

interface AssistantFaults {
  /** Changes the items of streams. */
  items?: (items: JsonObject[]) => JsonObject[];
  /** Paths without a handler, below `/v1`. */
  lacking?: readonly string[];
}

/** Implements the document except files and moderations. */
export function createAssistant({ items = (all) => all, lacking = [] }: AssistantFaults = {}) {
  const model = { id: "small-1", object: "model" };
  const requests: string[] = [];
  const respond = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname.replace("/v1", "");
    requests.push(`${request.method} ${path}`);
    if (path === "/moderations") return Response.json({ error: "planned" }, { status: 501 });
    const handler = lacking.includes(path) ? undefined : `${request.method} ${path}`;
    if (handler === "GET /models") return Response.json({ data: [model] });
    if (handler === "GET /models/small-1") return Response.json(model);
    if (path.startsWith("/models/")) return Response.json({ error: { message: "unknown model" } }, { status: 404 });
    const sent = (await request.json().catch(() => undefined)) as JsonObject | undefined;
    const known = ["POST /chat/completions", "POST /generate", "POST /embeddings"].includes(handler ?? "");
    if (!known)
      return Response.json({ error: { message: `Unknown request URL: ${request.method} ${path}` } }, { status: 404 });
    if (sent?.model !== "small-1") return Response.json({ error: { message: "unknown model" } }, { status: 404 });
    if (handler === "POST /embeddings") return Response.json({ data: [0.25] });
    if (handler === "POST /generate") {
      if (sent.stream === false) return Response.json({ response: "Hello", done: true });
      const parts = items([
        { response: "Hel", done: false },
        { response: "lo", done: true },
      ]);
      const lines = parts.map((one) => `${JSON.stringify(one)}\n`).join("");
      return new Response(lines, { headers: { "content-type": "application/x-ndjson" } });
    }
    if (!sent.stream) return Response.json({ id: "c1", choices: [{ message: { content: "Hello" } }] });
    const chunks = items(["Hel", "lo"].map((part) => ({ id: "c1", choices: [{ delta: { content: part } }] })));
    const events = chunks.map((one) => `data: ${JSON.stringify(one)}\n\n`).join("");
    return new Response(`${events}data: [DONE]\n\n`, { headers: { "content-type": "text/event-stream" } });
  };
  return { respond, requests };
}
