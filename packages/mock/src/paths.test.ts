import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { run } from "./command.ts";

const root = mkdtempSync(join(tmpdir(), "mock-paths-"));
const at = (path: string) => join(root, path);
mkdirSync(at("folder"));
symlinkSync("loop", at("loop"));
writeFileSync(at("file"), JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {} }));
const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
const out = vi.spyOn(process.stdout, "write").mockImplementation(() => true);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

async function failureOf(...args: string[]): Promise<unknown[]> {
  error.mockClear();
  const code = await run(["--port", "0", ...args]);
  return [code, ...error.mock.calls.flat().map((line) => String(line).replaceAll(`${root}/`, ""))];
}

const unreadable = [
  ["none", "none does not exist; check the path"],
  ["folder", "folder is a folder; name a file"],
  ["file/a", "file/a cannot be read: file is a file, not a folder; check the path"],
  ["loop", "loop cannot be read: its symbolic links form a loop; correct them"],
] as const;

/** Options that take a path, each with the problems of paths. */
const options = {
  "--data": unreadable,
  "--hints": unreadable,
  "--handlers": unreadable,
  "--save": [
    ["folder", "folder is a folder; name a file"],
    ["file/a", "file/a cannot be written: file is a file, not a folder; check the path"],
    ["loop/a", "loop cannot be written: its symbolic links form a loop; correct them"],
  ],
} as const;

const cases = Object.entries(options).flatMap(([option, problems]) =>
  problems.map(([path, problem]) => [option, path, problem] as const),
);

test.each(cases)("%s %s says what is wrong and what to do", async (option, path, problem) => {
  const expected = [2, `assessment-api-mock: ${option} ${problem}`];
  expect(await failureOf(at("file"), "--stateful", option, at(path))).toEqual(expected);
});

test.each([...unreadable.filter(([path]) => path !== "folder"), ["folder", "folder: no openapi.yaml"] as const])(
  "the document %s says what is wrong and what to do",
  async (path, problem) => {
    const [code, message] = await failureOf(at(path));
    expect([code, String(message).slice(0, 21 + problem.length)]).toEqual([2, `assessment-api-mock: ${problem}`]);
  },
);

test("the table has every option that takes a path", async () => {
  await run(["--help"]);
  const help = out.mock.calls.flat().join("");
  const inHelp = [...help.matchAll(/^ {2}.{4}(--[a-z-]+) FILE\b/gm)].map(([, option]) => option);
  expect(inHelp.toSorted()).toEqual(Object.keys(options).toSorted());
});
