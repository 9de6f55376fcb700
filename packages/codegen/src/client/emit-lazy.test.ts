import { expect, test } from "vitest";
import { generateClient } from "../index.ts";
import { load } from "../testing/bundle.ts";
import { own } from "../testing/documents.ts";

test("hooks of a generated client receive the operationId", async () => {
  const files = await generateClient(own.v3 as never);
  const { called } = await load<{ called: unknown }>(
    files,
    `import { createClient } from "./client.gen.ts";
const seen = [];
const client = createClient({
  baseUrl: "https://api.example.com",
  apiKey: "key",
  fetch: async () => Response.json({}),
  hooks: { onRequest: ({ operation }) => seen.push(operation) },
});
await client.GET("/boost/v3/people/{personId}", { params: { path: { personId: "per_1" } } });
await client.request("post", "/boost/v3/invitations", { body: {} });
export const called = seen;`,
  );
  expect(called).toEqual(["getPerson", "createInvitation"]);
});
