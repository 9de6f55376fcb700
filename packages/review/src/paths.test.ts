import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runCommand } from "./command.ts";

const root = mkdtempSync(join(tmpdir(), "review-paths-"));
mkdirSync(join(root, "folder"));
symlinkSync("loop", join(root, "loop"));
writeFileSync(join(root, "file"), JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {} }));
afterAll(() => rmSync(root, { recursive: true }));

async function run(...args: string[]) {
  let out = "";
  const lines: string[] = [];
  const code = await runCommand(args, root, { out: (text) => (out += text), progress: (line) => lines.push(line) });
  return { code, out, said: lines.join("\n") };
}

const missing = [
  ["none", "none does not exist; check the path"],
  ["file/a", "file/a cannot be read: file is a file, not a folder; check the path"],
  ["loop", "loop cannot be read: its symbolic links form a loop; correct them"],
];
const unreadable = [...missing, ["folder", "folder is a folder; name a file"]];
const unwritable = [
  ["folder", "folder is a folder; name a file"],
  ["none/new", "none/new cannot be written: the folder none does not exist; create it"],
  ["loop", "loop cannot be written: its symbolic links form a loop; correct them"],
];
const noFolder = [
  ["file", "file is a file; name a folder"],
  ["file/a", "file/a cannot be written: file is a file, not a folder; check the path"],
];

/** Paths of each command: its option, the arguments before the path and after it, and the problems of paths. */
const paths: [command: string, option: string, before: string[], after: string[], problems: string[][]][] = [
  ["", "(old document)", [], ["file"], unreadable],
  ["", "(new document)", ["file"], [], unreadable],
  ["", "--output", ["file", "file", "--output"], [], unwritable],
  ["", "--reports", ["file", "file", "--reports"], [], noFolder],
  ["", "--consumers", ["file", "file", "--consumers"], [], missing],
  ["usage", "(folder)", ["usage"], [], missing.slice(0, 1)],
  ["usage", "--har", ["usage", "--document", "file", "--har"], [], unreadable],
  ["usage", "--document", ["usage", "--har", "file", "--document"], [], unreadable],
  ["usage", "--output", ["usage", "--har", "file", "--document", "file", "--output"], [], unwritable],
];

const cases = paths.flatMap(([command, option, before, after, problems]) =>
  problems.map(([path = "", problem = ""]) => ({ command, option, path, problem, args: [...before, path, ...after] })),
);

test.each(cases)("$command $option $path says what is wrong and what to do", async ({ option, problem, args }) => {
  const name = option.startsWith("(") ? "" : `${option} `;
  expect(await run(...args)).toEqual({ code: 2, out: "", said: `assessment-api-review: ${name}${problem}` });
});

test.each(["", "usage"])("the table has every option of %j that takes a path", async (command) => {
  const { out } = await run(...(command === "" ? [] : [command]), "--help");
  const inHelp = [...out.matchAll(/^ {2}(--[a-z]+) (?:FILE|FOLDER|DIR)\b/gm)].map(([, option]) => option);
  const inTable = paths.filter(([one, option]) => one === command && option.startsWith("--"));
  expect(inTable.map(([, option]) => option).toSorted()).toEqual(inHelp.toSorted());
});
