import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { fixtures } from "../testing/documents.ts";
import { library } from "../testing/library.ts";
import { yardstick } from "../testing/openapi-typescript.ts";

const content = { "application/json": { schema: { $ref: "#/components/schemas/Shelf" } } };
const document = {
  ...library,
  paths: {
    "/shelves": {
      post: {
        operationId: "createShelf",
        requestBody: { required: true, content },
        responses: { 201: { description: "The shelf.", content } },
      },
      get: { operationId: "getShelf", responses: { 200: { description: "The shelf.", content } } },
    },
  },
  components: {
    ...library.components,
    schemas: {
      ...library.components?.schemas,
      Shelf: {
        type: "object",
        required: ["id", "name"],
        properties: { id: { type: "string", readOnly: true }, name: { type: "string" } },
      },
    },
  },
} as unknown as Document;

test("readOnly properties are absent from requests and present in responses", async () => {
  const program = `
import { createClient } from "./client.gen.ts";
const client = createClient({ baseUrl: "https://api.example.com", apiKey: "key" });
const { data } = await client.POST("/shelves", { body: { name: "A" } });
export const id: string | undefined = data?.id;
// @ts-expect-error the body has no id
client.POST("/shelves", { body: { id: "1", name: "A" } });
`;
  expect(compile({ library: { ...(await generateClient(document)), "program.ts": program } })).toEqual([]);
});

test("the runtime's client works over the types that openapi-typescript writes, too", async () => {
  const generated = Object.entries(await generateClient(library));
  const program = `
import { createVersionClient } from "@assessment-api/runtime/client";
import { requests } from "./requests.gen.ts";
import type { components, paths } from "./theirs.ts";
const client = createVersionClient<paths>(requests, { baseUrl: "https://api.example.com", apiKey: "key" });
const { data } = await client.GET("/books", { params: { query: { tags: ["new"] } } });
export const book: components["schemas"]["Book"] | undefined = data;
await client.PUT("/scans", { body: new Uint8Array(1) });
// @ts-expect-error unknown path
client.GET("/book");
`;
  const ours = Object.fromEntries(generated.filter(([name]) => /^(requests|lazy|responses)\b/.test(name)));
  const files = { ...ours, "theirs.ts": await yardstick(library), "program.ts": program };
  expect(compile({ library: files })).toEqual([]);
});

test("the client of every small document compiles, with any security", async () => {
  const folders = await Promise.all(
    Object.entries(fixtures).map(async ([name, one]) => [name, await generateClient(one)] as const),
  );
  expect(compile(Object.fromEntries(folders), { lenient: true })).toEqual([]);
});

test("several schemes, name and password, and servers with variables are options with types", async () => {
  const secured = {
    ...library,
    servers: [
      {
        url: "https://{region}.api.example.net.acme.com/{stage}",
        variables: { region: { default: "eu", enum: ["eu", "us"] }, stage: { default: "v1" } },
      },
    ],
    security: [{ Key: [] }, { User: [] }],
    components: {
      ...library.components,
      securitySchemes: {
        Key: { type: "apiKey", in: "header", name: "X-Key" },
        User: { type: "http", scheme: "basic" },
      },
    },
  } as unknown as Document;
  const program = `
import { createClient, servers } from "./client.gen.ts";
createClient();
createClient({ auth: { Key: async () => "key" } });
createClient({ baseUrl: servers[0]({ region: "us", stage: "v2" }), auth: { User: { username: "a", password: "b" } } });
// @ts-expect-error unknown region
servers[0]({ region: "mars" });
// @ts-expect-error unknown scheme
createClient({ auth: { Token: "a" } });
`;
  const files = { ...(await generateClient(secured)), "program.ts": program };
  expect(compile({ library: files }, { isolated: true })).toEqual([]);
});
