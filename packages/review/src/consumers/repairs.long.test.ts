import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type TypeScript from "typescript";
import { afterAll, expect, test } from "vitest";
import type { JsonObject } from "../model/json.ts";
import { attachConsumers } from "../repository/attach-consumers.ts";
import { reviewDocuments } from "../review-documents.ts";
import { programs, shop, writeConsumer } from "../testing/consumers.ts";
import { usageOfTypes } from "./from-types.ts";

const ts = createRequire(import.meta.url)("typescript") as typeof TypeScript;
const folder = mkdtempSync(join(tmpdir(), "repairs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function errorsOf(consumer: string): string[] {
  const config = join(consumer, "tsconfig.json");
  const { fileNames, options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(config, ts.sys.readFile).config,
    ts.sys,
    consumer,
  );
  const program = ts.createProgram(fileNames, options);
  return fileNames
    .flatMap((file) => program.getSemanticDiagnostics(program.getSourceFile(file)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

/** Moves a path, or renames its operations. */
const moved = (from: string, to: string) => {
  const { paths, ...rest } = shop();
  return {
    ...rest,
    paths: Object.fromEntries(
      Object.entries(paths as JsonObject).map(([path, item]) => [path === from ? to : path, item]),
    ),
  };
};
const renamed = (from: string, to: string, start: JsonObject = shop()) =>
  JSON.parse(JSON.stringify(start).replaceAll(`"${from}"`, `"${to}"`)) as JsonObject;

const purchase = renamed("orderId", "purchaseId", moved("/orders/{orderId}", "/purchases/{purchaseId}"));

/** A shop with an operation whose path has two parameters. */
const withLines = (orderId: string, lineId: string): JsonObject => {
  const parameter = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
  const { paths, ...rest } = shop();
  const path = `/orders/{${orderId}}/lines/{${lineId}}`;
  const item = {
    parameters: [parameter(orderId), parameter(lineId)],
    delete: { operationId: "deleteLine", responses: { 204: { description: "Gone." } } },
  };
  return { ...rest, paths: { ...(paths as JsonObject), [path]: item } };
};

/** Reviews a rename, applies the patches of a consumer, and compiles it with the new types. */
async function repair(name: string, after: JsonObject, sources: Record<string, string>, old: JsonObject) {
  const consumer = join(folder, name);
  await writeConsumer(consumer, sources, old);
  expect(errorsOf(consumer)).toEqual([]);
  const loaded = [{ usage: usageOfTypes(consumer), folder: consumer }];
  const documents = { before: old, after };
  const findings = await reviewDocuments(documents.before, after, { engines: ["rules"] });
  const reviewed = findings.map((one) => ({ ...one, status: "breaking" as const }));
  const report = attachConsumers(
    {
      base: "old",
      versions: [{ version: "shop", findings: reviewed, documents }],
      bumps: [],
      problems: [],
      written: [],
    },
    loaded,
  );
  const repairs = report.versions
    .flatMap((one) => one.findings.flatMap((finding) => finding.consumers?.hits ?? []))
    .flatMap(({ repair: found }) => found ?? []);
  await writeConsumer(consumer, sources, after);
  const before = errorsOf(consumer);
  for (const patch of new Set(repairs.flatMap((one) => ("patch" in one ? [one.patch] : [])))) {
    writeFileSync(join(folder, "one.patch"), patch);
    execFileSync("git", ["apply", "../one.patch"], { cwd: consumer, stdio: "pipe" });
  }
  return { before, after: errorsOf(consumer) };
}

const ofGolden = (name: string) => ({ [`src/${name}.ts`]: programs().get(name) ?? "" });

const client = 'import { type Client } from "../shop/index.ts";\n';

test.each<[string, JsonObject, Record<string, string>, JsonObject?]>([
  ["path", moved("/orders", "/purchases"), ofGolden("backoffice")],
  ["path with a parameter", moved("/orders/{orderId}", "/purchases/{orderId}"), ofGolden("cleanup")],
  ["path and its parameter", purchase, ofGolden("cleanup")],
  ["path parameter", renamed("orderId", "id", moved("/orders/{orderId}", "/orders/{id}")), ofGolden("cleanup")],
  [
    "path on another line",
    purchase,
    {
      "src/a.ts": `${client}export const one = (c: Client, orderId: string) =>
  c.GET(
    "/orders/{orderId}",
    { params: { path: { orderId } } },
  );
`,
    },
  ],
  ["path parameter of a function", purchase, ofGolden("editor")],
  [
    "pair of path parameters",
    withLines("id", "line"),
    {
      "src/a.ts": `${client}export const one = (c: Client, orderId: string, lineId: string) =>
  c.DELETE("/orders/{orderId}/lines/{lineId}", { params: { path: { orderId, lineId } } });
`,
    },
    withLines("orderId", "lineId"),
  ],
  ["operation", renamed("createOrder", "placeOrder"), ofGolden("checkout")],
  [
    "operation with another name in the code",
    renamed("getOrder", "readOrder"),
    {
      "src/a.ts": `import {
  type Client,
  getOrder as get,
} from "../shop/index.ts";
export const one = (c: Client, orderId: string) => get(c, { params: { path: { orderId } } });
`,
      "src/c.ts": 'export { getOrder } from "../shop/index.ts";\n',
      "src/b.ts": `import * as shop from "../shop/index.ts";
export type Status = keyof shop.operations["getOrder"]["responses"];
export const two = (c: shop.Client, orderId: string) => shop.getOrder(c, { params: { path: { orderId } } });
`,
    },
  ],
])("after a renamed %s, the code compiles with the patches alone", async (name, after, sources, old) => {
  const found = await repair(name.replaceAll(" ", "-"), after, sources, old ?? shop());
  expect(found.before).not.toEqual([]);
  expect(found.after).toEqual([]);
});
