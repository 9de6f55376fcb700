import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { runCommand } from "./command.ts";

const root = mkdtempSync(join(tmpdir(), "contract-paths-"));
const at = (path: string) => join(root, path);
mkdirSync(at("folder"));
symlinkSync("loop", at("loop"));
const document = { openapi: "3.1.1", info: { title: "T", version: "1" }, paths: {} };
writeFileSync(at("file"), JSON.stringify(document));
afterAll(() => rmSync(root, { recursive: true }));

async function run(...args: string[]): Promise<{ code: number; said: string; out: string }> {
  const lines: string[] = [];
  let out = "";
  const code = await runCommand(args, {}, { out: (text) => (out += text), progress: (line) => lines.push(line) });
  return { code, said: lines.join("\n").replaceAll(`${root}/`, ""), out };
}

// Nothing listens at this address, and no request is sent before the paths are checked.
const nowhere = "http://127.0.0.1:1/v2";
const server = ["--version", "v2", "--base-url", nowhere, "--api-key", "key"];
const any = ["--base-url", nowhere, "--document"];
const proxy = ["proxy", "--version", "v2", "--to", nowhere, "--port", "0"];
const receiver = ["receiver", "--version", "v2", "--url", nowhere, "--secret", "s3cret"];

/** Options of each command that take a path. The path is the last argument. */
const paths: [command: string, option: string, args: string[], kind: "read file" | "write file" | "write folder"][] = [
  ["", "--document", any, "read file"],
  ["", "--hints", [...any, at("file"), "--hints"], "read file"],
  ["", "--simulate", [...server, "--simulate"], "read file"],
  ["", "--baseline", [...server, "--baseline"], "read file"],
  ["", "--baseline", [...server, "--record", "--baseline"], "write file"],
  ["", "--checks", [...server, "--checks"], "read file"],
  ["", "--output", [...server, "--output"], "write file"],
  ["", "--findings", [...server, "--findings"], "write folder"],
  ["replay", "replay:", ["replay"], "read file"],
  ["proxy", "--har", [...proxy, "--har"], "write file"],
  ["proxy", "--output", [...proxy, "--output"], "write file"],
  ["receiver", "--output", [...receiver, "--output"], "write file"],
];

const problems = {
  "read file": [
    ["none", "none does not exist; check the path"],
    ["folder", "folder is a folder; name a file"],
    ["file/a", "file/a cannot be read: file is a file, not a folder; check the path"],
    ["loop", "loop cannot be read: its symbolic links form a loop; correct them"],
  ],
  "write file": [
    ["folder", "folder is a folder; name a file"],
    ["none/new", "none/new cannot be written: the folder none does not exist; create it"],
    ["loop", "loop cannot be written: its symbolic links form a loop; correct them"],
  ],
  "write folder": [
    ["file", "file is a file; name a folder"],
    ["file/a", "file/a cannot be written: file is a file, not a folder; check the path"],
  ],
} as const;

const cases = paths.flatMap(([command, option, args, kind]) =>
  problems[kind].map(([path, problem]) => ({ command, option, args, path, problem })),
);

test.each(cases)(
  "$command $option $path says what is wrong and what to do",
  async ({ option, args, path, problem }) => {
    const expected = option === "--baseline" && path === "none" ? `${problem}, or create it with --record` : problem;
    expect(await run(...args, at(path))).toEqual({
      code: 2,
      said: expect.stringMatching(new RegExp(`^assessment-api-contract: ${option} ${expected.replaceAll(".", "\\.")}`)),
      out: "",
    });
  },
);

test.each(["", "replay", "proxy", "receiver"])("the table has every path option of %j", async (command) => {
  const { out } = await run(...(command === "" ? [] : [command]), "--help");
  const inHelp = [...out.matchAll(/^ {2}(--[a-z-]+) (?:FILE|FOLDER|WHERE)\b/gm)].map(([, option]) => option);
  const inTable = paths.filter(([one]) => one === command).map(([, option]) => option);
  expect([...new Set(inTable)].filter((option) => option !== "replay:").toSorted()).toEqual(inHelp.toSorted());
});
