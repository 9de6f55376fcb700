import { expect, test } from "vitest";
import { generateClient, generateServer } from "./index.ts";
import { compile } from "./testing/compile.ts";
import { fixture } from "./testing/documents.ts";

const streams = `
import { createClient } from "./client.gen.ts";
import { importItems, listenToItems } from "./functions.gen.ts";
import type { Item } from "./models.gen.ts";
import type { Handlers } from "./operations.gen.ts";

const client = createClient({ baseUrl: "https://api.example.com", reconnect: { maxRetries: 3 } });
const { data: events } = await listenToItems(client, { reconnect: false });
for await (const { data, id } of events ?? []) {
  const name: string = data.name;
  const number: number = data.id;
  const last: string | undefined = id;
  // @ts-expect-error an item has no such property
  data.title;
  console.log(name, number, last);
}
const { data: answer } = await client.POST("/chat", { body: { stream: true } });
if (answer !== undefined && !("text" in answer))
  for await (const { data } of answer) console.log(data === "[DONE]" ? "" : data.text);
const { data: repeated } = await client.POST("/events");
for await (const event of repeated ?? [])
  if (event.event === "addJson") console.log(event.data?.foo.toFixed());
async function* items() {
  yield { name: "A" };
}
await importItems(client, { body: items() });
// @ts-expect-error the name is missing
await importItems(client, { body: (async function* () { yield {}; })() });

export const handlers: Pick<Handlers<object>, "importItems" | "exportItems" | "chat" | "repeatEvents"> = {
  async importItems({ body }) {
    let count = 0;
    for await (const { name } of body) count += name.length;
    return { status: 200, body: { count } };
  },
  exportItems() {
    async function* all(): AsyncGenerator<{ id: number; name: string }> {
      yield { id: 1, name: "A" };
    }
    return { status: 200, body: all() };
  },
  chat({ body }) {
    if (!body.stream) return { status: 200, contentType: "application/json", body: { text: "A" } };
    async function* pieces() {
      yield { data: { text: "A" } };
      yield { data: "[DONE]" as const };
    }
    return { status: 200, contentType: "text/event-stream", body: pieces() };
  },
  repeatEvents({ body }) {
    async function* none() {}
    return { status: 200, body: body ?? none() };
  },
};
export const wrong: Pick<Handlers<object>, "exportItems"> = {
  // @ts-expect-error items have an id
  exportItems: () => ({ status: 200, body: (async function* () { yield { name: "A" }; })() }),
};
export const item: Item["name"] = "A";
`;

const newer = `
import { createClient } from "./client.gen.ts";
import { copyShelf, queryShelves, searchShelves, selectShelves } from "./functions.gen.ts";
import type { Handlers } from "./operations.gen.ts";
import type { Pet } from "./models.gen.ts";

const client = createClient({ baseUrl: "https://api.example.com" });
const { data } = await client.QUERY("/shelves", { body: { word: "a", sizes: [1] } });
const name: string | undefined = data?.[0]?.name;
await queryShelves(client, { body: { word: "a" } });
await client.request("COPY", "/shelves", { params: { header: { Destination: "b" } } });
await copyShelf(client, { params: { header: { Destination: "b" } } });
// @ts-expect-error the header is missing
await copyShelf(client);
await searchShelves(client, { params: { query: { word: "a", tags: ["b"], place: { room: "c" } } } });
await selectShelves(client, { params: { query: { selection: { word: "a" } } } });
// @ts-expect-error this path has no QUERY
client.QUERY("/pets");

export const handlers: Pick<Handlers<object>, "queryShelves" | "copyShelf" | "searchShelves" | "selectShelves"> = {
  queryShelves: ({ body }) => ({ status: 200, body: [{ name: body.word + name }] }),
  copyShelf: ({ headers, body }) => ({ status: 200, body: [headers.destination, body?.word] }),
  searchShelves: ({ query }) => ({ status: 200, body: [query.word, query.place?.room] }),
  selectShelves: ({ query }) => ({ status: 200, body: query.selection?.sizes }),
};
export const others: Pet[] = [{ legs: 3 }, { kind: "fish", legs: 0 }];
// @ts-expect-error a cat has lives
export const cat: Pet = { kind: "cat" };
export const legs = (pet: Pet) => (pet.kind === "cat" && "lives" in pet ? pet.lives : "legs" in pet ? pet.legs : 4);
`;

test.each([
  ["streams", streams],
  ["openapi-3-2", newer],
])("the types of %s", async (name, program) => {
  const files = {
    ...(await generateClient(fixture(name))),
    ...(await generateServer(fixture(name), { types: false })),
    "program.ts": program,
  };
  expect(compile({ [name]: files })).toEqual([]);
});
