import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { library } from "../testing/library.ts";
import { run } from "./run.ts";

const folder = mkdtempSync(join(tmpdir(), "codegen-"));
afterAll(() => rmSync(folder, { recursive: true }));
const document = join(folder, "library.json");
writeFileSync(document, JSON.stringify(library));
const kitchen = fileURLToPath(new URL("../testing/fixtures/kitchen.yaml", import.meta.url));

async function call(...args: string[]) {
  const lines: string[] = [];
  const code = await run(
    args,
    (line) => lines.push(line),
    (line) => lines.push(line),
  );
  return { code, text: lines.join("\n") };
}

test("writes client and server, and detects later changes", async () => {
  const out = join(folder, "both", "deep");
  expect(await call(document, "--out", out)).toEqual({ code: 0, text: "" });
  expect(readdirSync(out).sort()).toEqual([
    "api.gen.ts",
    "client.gen.ts",
    "errors.gen.ts",
    "functions.gen.ts",
    "lazy.gen.ts",
    "models.gen.ts",
    "operations.gen.ts",
    "requests.gen.ts",
    "responses",
    "responses.gen.ts",
    "routes.gen.ts",
    "schema.d.ts",
    "server.gen.ts",
    "validators.gen.d.ts",
    "validators.gen.js",
    "webhooks.gen.ts",
  ]);
  expect(await call(document, "--out", out, "--check")).toEqual({ code: 0, text: "" });
  writeFileSync(join(out, "routes.gen.ts"), "");
  rmSync(join(out, "models.gen.ts"));
  writeFileSync(join(out, "responses/Former.gen.ts"), "");
  const { code, text } = await call(document, "--out", out, "--check");
  expect(code).toBe(1);
  expect(text).toContain("routes.gen.ts differs");
  expect(text).toContain("models.gen.ts is missing");
  expect(text).toContain("Former.gen.ts is no longer generated");
  expect(await call(document, "--out", out)).toEqual({ code: 0, text: "" });
  expect(await call(document, "--out", out, "--check")).toEqual({ code: 0, text: "" });
});

test("writes MSW handlers alone, without server adapter, or next to a side", async () => {
  const out = join(folder, "msw");
  const needed = ["operations.gen.ts", "routes.gen.ts", "schema.d.ts", "validators.gen.d.ts", "validators.gen.js"];
  const msw = ["api.gen.ts", "msw.gen.ts", ...needed, "stateful.gen.ts"].sort();
  expect(await call(document, "--out", out, "--msw")).toEqual({ code: 0, text: "" });
  expect(readdirSync(out).sort()).toEqual(msw);
  const both = join(folder, "msw-server");
  expect(await call(document, "--out", both, "--msw", "--server")).toEqual({ code: 0, text: "" });
  expect(readdirSync(both).sort()).toEqual([...msw, "server.gen.ts"].sort());
});

test("writes one side on request, also from YAML", async () => {
  const out = join(folder, "server");
  expect(await call(kitchen, "--out", out, "--server")).toEqual({ code: 0, text: "" });
  expect(readdirSync(out)).not.toContain("requests.gen.ts");
});

test("reports each problem in one line and exits with 1", async () => {
  const path = join(folder, "wrong.yaml");
  writeFileSync(
    path,
    "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: { /a: { get: { parameters: [{ $ref: other.yaml }] } } }",
  );
  const { code, text } = await call("--out", folder, path, "--server");
  expect(code).toBe(1);
  expect(text).toMatch(
    /^.*wrong\.yaml: #\/paths\/~1a\/get\/parameters\/0: "other\.yaml" cannot be read: no such file [^\n]*$/,
  );
});

const loose = join(folder, "loose.yaml");
const responses =
  "responses: { 200: { description: Fine, content: { application/json: { schema: { type: string } } } } }";
writeFileSync(
  loose,
  `openapi: 3.1.0
info: { title: T, version: "1" }
security: [{ key: [] }]
components: { securitySchemes: { key: { type: apiKey, in: header, name: X-Key } } }
paths:
  /a: { get: { ${responses} } }
  /b: { get: { ${responses} } }
`,
);

test("reports each assumption once, and rejects it in strict mode", async () => {
  const out = join(folder, "loose");
  const line = `${loose}: #/paths/~1a/get: an operation without operationId is named after its method and path (and in 1 more place)`;
  expect(await call(loose, "--out", out)).toEqual({ code: 0, text: line });
  expect(readdirSync(out)).toEqual(expect.arrayContaining(["client.gen.ts", "server.gen.ts"]));
  expect(await call(loose, "--out", join(folder, "strict"), "--strict")).toEqual({ code: 1, text: line });
  expect(existsSync(join(folder, "strict"))).toBe(false);
});

test("writes one side, and reports why the other side failed", async () => {
  const path = join(folder, "half.json");
  const get = { parameters: [{ name: "a", in: "body" }], responses: {} };
  writeFileSync(
    path,
    JSON.stringify({ ...library, paths: { ...library.paths, "/a": { get: { operationId: "a", ...get } } } }),
  );
  const out = join(folder, "half");
  const { code, text } = await call(path, "--out", out);
  expect({ code, text }).toEqual({
    code: 1,
    text: `${path}: no server: #/paths/~1a/get/parameters/0/in: must be path, query, header or cookie`,
  });
  expect(readdirSync(out)).toContain("client.gen.ts");
  expect(readdirSync(out)).not.toContain("server.gen.ts");
});

test.each([
  ["text.yaml", "a: [", "is not YAML: "],
  ["text.json", "{", "is not JSON: "],
  ["old.json", '{ "swagger": "1.2" }', '#/swagger: must be "2.0", not'],
  ["page.yaml", "<!doctype html>", "#: is not an OpenAPI document"],
])("reports the problem of %s in one line with the file", async (name, text, message) => {
  const path = join(folder, name);
  writeFileSync(path, text);
  const { code, text: line } = await call(path, "--out", folder);
  expect(code).toBe(1);
  expect(line.startsWith(`${path}: ${message}`), line).toBe(true);
  expect(line.split("\n")).toHaveLength(1);
  expect(line.split(name)).toHaveLength(2);
});

test.each([
  [["--out", "x"], "No document given"],
  [["https://example.com/openapi.json", "--out", "x"], 'curl -fL -o openapi.json "https://example.com/openapi.json"'],
  [[folder, "--out", "x"], "is a folder; name a file."],
  [["a.json"], "add --out DIR"],
  [["a.json", "--out", "x", "--adapter", "express"], '--adapter must be fastify or fetch, not "express"'],
  [["a.json", "b.json", "--out", "x"], 'remove "b.json"'],
  [["nowhere.json", "--out", "x"], "nowhere.json does not exist; check the path."],
  [["a.json", "--ou", "x"], "Unknown option '--ou'"],
])("refuses %j with one line and exits with 2", async (args, message) => {
  const { code, text } = await call(...args);
  expect(code).toBe(2);
  expect(text).toContain(message);
  expect(text.split("\n")).toHaveLength(1);
});

test("prints its help", async () => {
  expect(await call("--help")).toMatchObject({ code: 0, text: expect.stringContaining("--check") });
});
