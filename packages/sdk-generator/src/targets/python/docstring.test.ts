import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { toDocstring } from "./docstring.ts";

test.each([
  ["a text as it is", "State of a candidate, `NEW` first.", "State of a candidate, `NEW` first."],
  ["backslashes", String.raw`\d+ and C:\new`, String.raw`\\d+ and C:\\new`],
  ["quotes that would end it", 'a """b""" "c"', String.raw`a \"\"\"b\"\"\" "c\"`],
])("writes %s", (_, text, written) => {
  expect(toDocstring(text)).toBe(written);
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test
  .runIf(hasPython)
  .each([
    String.raw`Such as \d+\n\x41, C:\users\N{x} and a last \ `,
    String.raw`"quoted", """three""", """" four, \""" and at the end \"`,
    'Ä "',
  ])("Python reads %s again", (text) => {
  const program = `import ast, json; print(json.dumps(ast.literal_eval(input())))`;
  const { stdout, stderr } = spawnSync("python3", ["-c", program], {
    input: `"""${toDocstring(text)}"""\n`,
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(JSON.parse(stdout)).toBe(text.trim());
});
