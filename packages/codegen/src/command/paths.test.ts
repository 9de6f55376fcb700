import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { run } from "./run.ts";

const root = mkdtempSync(join(tmpdir(), "codegen-paths-"));
const at = (path: string) => join(root, path);
mkdirSync(at("folder"));
symlinkSync("loop", at("loop"));
writeFileSync(at("file"), JSON.stringify({ openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {} }));
afterAll(() => rmSync(root, { recursive: true }));

async function resultOf(...args: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const code = await run(args, print, print);
  return { code, said: lines.join("\n").replaceAll(`${root}/`, "") };
}

const unreadable = [
  ["none", "none does not exist; check the path."],
  ["folder", "folder is a folder; name a file."],
  ["file/a", "file/a cannot be read: file is a file, not a folder; check the path."],
  ["loop", "loop cannot be read: its symbolic links form a loop; correct them."],
] as const;

/** Options that take a path, each with its arguments and the name of the path in messages. */
const options: Record<string, { args: (path: string) => string[]; name: string }> = {
  "(document)": { args: (path) => [path, "--out", at("out")], name: "" },
  "--overlay": { args: (path) => [at("file"), "--out", at("out"), "--overlay", path], name: "overlay " },
  "--file": {
    args: (path) => [at("file"), "--out", at("out"), "--file", `https://example.com/a=${path}`],
    name: "file ",
  },
  "--config": { args: (path) => ["--config", path], name: "configuration " },
};

const cases = Object.entries(options).flatMap(([option, { args, name }]) =>
  unreadable.map(([path, problem]) => ({ option, path, args: args(at(path)), message: name + problem })),
);

test.each(cases)("$option $path says what is wrong and what to do", async ({ args, message }) => {
  expect(await resultOf(...args)).toEqual({ code: 2, said: message });
});

test.each([
  ["file", "output folder file is a file; name a folder."],
  ["file/a", "output folder file/a cannot be written: file is a file, not a folder; check the path."],
])("--out %s says what is wrong and what to do", async (path, message) => {
  expect(await resultOf(at("file"), "--out", at(path))).toEqual({ code: 2, said: message });
});

test("the table has every option that takes a path", async () => {
  const { said } = await resultOf("--help");
  const inHelp = [...said.matchAll(/^ {2}(--[a-z]+) (?:FILE|DIR|URL=PATH)\b/gm)].map(([, option]) => option);
  expect(inHelp.toSorted()).toEqual(["--config", "--file", "--out", "--overlay"]);
  expect([...Object.keys(options), "--out"]).toEqual(expect.arrayContaining(inHelp));
});
