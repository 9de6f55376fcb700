import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { run } from "./run.ts";

const root = mkdtempSync(join(tmpdir(), "sandbox-paths-"));
mkdirSync(join(root, "folder"));
writeFileSync(join(root, "file"), "");
symlinkSync("loop", join(root, "loop"));
const error = vi.spyOn(console, "error").mockImplementation(() => undefined);
const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

async function failureOf(...args: string[]): Promise<unknown[]> {
  error.mockClear();
  const code = await run(args);
  return [code, ...error.mock.calls.flat().map((line) => String(line).replaceAll(`${root}/`, ""))];
}

const loop = "its symbolic links form a loop; correct them";
const noFolder = [
  ["file", "data folder file is a file; name a folder"],
  ["file/a", "data folder file/a cannot be written: file is a file, not a folder; check the path"],
  ["loop", `data folder loop cannot be written: ${loop}`],
  ["none/a", "data folder none/a: the folder none does not exist; create it"],
];
const source = [
  ["none", "data folder none does not exist; check the path"],
  ["file", "data folder file is a file; name a folder"],
  ["file/a", "data folder file/a cannot be read: file is a file, not a folder; check the path"],
  ["loop", `data folder loop cannot be read: ${loop}`],
];
const unreadable = [
  ["none", "none does not exist; check the path"],
  ["folder", "folder is a folder; name a file"],
  ["file/a", "file/a cannot be read: file is a file, not a folder; check the path"],
  ["loop", `loop cannot be read: ${loop}`],
];
const unwritable = [
  ["none/a", "--to none/a cannot be written: the folder none does not exist; create it"],
  ["file/a", "--to file/a cannot be written: file is a file, not a folder; check the path"],
  ["loop", `--to loop cannot be written: ${loop}`],
];

/** Commands that take a path as their last argument, with the problems of paths. */
const commands: [args: string[], problems: string[][]][] = [
  [["serve", "--port", "0", "--log-level", "silent", "--data"], noFolder],
  [["move", "--to", join(root, "new"), "--from"], source],
  [["snapshots", "import"], unreadable],
  [["snapshots", "export", "before", "--to"], unwritable],
];

const cases = commands.flatMap(([args, problems]) =>
  problems.map(([path = "", problem = ""]) => ({ name: `${args[0]} … ${args.at(-1)} ${path}`, args, path, problem })),
);

test.each(cases)("$name says what is wrong and what to do", async ({ args, path, problem }) => {
  expect(await failureOf(...args, join(root, path))).toEqual([2, `assessment-api-sandbox: ${problem}`]);
  expect(log).not.toHaveBeenCalled();
});

test("move creates no folder below a missing one", async () => {
  mkdirSync(join(root, "data"), { recursive: true });
  writeFileSync(join(root, "data/sandbox.sqlite"), "");
  expect(await failureOf("move", "--from", join(root, "data"), "--to", join(root, "none/a"))).toEqual([
    2,
    "assessment-api-sandbox: data folder none/a: the folder none does not exist; create it",
  ]);
});
