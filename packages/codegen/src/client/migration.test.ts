/** Tests the "after" programs of the migration guide. Of the "before" programs only openapi-fetch runs here. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load as loadDocument } from "../document/load.ts";
import { parseText } from "../document/parse-text.ts";
import { generateClient } from "../index.ts";
import { load } from "../testing/bundle.ts";
import { compile } from "../testing/compile.ts";

const page = readFileSync(new URL("../../../../docs/migration.md", import.meta.url), "utf8");
const [, yaml = ""] = /```yaml\n(.*?)```/s.exec(page) ?? [];

function readPage(name: string) {
  const section = page.split("\n## ").find((text) => text.split("\n")[0]?.endsWith(name)) ?? "";
  const [before = "", after = ""] = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  return { before, after, document: loadDocument(parseText(yaml, "openapi.yaml")) };
}

interface Program {
  run: (fetch: (request: Request) => Promise<Response>) => Promise<unknown>;
}

/** Without Accept, which only our client sends. */
async function sentBy(files: Record<string, string>, module: string) {
  const { run } = await load<Program>(files, module);
  const sent: unknown[] = [];
  const data = await run(async (request) => {
    const headers = Object.fromEntries([...request.headers].filter(([name]) => name !== "accept"));
    sent.push({ method: request.method, url: request.url, headers, body: await request.text() });
    return Response.json([{ title: "A" }]);
  });
  return { data, sent };
}

const always = { "x-key": "secret", "x-trace": "1" };

test.each(["openapi-fetch", "openapi-ts", "orval"])(
  "the program after %s compiles, and sends the same requests as before",
  async (name) => {
    const { after, document } = readPage(name);
    const files = await generateClient(document);
    expect(compile({ page: { ...files, "after.ts": after } })).toEqual([]);
    const { data, sent } = await sentBy(files, after);
    expect(data).toEqual([{ title: "A" }]);
    expect(sent).toMatchObject([
      { method: "GET", url: "https://api.books.example/v1/books?tags=new,used", headers: always },
      {
        method: "PATCH",
        url: "https://api.books.example/v1/books/7",
        headers: { ...always, "content-type": "application/merge-patch+json" },
        body: '{"title":"A"}',
      },
    ]);
  },
);

test("the program with openapi-fetch compiles over our types, and sends the same", async () => {
  const { before, after, document } = readPage("openapi-fetch");
  const files = await generateClient(document);
  expect(compile({ page: { ...files, "before.ts": before } })).toEqual([]);
  expect(await sentBy(files, before)).toEqual(await sentBy(files, after));
});
