import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { load as loadDocument } from "./document/load.ts";
import { parseText } from "./document/parse-text.ts";
import { generateClient, generateServer } from "./index.ts";
import { load } from "./testing/bundle.ts";
import { compile } from "./testing/compile.ts";

const page = readFileSync(new URL("../../../docs/codegen-streams.md", import.meta.url), "utf8");
const [, section = ""] = /^## Example\n(.*?)^## /ms.exec(page) ?? [];
const [yaml = "", handlers = "", program = ""] = [...section.matchAll(/```(?:yaml|typescript)\n(.*?)```/gs)].map(
  ([, code]) => code,
);
const document = loadDocument(parseText(yaml, "openapi.yaml"), { strict: true });

interface Modules {
  createClient: (options: object) => object;
  defineServer: (
    toErrorBody: unknown,
  ) => (handlers: object, security: object) => (request: Request) => Promise<Response>;
  handlers: object;
  run: (client: object, show: (line: string) => void) => Promise<void>;
}

test("the program prints the messages of the handlers", async () => {
  const client = await generateClient(document);
  const files = { ...client, ...(await generateServer(document, { adapter: "fetch", types: false })) };
  const all = { ...files, "handlers.gen.ts": handlers, "program.gen.ts": program };
  const { createClient, defineServer, ...example } = await load<Modules>(
    all,
    ["client", "server", "handlers", "program"].map((name) => `export * from "./${name}.gen.ts";`).join("\n"),
  );
  const fetch = defineServer(() => ({ contentType: "application/json", body: {} }))(example.handlers, {});
  const lines: string[] = [];
  await example.run(createClient({ baseUrl: "https://jobs.example.com", fetch }), (line) => lines.push(line));
  expect(lines).toEqual(["25 %", "50 %", "75 %", "100 %", "1 jobs"]);
});

test("both sides compile, for Fastify and for fetch", async () => {
  const client = await generateClient(document);
  const folders = await Promise.all(
    (["fastify", "fetch"] as const).map(async (adapter) => {
      const server = await generateServer(document, { adapter, types: false });
      return [adapter, { ...client, ...server, "handlers.ts": handlers, "program.ts": program }] as const;
    }),
  );
  expect(compile(Object.fromEntries(folders))).toEqual([]);
});
