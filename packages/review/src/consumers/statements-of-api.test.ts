import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type TypeScript from "typescript";
import { afterAll, expect, test } from "vitest";
import { usageOfTypes } from "./from-types.ts";
import { statementsOfApi } from "./statements-of-api.ts";

const folder = mkdtempSync(join(tmpdir(), "statements-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const schema = `export interface paths { "/orders": { get: operations["listOrders"] } }
export interface components {
  schemas: {
    Order: {
      total: number;
    };
  };
}
export interface operations {
  listOrders: { responses: { 200: { content: { "application/json": components["schemas"]["Order"] } } } };
}
`;
const load = `import type { components } from "./schema.d.ts";
export type Order = components["schemas"]["Order"];
export declare function load(): Order;
`;

/** Writes a program with generated types, and \`src/load.ts\`, which uses them. */
function write(name: string, sources: Record<string, string>, lib: string[] = []): string {
  const options = { strict: true, noEmit: true, allowJs: true, allowImportingTsExtensions: true, module: "preserve" };
  const files = {
    "tsconfig.json": JSON.stringify({
      compilerOptions: { ...options, lib: ["es2023", ...lib], types: [] },
      include: ["src"],
    }),
    "src/schema.d.ts": schema,
    "src/load.ts": load,
    ...Object.fromEntries(Object.entries(sources).map(([path, text]) => [`src/${path}`, text])),
  };
  const root = join(folder, name.replaceAll(/\W+/g, "-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const reads = "export const seen = ";

test.each<[string, Record<string, string>]>([
  ["a call of an imported function", { "a.ts": `import { load } from "./load.ts";\n${reads}load().total;` }],
  [
    "an inferred type of another file",
    {
      "b.ts": 'import { load } from "./load.ts";\nexport const orders = [load()];',
      "a.ts": `import { orders } from "./b.ts";\n${reads}orders.map((one) => one.total);`,
    },
  ],
  [
    "a default export",
    {
      "b.ts": 'import { load } from "./load.ts";\nexport default load;',
      "a.ts": `import get from "./b.ts";\n${reads}get().total;`,
    },
  ],
  [
    "a default function",
    {
      "b.ts": 'import { load } from "./load.ts";\nexport default function get() {\n  return load();\n}',
      "a.ts": `import get from "./b.ts";\n${reads}get().total;`,
    },
  ],
  [
    "a renamed export",
    {
      "b.ts": 'export { load as get } from "./load.ts";',
      "a.ts": `import { get } from "./b.ts";\n${reads}get().total;`,
    },
  ],
  [
    "a renamed local export",
    {
      "b.ts": 'import { load } from "./load.ts";\nconst one = load();\nexport { one as default, one as two };',
      "a.ts": `import { two } from "./b.ts";\n${reads}two.total;`,
    },
  ],
  [
    "everything of a file passed on",
    {
      "b.ts": 'export * from "./load.ts";',
      "c.ts": 'export * from "./b.ts";\nexport * from "./d.ts";',
      "d.ts": 'export * from "./c.ts";',
      "a.ts": `import { load } from "./c.ts";\n${reads}load().total;`,
    },
  ],
  ["a namespace", { "a.ts": `import * as api from "./load.ts";\n${reads}api.load().total;` }],
  [
    "a namespace passed on",
    { "b.ts": 'export * as api from "./load.ts";', "a.ts": `import { api } from "./b.ts";\n${reads}api.load().total;` },
  ],
  ["a type of an import", { "a.ts": 'export const total = (one: import("./load.ts").Order) => one.total;' }],
  ["an import on demand", { "a.ts": 'export const total = async () => (await import("./load.ts")).load().total;' }],
  [
    "a destructured constant",
    {
      "b.ts": 'import { load } from "./load.ts";\nexport const { one: [two] } = { one: [load()] as const };',
      "a.ts": `import { two } from "./b.ts";\n${reads}two.total;`,
    },
  ],
  [
    "a member added to a function",
    {
      "b.ts": 'import { load } from "./load.ts";\nexport function view() {}\nview.load = load;',
      "a.ts": `import { view } from "./b.ts";\n${reads}view.load().total;`,
    },
  ],
  [
    "a base class",
    {
      "b.ts": 'import type { Order } from "./load.ts";\nexport class Base {\n  declare order: Order;\n}',
      "a.ts":
        'import { Base } from "./b.ts";\nexport class Page extends Base {\n  total() {\n    return this.order.total;\n  }\n}',
    },
  ],
  [
    "a global declaration",
    {
      "b.ts":
        'import type { Order } from "./load.ts";\ndeclare global {\n  interface Number {\n    order: Order;\n  }\n}',
      "a.ts": `${reads}(1).order.total;`,
    },
  ],
  [
    "a global declaration of a script",
    { "b.d.ts": 'declare const current: import("./load.ts").Order;', "a.ts": `${reads}current.total;` },
  ],
  [
    "an addition to another file's types",
    {
      "c.ts": "export interface State {\n  id: string;\n}\nexport declare const state: State;",
      "b.ts":
        'import type { Order } from "./load.ts";\ndeclare module "./c.ts" {\n  interface State {\n    order: Order;\n  }\n}',
      "a.ts": `import { state } from "./c.ts";\n${reads}state.order.total;`,
    },
  ],
  [
    "export =",
    {
      "b.cts": 'import type { Order } from "./load.ts";\ndeclare const all: { order: Order };\nexport = all;',
      "a.ts": `import { order } from "./b.cts";\n${reads}order.total;`,
    },
  ],
  [
    "JavaScript with types in comments",
    { "a.js": '/** @param {import("./load.ts").Order} one */\nexport const total = (one) => one.total;' },
  ],
])("a member is read through %s", (name, sources) => {
  const { apis, files } = usageOfTypes(write(name, sources));
  const found = apis
    .flatMap(({ members }) => members["Order/total"]?.read ?? [])
    .map((at) => files[Number.parseInt(at, 10)]);
  expect(found).toContain(Object.keys(sources).includes("a.js") ? "src/a.js" : "src/a.ts");
});

test("statements that mention no name of the API are left out, also in files that use it", () => {
  const root = write("others", {
    "a.ts":
      'import { load } from "./load.ts";\nexport const sum = (a: number, b: number) => a + b;\nexport const own = load();\nexport const twice = sum(1, 2);',
    "b.ts": 'import { twice } from "./a.ts";\nexport const four = twice * 2;',
  });
  const ts = createRequire(import.meta.url)("typescript") as typeof TypeScript;
  const names = ["schema.d.ts", "load.ts", "a.ts", "b.ts"].map((file) => join(root, "src", file));
  const program = ts.createProgram(names, {
    allowImportingTsExtensions: true,
    noEmit: true,
    module: ts.ModuleKind.Preserve,
  });
  const files = names.flatMap((name) => program.getSourceFile(name) ?? []);
  const statementsOf = statementsOfApi(
    ts,
    program.getTypeChecker(),
    program.getSourceFiles(),
    new Set(files.slice(0, 1)),
  );
  expect(files.slice(2).map((file) => statementsOf(file).map((one) => one.getText()))).toEqual([
    ["export const own = load();"],
    [],
  ]);
});

test("a header is read where a response of the API may arrive", () => {
  const root = write(
    "headers",
    {
      "b.ts": 'export const placeOf = (response: Response) => response.headers.get("Location");',
      "a.ts":
        'import { placeOf } from "./b.ts";\nimport { load } from "./load.ts";\nload().total;\nplaceOf(new Response());',
    },
    ["dom"],
  );
  expect(usageOfTypes(root).apis[0]?.headers).toEqual({ location: [expect.stringMatching(/^\d+:1:69$/)] });
});
