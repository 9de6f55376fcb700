import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commands, dev } from "./dev.ts";
import { root } from "./documents.ts";

async function typed(line: string, codes: Readonly<Record<string, number | undefined>> = {}) {
  const ran: string[] = [];
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await dev(
    line.split(" ").filter((word) => word !== ""),
    async (program, args) => {
      ran.push([program, ...args].join(" "));
      return program in codes ? codes[program] : 0;
    },
    { ...console, log: say, error: say },
  );
  return { code, ran, said: said.join("\n") };
}

test("the help lists every command", async () => {
  const { code, said } = await typed("--help");
  expect(code).toBe(0);
  for (const name of Object.keys(commands)) expect(said).toMatch(new RegExp(`^  ${name} +\\w`, "m"));
  expect((await typed("")).code).toBe(2);
});

test.each([
  ["lnt", 'unknown command "lnt". Did you mean "lint"?'],
  ["mutant --list", 'Did you mean "mutants"?'],
  ["sdk test", 'Did you mean "sdks test"?'],
  ["relase pack", 'Did you mean "release pack"?'],
  ["toString", 'unknown command "toString"'],
  ["sdks", "sdks needs a command:\n  sdks generate"],
  ["lint specs", 'lint takes no arguments, but got "specs"'],
])("%s is refused before anything runs", async (line, message) => {
  expect(await typed(line)).toEqual({ code: 2, ran: [], said: expect.stringContaining(message) });
});

test.each(["lint --help", "sdks --help"])("%s explains and runs nothing", async (line) => {
  expect(await typed(line)).toEqual({ code: 0, ran: [], said: expect.stringMatching(/lint documents|sdks generate/) });
});

test("a command installs and generates first, and its program gets the arguments", async () => {
  expect(await typed("sdks test go --help")).toEqual({
    code: 0,
    ran: [
      "pnpm install --filter @assessment-api/tools --loglevel=error",
      "turbo run generate docs --output-logs=errors-only",
      "node packages/sdk-generator/src/cli.ts test go --help",
    ],
    said: "",
  });
});

test("the exit code is that of the program, and 2 if something before it fails", async () => {
  expect((await typed("soak", { node: 1 })).code).toBe(1);
  expect((await typed("soak", { node: undefined })).code).toBe(2);
  expect(await typed("mutants", { turbo: 1 })).toMatchObject({
    code: 2,
    said: expect.stringContaining("mutants could not run, because `turbo run generate"),
  });
  const { code, ran } = await typed("lint", { redocly: 1 });
  expect([code, ran.length]).toEqual([1, 2]);
});

test.each(Object.entries(commands))("%s names files and projects that exist", (_, { runs, installs = [] }) => {
  const files = runs.flatMap((run) => run.filter((one) => /^[\w/-]+\.ts$/.test(one)));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  const folders: Record<string, string> = { tools: "tools", bench: "lab/bench" };
  for (const name of installs) {
    const manifest = JSON.parse(readFileSync(join(root, folders[name] ?? `tools/${name}`, "package.json"), "utf8"));
    expect(manifest.name).toBe(`@assessment-api/${name}`);
  }
});
