import { beforeAll, describe, expect, test } from "vitest";
import type { Document } from "../document/openapi.ts";
import { generateServer } from "../index.ts";
import { compile } from "../testing/compile.ts";
import { fixture, fixtures, own } from "../testing/documents.ts";

const documents = { ...fixtures, ...own };
const generated: Record<string, Record<string, string>> = {};

beforeAll(async () => {
  for (const [name, document] of Object.entries(documents))
    generated[name] = await generateServer(document, { msw: true });
});

test("generates code for every document that compiles in strict mode", () => {
  expect(Object.keys(generated)).toHaveLength(19);
  expect(compile(generated, { isolated: true, lenient: true })).toEqual([]);
});

test("generates a fetch server, which differs in imports and exports", async () => {
  for (const name of ["v2", "webhooks"].filter((one) => one in documents)) {
    const files = await generateServer(documents[name] as Document, { adapter: "fetch", msw: true });
    const differ = Object.keys(files).filter((file) => files[file] !== generated[name]?.[file]);
    expect(differ).toEqual(["server.gen.ts"]);
    const use = `import { defineServer, notImplemented } from "./server.gen.ts";
const handle: (request: Request) => Promise<Response> = defineServer(() => ({ contentType: "application/json", body: {} }))(
  notImplemented, {} as never, { prefix: "/v2" });
export { handle };`;
    expect(compile({ [name]: { ...files, "use.ts": use } }, { isolated: false })).toEqual([]);
  }
});

test("an invalid keyword is reported with its place, and rejected in strict mode", async () => {
  const document = structuredClone(own.v1) as Document;
  Object.assign(document.components?.schemas?.Exam ?? {}, { multipleOf: -1, minLength: 0.5, items: 5 });
  const messages: string[] = [];
  const tell = (pointer: string, problem: string) => void messages.push(`${pointer} ${problem}`);
  await generateServer(document, { types: false, tell });
  const pointer = "#/components/schemas/Exam";
  expect(messages.sort()).toEqual([
    `${pointer}/items is not a schema; ignored`,
    `${pointer}/minLength is not a number of things; ignored`,
    `${pointer}/multipleOf is not a number above 0; ignored`,
  ]);
  await expect(generateServer(document, { types: false, strict: true })).rejects.toMatchObject({
    name: "DocumentError",
  });
});

const reversed = <T>(map: Record<string, T>) => Object.fromEntries(Object.entries(map).reverse()) as Record<string, T>;

test.each(Object.keys(documents))("generates the same stubs of %s for another order of components", async (name) => {
  const document = documents[name] as Document;
  const components = Object.fromEntries(
    Object.entries(reversed(document.components as Record<string, object>)).map(([kind, map]) => [
      kind,
      reversed(map as never),
    ]),
  );
  const { "stateful.gen.ts": _, ...stubs } = await generateServer({ ...document, components } as Document, {
    msw: true,
  });
  const { "stateful.gen.ts": __, "schema.d.ts": types, ...before } = generated[name] ?? {};
  expect({ ...stubs, "schema.d.ts": types }).toEqual({ ...before, "schema.d.ts": types });
});

test("generates standalone validators without local paths", async () => {
  for (const { "validators.gen.js": code = "" } of Object.values(generated)) {
    expect(code).not.toContain("node_modules");
    // A module from a data URL cannot import other modules.
    const { default: _, ...validators } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.values(validators).every((validate) => typeof validate === "function")).toBe(true);
  }
});

