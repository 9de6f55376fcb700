import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { generateServer } from "@assessment-api/codegen";
import type { State } from "@assessment-api/resources";
import { setupServer } from "msw/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookshop } from "../../test/bookshop.ts";
import { load } from "../../test/bundle.ts";
import type { documentHandlers } from "./document.ts";

type Handlers = ReturnType<typeof documentHandlers>;
interface Module {
  api: Handlers &
    Record<"getBook" | "listBooks" | "replaceBook", (script?: object) => Parameters<typeof server.use>[0]>;
  state: State;
}

const program = `
import { documentHandlers } from "@assessment-api/mock/msw-document";
import * as operations from "./msw.gen.ts";
import { stateful } from "./stateful.gen.ts";
export const state = stateful();
export const api = documentHandlers(operations, { state });
export const without = documentHandlers(operations);`;

let files: Record<string, string>;
let mocked: Module & { without: Module["api"] };
const server = setupServer();
const base = "https://books.example/shop";
const call = async (method: string, path: string, body?: object) => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
};

beforeAll(async () => {
  files = await generateServer(bookshop as never, { msw: true });
  mocked = await load(program, files);
  server.listen();
});
afterAll(() => server.close());

test("generated handlers respond with examples of any document, or with generated ones", async () => {
  server.resetHandlers(...mocked.without.all());
  expect((await call("GET", "/books")).body).toEqual([expect.objectContaining({ title: "Middlemarch" })]);
  expect((await call("PUT", "/books/bok_1", { title: "Emma" })).body).toEqual({
    id: expect.any(String),
    title: expect.any(String),
    pages: expect.any(Number),
    authorId: expect.any(String),
    sequel: expect.any(Object),
  });
  const hours = await fetch(`${base}/hours`);
  expect([hours.status, await hours.text()]).toEqual([200, expect.stringMatching(/^.{3,}$/)]);
  expect(await call("POST", "/books", { pages: 3 })).toMatchObject({ status: 400 });
  server.use(mocked.without.listBooks({ count: 30 }));
  expect((await call("GET", "/books?limit=5")).body).toHaveLength(30);
  server.use(mocked.without.getBook({ status: 404 }));
  expect(await call("GET", "/books/bok_1")).toEqual({
    status: 404,
    body: { code: "unknown", message: "No such book" },
  });
});

test("with stateful(), created things are listed, changed and deleted", async () => {
  server.resetHandlers(...mocked.api.all());
  const { status, body } = await call("POST", "/books", { title: "Emma", authorId: "aut_9Tz3Rk1W" });
  expect([status, body.title]).toEqual([201, "Emma"]);
  const titles = async () => (await call("GET", "/books")).body.map(({ title }: { title: string }) => title);
  expect(await titles()).toContain("Emma");
  await call("PUT", `/books/${body.id}`, { title: "Persuasion" });
  expect(await titles()).toEqual(["Middlemarch", "Persuasion"]);
  expect((await call("DELETE", `/books/${body.id}`)).status).toBe(204);
  expect((await call("GET", `/books/${body.id}`)).status).toBe(404);
  mocked.state.reset();
});

const wrong = `
import { documentHandlers } from "@assessment-api/mock/msw-document";
import * as operations from "./msw.gen.ts";
import { stateful } from "./stateful.gen.ts";
const api = documentHandlers(operations, { state: stateful({ seed: 2 }) });
api.listBooks({ count: 3 });
api.createBook(({ body }) => ({ body: { title: body.title } }));
// @ts-expect-error: no operation
api.listNobody();
// @ts-expect-error: no status of the document
api.getBook({ status: 304 });
// @ts-expect-error: a title is text
api.getBook({ body: { title: 1 } });
`;

test("generated handlers are typed, and need no types of Fastify or Node", async () => {
  const root = join(import.meta.dirname, "../..");
  mkdirSync(join(root, "node_modules/.generated"), { recursive: true });
  const folder = mkdtempSync(join(root, "node_modules/.generated/types-"));
  const compilerOptions = { types: [], skipLibCheck: false, lib: ["ES2023", "DOM", "DOM.Iterable"], noEmit: true };
  const config = { extends: join(root, "../../tsconfig.base.json"), compilerOptions, files: ["program.ts"] };
  const written = { ...files, "program.ts": wrong, "tsconfig.json": JSON.stringify(config) };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(folder, name), text);
  try {
    const tsc = join(root, "node_modules/typescript/bin/tsc");
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, "-p", folder, "--listFiles"]).catch(
      (failed: { stdout: string }) => failed,
    );
    const lines = stdout.split("\n");
    expect(stdout).toContain("msw.gen.ts");
    expect(lines.filter((line) => line.includes("error TS"))).toEqual([]);
    expect(lines.filter((file) => /node_modules\/(fastify|@types\/node|light-my-request)\//.test(file))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("without operations, there are no handlers", async () => {
  const { documentHandlers } = await import("./document.ts");
  expect(() => documentHandlers({})).toThrow("pass constants of the generated msw.gen.ts");
});
