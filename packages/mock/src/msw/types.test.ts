import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const compilerOptions = {
  types: [],
  skipLibCheck: false,
  lib: ["ES2023", "DOM", "DOM.Iterable"],
};

test("the types of the handlers need neither Fastify nor Node", async () => {
  const folder = await mkdtemp(join(tmpdir(), "mock-types-"));
  const root = join(import.meta.dirname, "../../../..");
  const config = {
    extends: join(root, "tsconfig.base.json"),
    compilerOptions,
    files: [join(import.meta.dirname, "index.ts"), join(import.meta.dirname, "../panel/index.ts")],
  };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const tsc = join(root, "packages/mock/node_modules/typescript/bin/tsc");
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, "-p", folder, "--listFiles"]);
  await rm(folder, { recursive: true });
  expect(stdout).toContain("mock/src/msw/index.ts");
  expect(
    stdout.split("\n").filter((file) => /node_modules\/(fastify|@types\/node|light-my-request)\//.test(file)),
  ).toEqual([]);
});
