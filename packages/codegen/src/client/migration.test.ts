/** The page for those who come from openapi-fetch is true: both of its programs compile, and send the same requests. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load as loadDocument } from "../document/load.ts";
import { parseText } from "../document/parse-text.ts";
import { generateClient } from "../index.ts";
import { load } from "../testing/bundle.ts";
import { compile } from "../testing/compile.ts";

const page = readFileSync(new URL("../../../../docs/migration/from-openapi-fetch.md", import.meta.url), "utf8");
const [yaml = "", before = "", after = ""] = [...page.matchAll(/```(?:yaml|ts)\n(.*?)```/gs)].map(([, code]) => code);
const document = loadDocument(parseText(yaml, "openapi.yaml"));

interface Program {
  run: (fetch: (request: Request) => Promise<Response>) => Promise<unknown>;
}

/** What a program sends; Accept is what only ours says. */
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

test("both programs send the same requests and read the same data", async () => {
  const files = await generateClient(document);
  const theirs = await sentBy(files, before);
  expect(theirs.sent).toHaveLength(2);
  expect(await sentBy(files, after)).toEqual(theirs);
});

test("both programs compile", async () => {
  const files = await generateClient(document);
  expect(compile({ page: { ...files, "before.ts": before, "after.ts": after } })).toEqual([]);
});
