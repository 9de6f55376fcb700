import { expect, test } from "vitest";
import { run } from "./run.ts";

async function collect(args: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await run(args, { out: (text) => out.push(text), error: (line) => errors.push(line) });
  return { code, out, errors };
}

test.each([
  {
    args: ["nothing"],
    says: 'there is no benchmark "nothing". There is: generate, types, server, sandbox, creations, scaling, against, journal, webhooks, advance, worlds, import, review, usage',
  },
  {
    args: ["toString"],
    says: 'there is no benchmark "toString". There is: generate, types, server, sandbox, creations, scaling, against, journal, webhooks, advance, worlds, import, review, usage',
  },
  {
    args: [],
    says: "which benchmark? There is: generate, types, server, sandbox, creations, scaling, against, journal, webhooks, advance, worlds, import, review, usage",
  },
  { args: ["generate", "server"], says: "one benchmark at a time, not also server" },
  { args: ["generate", "--runs", "0"], says: '--runs and --rounds take a number from 1 to 999, not "0"' },
  { args: ["server", "--rounds", "many"], says: '--runs and --rounds take a number from 1 to 999, not "many"' },
  { args: ["sandbox", "--candidates", "5"], says: '--candidates takes a number from 1000 to 9999999, not "5"' },
  { args: ["generate", "--run", "3"], says: "Unknown option '--run'; `pnpm bench --help` lists the options" },
])("$args is refused with one line", async ({ args, says }) => {
  expect(await collect(args)).toEqual({ code: 2, out: [], errors: [`bench: ${says}`] });
});

test("--help lists the benchmarks", async () => {
  const { code, out, errors } = await collect(["--help"]);
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
  expect(out.join("\n")).toMatch(/^Usage: /);
  expect(out.join("\n")).toMatch(/^ {2}generate {3}time to/m);
  expect(out.join("\n")).toMatch(/^ {2}server {5}server CPU/m);
  expect(out.join("\n")).toMatch(/^ {2}review {5}time to review/m);
});
