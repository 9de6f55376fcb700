import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { library } from "../testing/library.ts";
import { emitWebhooks } from "./emit-webhooks.ts";
import { readWebhook } from "./webhook-table.ts";

test("reads secret header, media type and the fields of an event", () => {
  expect(readWebhook(library)?.table).toEqual({
    secretHeader: "X-Secret",
    mediaType: "application/vnd.library+json",
    fields: { event: { type: "string", required: true }, note: { type: "string" } },
  });
});

test("emits nothing for a document without webhooks", () => {
  const { webhooks: _, ...silent } = library;
  expect(emitWebhooks(silent, "#runtime")).toBeUndefined();
});

test("emits nothing for several webhooks, or for a webhook without a list of events and a secret", () => {
  const post = library.webhooks?.bookEvents?.post;
  const emitted = (webhooks: object) => emitWebhooks({ ...library, webhooks } as Document, "#runtime");
  expect(emitted({ one: { post } })).toBeDefined();
  expect(emitted({ one: { post }, two: { post } })).toBeUndefined();
  expect(emitted({ odd: { post: { ...post, requestBody: { content: {} } } } })).toBeUndefined();
  expect(emitted({ open: { post: { ...post, parameters: [] } } })).toBeUndefined();
  expect(emitted({ put: { put: post } })).toBeUndefined();
});

test("a delivery is checked by the table, and returns typed events, also of later kinds", async () => {
  const program = `
import type { BookEvent } from "./models.gen.ts";
import { verifyWebhook } from "./webhooks.gen.ts";
type Received = Omit<BookEvent, "event"> & { event: BookEvent["event"] | (string & {}) };
export const received = (request: Request): Promise<Received[]> => verifyWebhook(request, ["a", "b"]);
`;
  const files = await generateClient(library);
  expect(compile({ library: { ...files, "program.ts": program } })).toEqual([]);
  const wrong = program.replace("Promise<Received[]>", "Promise<BookEvent[]>");
  expect(compile({ library: { ...files, "program.ts": wrong } })).toContainEqual(
    expect.stringContaining("Type 'BookEventType | (string & {})' is not assignable to type 'BookEventType'"),
  );
});
