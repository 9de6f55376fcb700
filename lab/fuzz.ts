import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

const root = join(import.meta.dirname, "..");
const help = `Usage: pnpm dev fuzz [--minutes N]

Repeats property tests with new random values until the time is up (default: 10 minutes) or one fails; fast-check prints the seed.`;

function refuse(problem: string): never {
  console.error(`fuzz: ${problem}\n\n${help}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({ options: { minutes: { type: "string", default: "10" }, help: { type: "boolean", short: "h" } } })
      .values;
  } catch (error) {
    return refuse((error as Error).message);
  }
}

const values = readOptions();
if (values.help) {
  console.log(help);
  process.exit(0);
}
const minutes = Number(values.minutes);
if (!(minutes > 0)) refuse(`--minutes is a number above 0, not ${values.minutes}`);

function propertyTests(): Map<string, string[]> {
  const files = globSync("packages/*/src/**/*.ts", { cwd: root });
  const textOf = (file: string) => readFileSync(join(root, file), "utf8");
  const helpers = files.filter((file) => !file.endsWith(".test.ts") && textOf(file).includes('from "fast-check"'));
  const names = ["fast-check", ...helpers.map((file) => `/${file.split("/").at(-1)}`)];
  const found = new Map<string, string[]>();
  for (const file of files.filter((one) => one.endsWith(".test.ts"))) {
    const text = textOf(file);
    if (!names.some((name) => text.includes(`${name}"`))) continue;
    const [, name = "", ...path] = file.split("/");
    found.set(name, [...(found.get(name) ?? []), path.join("/")]);
  }
  return found;
}

const tests = propertyTests();
const end = Date.now() + minutes * 60_000;
let rounds = 0;
for (; Date.now() < end; rounds += 1) {
  for (const [name, files] of tests) {
    const args = ["run", "--root", join("packages", name), "--reporter=dot", ...files];
    const env = { ...process.env, NEW_VALUES: "1" };
    const { status, stdout, stderr } = spawnSync("vitest", args, { cwd: root, encoding: "utf8", env });
    if (status === 0) continue;
    console.error(`${stdout}\n${stderr}\n✗ ${name} failed in round ${rounds + 1}; the seed above repeats it.`);
    process.exit(1);
  }
}
const count = [...tests.values()].flat().length;
console.log(`✓ ${rounds} rounds of ${count} files with properties (${[...tests.keys()].join(", ")})`);
