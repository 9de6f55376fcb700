import { expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateClient } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { library } from "../testing/library.ts";
import { emitFunctions } from "./emit-functions.ts";

test("a function per operation is typed as the call by its path", async () => {
  const program = `
import { createClient } from "./client.gen.ts";
import { listBooks, uploadScan } from "./functions.gen.ts";
import type { Book } from "./models.gen.ts";
const client = createClient({ baseUrl: "https://api.example.org", apiKey: "key" });
const { data } = await listBooks(client, { params: { query: { tags: ["new"] } } });
export const book: Book | undefined = data;
await listBooks(client);
await uploadScan(client, { body: new Uint8Array(1) });
// @ts-expect-error tags are texts
listBooks(client, { params: { query: { tags: [1] } } });
// @ts-expect-error a scan is bytes
uploadScan(client, { body: "a.zip" });
`;
  const files = { ...(await generateClient(library)), "program.ts": program };
  expect(compile({ library: files }, { isolated: true })).toEqual([]);
});

test("functions have valid, unique names", () => {
  const response = { responses: { 204: { description: "Done." } } };
  const ids = ["get-pet", "getPet", "delete", "operation", "2fa"];
  const paths = Object.fromEntries(
    ids.map((operationId, index) => [`/${index}`, { get: { operationId, ...response } }]),
  );
  const text = emitFunctions({ ...library, paths: { ...paths, "/none": { get: response } } } as Document, "#runtime");
  expect(
    [...(text ?? "").matchAll(/export const (\S+): OperationCall<paths, "(\S+)"/g)].map(([, name, path]) => [
      path,
      name,
    ]),
  ).toEqual([
    ["/0", "getPet2"],
    ["/1", "getPet"],
    ["/2", "deleteOperation"],
    ["/3", "operation2"],
    ["/4", "item2fa"],
  ]);
  expect(emitFunctions({ ...library, paths: {} }, "#runtime")).toBeUndefined();
});
