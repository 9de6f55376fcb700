/** `pnpm dev`: commands for maintainers. Each command installs and generates its requirements first. */

import { spawn } from "node:child_process";
import leven from "leven";
import { root } from "./documents.ts";

export interface Command {
  readonly summary: string;
  readonly installs?: readonly string[];
  /** Tasks of turbo to run first. */
  readonly tasks?: readonly string[];
  readonly runs: readonly (readonly string[])[];
  /** Arguments of the last program, for the help text. */
  readonly takes?: string;
}

const generate = ["generate"];
const tools = ["tools"];
const options = "[options]";
const languages = "[language …]";
const sdks = (action: string, summary: string, tasks = generate): Command => ({
  summary,
  installs: tools,
  tasks,
  runs: [["node", "packages/sdk-generator/src/cli.ts", action]],
  takes: languages,
});
const install = (project: string, summary: string): Command => ({ summary, installs: [project], runs: [] });

export const commands: Readonly<Record<string, Command>> = {
  lint: {
    summary: "lint documents and code",
    installs: tools,
    runs: [
      ["redocly", "lint"],
      ["biome", "check", "."],
    ],
  },
  format: {
    summary: "format code and fix what Biome can fix",
    installs: tools,
    runs: [["biome", "check", "--write", "."]],
  },
  prose: {
    summary: "check the language of comments and documentation",
    installs: tools,
    runs: [["node", "scripts/prose.ts"]],
    takes: "[options] [path …]",
  },
  stress: {
    summary: "repeat the tests on a busy machine",
    installs: ["browser", "postgres"],
    runs: [["node", "scripts/stress.ts"]],
    takes: options,
  },
  bench: {
    summary: "compare duration and size with other tools",
    installs: ["bench"],
    runs: [["node", "lab/bench/cli.ts"]],
    takes: "[benchmark] [options]",
  },
  reach: {
    summary: "run public OpenAPI documents through the generator",
    installs: ["bench"],
    runs: [["node", "lab/bench/reach/cli.ts"]],
    takes: "FOLDER [options]",
  },
  mutants: {
    summary: "measure which planted faults the checks find",
    tasks: generate,
    runs: [["node", "lab/mutants/cli.ts"]],
    takes: options,
  },
  "mock-figures": {
    summary: "measure start, memory and long lists of the stateful mock",
    tasks: generate,
    runs: [["node", "lab/mock-figures.ts"]],
    takes: "[document …]",
  },
  "request-path": {
    summary: "count files and function calls of a sandbox request",
    tasks: generate,
    runs: [["node", "lab/request-path.ts"]],
    takes: options,
  },
  fuzz: {
    summary: "run property tests with new values",
    tasks: generate,
    runs: [["node", "lab/fuzz.ts"]],
    takes: options,
  },
  soak: {
    summary: "kill the sandbox under load and look for lost changes",
    tasks: generate,
    runs: [["node", "lab/soak/cli.ts"]],
    takes: options,
  },
  agents: {
    summary: "run tasks with the MCP server, by scripts or a model",
    installs: tools,
    tasks: ["generate", "docs"],
    runs: [["node", "lab/agents/cli.ts"]],
    takes: "[options] [task or kind …]",
  },
  "sdks generate": sdks("generate", "generate the SDKs of other languages"),
  "sdks test": sdks("test", "generate, check and pack these SDKs", ["generate", "docs"]),
  "sdks nightly": sdks("nightly", "slow checks of these SDKs"),
  "sdks random": { ...sdks("random", "compare random responses in all SDKs"), takes: `[options] ${languages}` },
  "sdks pack": sdks("pack", "generate and pack these SDKs into dist"),
  "release version": {
    summary: "apply changesets to versions and changelogs",
    runs: [
      ["changeset", "version"],
      ["pnpm", "install", "--lockfile-only"],
      ["node", "scripts/release/keep-documents.ts"],
    ],
  },
  "release pack": {
    summary: "build and pack unpublished versions into release/",
    installs: tools,
    runs: [["node", "scripts/release/pack.ts"]],
    takes: "[--pending]",
  },
  "release pack-sdks": {
    summary: "pack SDKs without a tag into release/sdks/",
    runs: [["node", "scripts/release/pack-sdks.ts"]],
  },
  "release test": { summary: "test the tarballs in release/", runs: [["node", "scripts/release/test.ts"]] },
  "release publish": {
    summary: "publish the tarballs in release/ and tag the commit",
    runs: [["node", "scripts/release/publish.ts"]],
  },
  "release rehearse": {
    summary: "rehearse a release with a local registry",
    installs: tools,
    runs: [["vitest", "run", "--root", "scripts/release"]],
  },
  "install tools": install("tools", "install Biome and other tools of checks"),
  "install browser": install("browser", "install Playwright for tests in a browser"),
  "install storybook": install("storybook", "install Vite and Storybook for the mock's examples"),
  "install postgres": install("postgres", "install PostgreSQL for tests"),
};

