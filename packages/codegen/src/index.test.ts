import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { generateClient } from "./index.ts";
import { compile } from "./testing/compile.ts";
import { library } from "./testing/library.ts";

const program = `
import type { Book } from "./models.gen.ts";
import type { operations } from "./schema.d.ts";
import { requests } from "./requests.gen.ts";
import { webhook } from "./webhooks.gen.ts";
const book: Book = { title: "A" };
const scan: operations["uploadScan"]["requestBody"] = { content: { "application/zip": new Uint8Array(1) } };
const required: true = webhook.fields.event.required;
export { book, required, requests, scan };
`;

test("emits files that compile together, with bytes for a ZIP body and optional defaults", async () => {
  const files = { ...(await generateClient(library)), "program.ts": program };
  expect(compile({ library: files }, { isolated: true })).toEqual([]);
});

test("emits types that reject invalid values", async () => {
  const wrong = program.replace('{ title: "A" }', '{ name: "A" }').replace("new Uint8Array(1)", '"a.zip"');
  expect((await generateClient(library))["schema.d.ts"]).not.toContain("A-V1-001");
  expect(compile({ library: { ...(await generateClient(library)), "program.ts": wrong } })).toHaveLength(2);
});

test("emits tables that the runtime can read", async () => {
  const files = await generateClient(library);
  const wrong = (files["requests.gen.ts"] ?? "").replace("mediaType:", "mediumType:");
  expect(wrong).not.toBe(files["requests.gen.ts"]);
  expect(compile({ library: { ...files, "requests.gen.ts": wrong } })).toContainEqual(
    expect.stringContaining("does not exist in type 'RequestTable'"),
  );
  expect((await generateClient(library, { runtime: "#runtime" }))["webhooks.gen.ts"]).toContain(
    'import { type ReceivedEvent, type VerifyOptions, verifyDelivery } from "#runtime/webhooks";',
  );
});

test("emits the same bytes each time, under a banner", async () => {
  const [first, second] = [await generateClient(library), await generateClient(library)];
  expect(second).toEqual(first);
  for (const text of Object.values(first)) expect(text).toMatch(/^\/\/ Generated from Library 1\.2\.0\. Do not edit/);
});

test("rejects duplicate operationIds in strict mode, and broken references, each with its place", async () => {
  const [[path, item] = ["", {}]] = Object.entries(library.paths ?? {});
  const twice = { ...library, paths: { ...library.paths, [`${path}/again`]: item } };
  await expect(generateClient(twice, { strict: true })).rejects.toThrow(
    '#/paths/~1books~1again/get/operationId: "listBooks" is not unique; this operation is named getBooksAgain',
  );
  const schemas = { Shelf: { type: "array", items: { $ref: "#/components/schemas/Nothing" } } };
  await expect(generateClient({ ...library, paths: {}, components: { schemas } })).rejects.toThrow(
    '#/components/schemas/Shelf/items: "#/components/schemas/Nothing": the reference has no target',
  );
});

test("loads no TypeScript compiler to write a client, and Ajv only to write validators", () => {
  const entry = JSON.stringify(new URL("index.ts", import.meta.url).href);
  const code = `const { generateTypes } = await import(${entry});
    generateTypes(${JSON.stringify(library)});
    console.log(Object.keys((await import("node:module")).Module._cache).join("\\n"))`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", code], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).not.toMatch(/typescript|ajv/);
});