describe("the types of an operation", () => {
  const start = `import type { Handlers, Messages, SecurityHandlers } from "./operations.gen.ts";\n`;
  const fine = `${start}
    type Ctx = { user: string };
    export const handlers: Pick<Handlers<Ctx>, "delete" | "Delete" | "createOrder" | "menus/put-all" | "2nd menu?" | "addPhoto"> = {
      delete: ({ query, headers, params }, { user }) => {
        const id: number = params["order-id"];
        const gt: number | undefined = query.range?.gt;
        const and: string[] | undefined = query.filter?.and;
        const mode: "fast" | "slow" | null | undefined = headers["x-mode"];
        if (query.verbose === "yes") return { status: 404, body: { title: user + id + gt + and + mode } };
        if (query.maybe === null) return { status: 418, body: { title: "tea" } };
        if (query.either === 1) return { status: 503 };
        return { status: 200, headers: { etag: "a" }, contentType: "application/vnd.kitchen+json", body: { id: 1, dish: { type: "soup" } } };
      },
      Delete: ({ contentType, body, query }, { user }) => {
        const maybe: string | undefined = user;
        const verbose: boolean = query.verbose;
        if (contentType === undefined) body satisfies undefined;
        else if (contentType === "application/json") body.secret satisfies string | undefined;
        else if (contentType === "application/merge-patch+json") body.note satisfies string | null | number | undefined;
        else body satisfies ReadableStream<Uint8Array>;
        return { status: 204, ...(maybe === "" && verbose && {}) };
      },
      createOrder: async ({ body }) => ({ status: 201, headers: { location: "/1" }, body: { id: 1, dish: body.dish } }),
      "menus/put-all": ({ body }) => ({ status: 200, body: body.dishes.join() }),
      "2nd menu?": () => ({ status: 200 }),
      addPhoto: () => ({ status: 201, headers: { location: "/1" } }),
    };
    export const security: SecurityHandlers<Ctx> = {
      Key: (key, { url }) => (key === url ? { user: key } : undefined),
      Login: async () => ({}),
      Second: ({ scopes }) => (scopes.length > 0 ? {} : undefined),
    };
    export const messages: Messages = {
      "createOrder.changed": { body: { state: "done" } },
      orderReady: { headers: { "x-signature": "s" }, body: { id: 1, dish: { type: "pie" } } },
    };
  `;

  const mistakes: [string, string, string, RegExp][] = [
    [
      "a missing handler",
      'addPhoto: () => ({ status: 201, headers: { location: "/1" } }),',
      "",
      /^Property 'addPhoto' is missing/,
    ],
    ["an undeclared status", "{ status: 204, ", "{ status: 205, ", /205/],
    ["a success that only default could cover", "{ status: 503 }", "{ status: 299 }", /299/],
    ["a missing header", 'status: 201, headers: { location: "/1" } })', "status: 201 })", /headers/],
    [
      "a missing content type where there are several",
      'contentType: "application/vnd.kitchen+json", ',
      "",
      /is not assignable/,
    ],
    ["another body", "{ title: user + id", "{ name: user + id", /'title'/],
    [
      "a writeOnly property in a message",
      'body: { id: 1, dish: { type: "pie" } }',
      'body: { id: 1, secret: "s", dish: { type: "pie" } }',
      /'secret' does not exist/,
    ],
    ["a header that a message lacks", 'headers: { "x-signature": "s" }, ', "", /Property 'headers' is missing/],
    [
      "a security scheme that is forgotten",
      "Second: ({ scopes }) => (scopes.length > 0 ? {} : undefined),",
      "",
      /^Property 'Second' is missing/,
    ],
    [
      "a context that is not complete",
      "{ user: key } : undefined",
      "{} : undefined",
      /'user' is missing|is not assignable/,
    ],
  ];

  test("accept valid input, and reject each mistake", () => {
    const kitchen = generated.kitchen ?? {};
    const folders = Object.fromEntries([
      ["fine", { ...kitchen, "program.ts": fine }],
      ...mistakes.map(([, right, wrong], index) => {
        expect(fine).toContain(right);
        return [`mistake-${index}`, { ...kitchen, "program.ts": fine.replace(right, wrong) }] as const;
      }),
    ]);
    const messages = compile(folders as never);
    expect(messages.filter((message) => message.startsWith("fine/"))).toEqual([]);
    for (const [index, [name, , , expected]] of mistakes.entries()) {
      const own = messages.filter((message) => message.startsWith(`mistake-${index}/program.ts: `));
      expect(own.length, name).toBeGreaterThan(0);
      expect(own.join("\n").replace(/^.*?: /, ""), name).toMatch(expected);
    }
  });
});

test("keeps descriptions, and escapes dangerous ones, in comments", () => {
  const text = generated.kitchen?.["operations.gen.ts"] ?? "";
  expect(text).toContain("Reads an order *\\/ with a trap");
  expect(text).toContain("@deprecated");
  expect(generated.v1?.["operations.gen.ts"]).not.toContain("A-V1-001");
});

test("imports the runtime from a configured package", async () => {
  const files = await generateServer(fixture("kitchen"), { runtime: "#runtime" });
  expect(files["server.gen.ts"]).toContain('from "#runtime/server"');
  for (const name of ["operations.gen.ts", "routes.gen.ts", "validators.gen.d.ts"])
    expect(files[name]).toContain('from "#runtime/fetch"');
});