const width = Math.max(...Object.keys(commands).map((name) => name.length));
const list = (names: readonly string[]) =>
  names.map((name) => `  ${name.padEnd(width)}  ${commands[name]?.summary}`).join("\n");

const help = `Usage: pnpm dev <command> [arguments]

${list(Object.keys(commands))}

\`pnpm dev <command> --help\` shows the arguments of a command.
Exit codes: 0 fine, 1 findings, 2 could not run`;

function nearest(words: readonly string[]): string {
  const away = (name: string) => leven(words.slice(0, name.split(" ").length).join(" "), name);
  const [first = ""] = Object.keys(commands).toSorted((one, other) => away(one) - away(other));
  return first;
}

/** Runs a program; resolves to its exit code, or undefined after a signal. */
export type Run = (program: string, args: readonly string[]) => Promise<number | undefined>;

/** Runs `pnpm dev` with arguments; resolves to the exit code. */
export async function dev(args: readonly string[], run: Run, { log, error } = console): Promise<number> {
  if (args.length === 0 || args[0] === "--help" || args[0] === "-h") {
    (args.length === 0 ? error : log)(help);
    return args.length === 0 ? 2 : 0;
  }
  const name = [args.slice(0, 2).join(" "), String(args[0])].find((one) => Object.hasOwn(commands, one));
  const command = name === undefined ? undefined : commands[name];
  if (name === undefined || command === undefined) {
    const group = Object.keys(commands).filter((one) => one.startsWith(`${args[0]} `));
    const isHelp = group.length > 0 && ["--help", "-h"].includes(String(args[1]));
    if (isHelp) log(list(group));
    else if (group.length > 0) error(`dev: ${args[0]} needs a command:\n${list(group)}`);
    else error(`dev: unknown command "${args[0]}". Did you mean "${nearest(args)}"? \`pnpm dev --help\` lists all.`);
    return isHelp ? 0 : 2;
  }
  const given = args.slice(name.split(" ").length);
  if (command.takes === undefined && given.length > 0) {
    const isHelp = ["--help", "-h"].includes(String(given[0]));
    if (isHelp) log(`Usage: pnpm dev ${name}\n\n${command.summary}`);
    else error(`dev: ${name} takes no arguments, but got "${given[0]}"`);
    return isHelp ? 0 : 2;
  }
  const filters = (command.installs ?? []).flatMap((project) => ["--filter", `@assessment-api/${project}`]);
  const first: (readonly string[])[] = [
    ...(filters.length > 0 ? [["pnpm", "install", ...filters, "--loglevel=error"]] : []),
    ...(command.tasks ? [["turbo", "run", ...command.tasks, "--output-logs=errors-only"]] : []),
  ];
  for (const [program = "", ...rest] of first) {
    if ((await run(program, rest)) === 0) continue;
    error(`dev: ${name} could not run, because \`${program} ${rest.slice(0, 3).join(" ")} …\` failed`);
    return 2;
  }
  for (const [index, [program = "", ...rest]] of command.runs.entries()) {
    const isLast = index === command.runs.length - 1;
    const code = await run(program, isLast ? [...rest, ...given] : rest);
    if (code !== 0) return code ?? 2;
  }
  return 0;
}

const start: Run = (program, args) =>
  new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: "inherit" });
    // A terminal also sends Ctrl+C to the child.
    const [interrupt, terminate] = [() => {}, () => void child.kill("SIGTERM")];
    process.on("SIGINT", interrupt).on("SIGTERM", terminate);
    const end = (code: number | undefined) => {
      process.off("SIGINT", interrupt).off("SIGTERM", terminate);
      resolve(code);
    };
    child.once("error", (error) => {
      console.error(`dev: ${error.message}. Run this command as \`pnpm dev\`, which knows the installed programs.`);
      end(undefined);
    });
    child.once("exit", (code) => end(code ?? undefined));
  });

if (import.meta.main) process.exitCode = await dev(process.argv.slice(2), start);
