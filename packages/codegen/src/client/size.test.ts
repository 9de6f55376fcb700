/** Bundle size of a generated client: unused parts must not be loaded. */
import { basename } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, test } from "vitest";
import { generateClient } from "../index.ts";
import { inMemory } from "../testing/bundle.ts";
import { own } from "../testing/documents.ts";

async function loaded(files: Record<string, string>, program: string): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: import.meta.dirname, loader: "ts" },
    plugins: [inMemory(files)],
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: "out",
    write: false,
    metafile: true,
  });
  const first = new Set<string>();
  const load = (file: string) => {
    first.add(basename(file));
    for (const { kind, path } of metafile.outputs[file]?.imports ?? []) if (kind === "import-statement") load(path);
  };
  load(Object.keys(metafile.outputs).find((file) => file.endsWith("stdin.js")) ?? "");
  return outputFiles
    .filter(({ path }) => first.has(basename(path)))
    .map(({ text }) => text)
    .join("");
}

/** Without the hashes of chunk names, which change with files that are not loaded. */
const sizeOf = (code: string) => gzipSync(code.replaceAll(/-[A-Z0-9]{8}\.js/g, ".js"), { level: 9 }).length;

const threeCalls = (list: string, query: string, create: string, get: string, id: string) => `
import { createClient } from "./client.gen.ts";
export async function run(baseUrl, apiKey, body, id) {
  const client = createClient({ baseUrl, apiKey });
  return [
    (await client.GET("${list}", { params: { query: ${query} } })).data,
    (await client.POST("${create}", { body })).data,
    (await client.GET("${get}", { params: { path: { ${id}: id } } })).data,
  ];
}`;

const candidates: Parameters<typeof threeCalls> = [
  "/candidates",
  "{ count: 50 }",
  "/candidates",
  "/candidates/{id}",
  "id",
];
const people = "/boost/v3/people";
const email = `{ email: "maya.lindqvist@example.com" }`;

/** In bytes. V3 has the longest request table. */
const LIMIT = 3000;

test.each<[string, Parameters<typeof threeCalls>]>([
  ["v1", candidates],
  ["v2", candidates],
  ["v3", [people, email, "/boost/v3/invitations", `${people}/{personId}`, "personId"]],
])("a program with three calls of %s is at most 3 kB with gzip", async (name, calls) => {
  const code = await loaded(await generateClient(own[name] as never), threeCalls(...calls));
  expect(code).toContain("POST");
  expect(sizeOf(code)).toBeLessThanOrEqual(LIMIT);
});

test("a program loads only the operation functions that it calls", async () => {
  const program = `import { createClient } from "./client.gen.ts";
import { getPerson } from "./functions.gen.ts";
export const run = (options, params) => getPerson(createClient(options), { params });`;
  const code = await loaded(await generateClient(own.v3 as never), program);
  expect(code).toContain("/boost/v3/people/{personId}");
  expect(code).not.toContain("/boost/v3/invitations");
  expect(sizeOf(code)).toBeLessThanOrEqual(LIMIT);
});
