import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { undeclaredImports } from "./imports.ts";

function packageOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const manifest = JSON.stringify({
  name: "@ours/package",
  dependencies: { fastify: "5", "@theirs/package": "1" },
  peerDependencies: { typescript: "5" },
  devDependencies: { vitest: "5" },
});

test("finds nothing if all imports are declared, built in or files", () => {
  const folder = packageOf({
    "package.json": manifest,
    "dist/index.js": `import fastify from "fastify"; import "@theirs/package/deep"; export * from "./other.js"; import("typescript");
      import { readFileSync } from "node:fs"; import manifest from "@ours/package/package.json" with { type: "json" };`,
    "dist/index.d.ts": `import type { A } from "./types.js"; export declare const a: import("fastify").FastifyInstance;`,
    "dist/types.d.ts": "export type A = 1;",
    "dist/other.js": `const text = 'import "vitest"'; require("fs");`,
  });
  expect(undeclaredImports(folder)).toEqual([]);
});

test("finds undeclared imports, in code and in types, in any syntax", () => {
  const folder = packageOf({
    "package.json": manifest,
    "dist/suite.js": `import { describe } from "vitest"; export * from "./gone.js";`,
    "dist/suite.d.ts": `export declare const a: import("@theirs/other").A;`,
    "dist/later.cjs": `require("vitest/config");`,
    "dist/later.js": `await import("undici");`,
  });
  expect(undeclaredImports(folder).sort()).toEqual([
    "dist/later.cjs: vitest/config",
    "dist/later.js: undici",
    "dist/suite.d.ts: @theirs/other",
    "dist/suite.js: ./gone.js",
    "dist/suite.js: vitest",
  ]);
});
