/** Tests the migration page for hey-api and orval: their programs must send the same requests as ours. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { generateClient, loadFile } from "@assessment-api/codegen";
import { createClient } from "@hey-api/openapi-ts";
import { generate } from "orval";
import { afterAll, expect, test } from "vitest";
import { load } from "../bundle.ts";
import { root } from "../documents.ts";

const folder = mkdtempSync(join(tmpdir(), "assessment-api-migration-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Run = (fetch: (request: Request) => Promise<Response>) => Promise<unknown>;

async function sentBy(file: string) {
  const { run } = await load<{ run: Run }>(file);
  const sent: unknown[] = [];
  const data = await run(async (request) => {
    const { method, headers } = request;
    const body = await request.text();
    const named = ["x-key", "x-trace", ...(body ? ["content-type"] : [])].map((name) => [name, headers.get(name)]);
    sent.push({ method, url: decodeURIComponent(request.url), headers: Object.fromEntries(named), body });
    return Response.json([{ title: "A" }]);
  });
  return { data, sent };
}

const generators: Record<string, (input: string, folder: string) => Promise<unknown>> = {
  "openapi-ts": (input, to) =>
    createClient({ input, output: { path: join(to, "client") }, logs: { level: "silent", file: false } }),
  orval: (target, to) =>
    generate({
      input: { target },
      output: { target: join(to, "client.ts"), client: "fetch", baseUrl: "https://api.books.example/v1" },
    }),
};

test.each(Object.entries(generators))(
  "the programs before and after %s send the same requests",
  async (name, generateTheirs) => {
    const page = readFileSync(join(root, "docs/migration.md"), "utf8");
    const [, yaml = ""] = /```yaml\n(.*?)```/s.exec(page) ?? [];
    const section = page.split("\n## ").find((text) => text.split("\n")[0]?.endsWith(name)) ?? "";
    const [before = "", after = ""] = [...section.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
    const at = (file: string) => join(folder, `${name}-${file}`);
    writeFileSync(at("openapi.yaml"), yaml);
    const [theirs, ours] = [mkdtempSync(at("theirs-")), mkdtempSync(at("ours-"))];
    await generateTheirs(at("openapi.yaml"), theirs);
    for (const [file, text] of Object.entries(await generateClient(loadFile(at("openapi.yaml"))))) {
      mkdirSync(dirname(join(ours, file)), { recursive: true });
      writeFileSync(join(ours, file), text);
    }
    writeFileSync(join(theirs, "before.ts"), before);
    writeFileSync(join(ours, "after.ts"), after);
    const fetchBefore = globalThis.fetch;
    const wanted = await sentBy(join(theirs, "before.ts"));
    globalThis.fetch = fetchBefore; // orval's program replaces it
    expect(wanted.sent).toHaveLength(2);
    expect(await sentBy(join(ours, "after.ts"))).toEqual(wanted);
  },
);
