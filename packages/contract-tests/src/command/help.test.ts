import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const hooks = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from "node:fs";
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => (writeSync(2, url + "\\n"), next(url, context)) });
`)}`;

function modulesOf(args: string[]): string[] {
  const cli = join(import.meta.dirname, "../cli.ts");
  const { status, stderr } = spawnSync(process.execPath, ["--import", hooks, cli, ...args], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return stderr.split("\n").filter((url) => url.startsWith("file:"));
}

test.each([
  { command: [] },
  { command: ["receiver"] },
  { command: ["proxy"] },
  { command: ["replay"] },
  { command: ["conform"] },
])("$command --help loads the text alone", ({ command }) => {
  const modules = modulesOf([...command, "--help"]);
  expect(modules.filter((url) => /\/(checks|session|probe|sandbox|fastify|ajv|yaml|fast-check)\//.test(url))).toEqual(
    [],
  );
  expect(modules.length).toBeLessThan(20);
});
