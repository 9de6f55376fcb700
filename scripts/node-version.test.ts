import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { publishedPackages, root } from "./release/packages.ts";

const read = (folder: string, path: string) => readFileSync(join(root, "packages", folder, path), "utf8");
const packages = publishedPackages().map(({ folder, name }) => {
  const { bin, engines } = JSON.parse(read(folder, "package.json"));
  return { folder, name, commands: Object.keys(bin ?? {}), lowest: engines.node.replace(">=", "") };
});
const withCommand = packages.filter(({ commands }) => commands.length > 0);

/** Runs Node in a package's folder and reports the version of Node 18. */
const onNode18 = (folder: string, ...args: string[]) => {
  const claim = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.20.8" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(claim)}`;
  return spawnSync(process.execPath, ["--import", preload, ...args], {
    cwd: join(root, "packages", folder),
    encoding: "utf8",
  });
};

test.each(packages)("the README of $folder names the lowest Node of its package.json", ({ folder, lowest }) => {
  expect(read(folder, "README.md").replaceAll(/\s+/g, " ")).toMatch(
    new RegExp(`Node ${lowest.replace(".", "\\.")} (or|and) later`),
  );
});

describe.each(withCommand)("the command of $folder", ({ folder, name, commands, lowest }) => {
  test("reports an old Node in one line", () => {
    const { stdout, stderr, status } = onNode18(folder, "src/cli.ts", "--help");
    expect([stdout, stderr, status]).toEqual(["", `${name} needs Node ${lowest} or later; this is Node 18.20.8\n`, 2]);
  });

  test("loads nothing before the check that an older Node may lack", () => {
    const imports = [...read(folder, "src/cli.ts").matchAll(/^import .*$/gm)].map(([line]) => line);
    expect(imports).toEqual([expect.stringMatching(/^import \{ refuseOldNode \} from ".*\bnode-version(\.ts)?";$/)]);
  });

  // npx runs the only command of a package by default, whatever its name.
  test("is the only command, so that npx finds it by the package name", () => {
    expect(commands).toHaveLength(1);
  });
});

test.each(["node-version.ts", "path-problems.ts"])("%s is the same file in codegen and runtime", (file) => {
  expect(read("codegen", `src/${file}`)).toBe(read("runtime", `src/${file}`));
});

test("the check of the version imports only node:fs", () => {
  const imports = [...read("runtime", "src/node-version.ts").matchAll(/^import .*$/gm)].map(([line]) => line);
  expect(imports).toEqual(['import { readFileSync } from "node:fs";']);
});

test.each([
  ["mock", "startMock", "MockError"],
  ["sandbox", "startSandbox", "SandboxError"],
])("%s: %s rejects with one line when Node is too old", (folder, name, error) => {
  const program = `import { ${name} } from "@assessment-api/${folder}";
    await ${name}().catch((error) => console.log(error.name + ": " + error.message));`;
  const { stdout, stderr } = onNode18(folder, "--input-type=module", "--eval", program);
  expect([stderr, stdout]).toEqual([
    "",
    `${error}: @assessment-api/${folder} needs Node 24.18 or later; this is Node 18.20.8\n`,
  ]);
});
