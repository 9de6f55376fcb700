/** Runs the checks of CI, each step under its name. Exit 1 if a step fails. */
import { spawnSync } from "node:child_process";
import { root } from "./documents.ts";
import { findStale, findUncommitted } from "./drift.ts";
import { runSteps, type Step } from "./steps.ts";
import { runTurbo } from "./testing/run-turbo.ts";

const run =
  (command: string, ...args: string[]) =>
  () =>
    spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const filter = (name: string) => `--filter=@assessment-api/${name}`;

const finds = (find: () => string[] | Promise<string[]>) => async () => {
  const findings = await find();
  for (const finding of findings) console.error(`  ${finding}`);
  return findings.length === 0;
};

const steps: Step[] = [
  {
    name: "tools and benchmarks are installed",
    run: run("pnpm", "install", ...["tools", "bench", "browser"].map(filter), "--loglevel=error"),
    advice: "After an edit of a package.json, run `pnpm install` and commit pnpm-lock.yaml.",
    isNeeded: true,
  },
  {
    name: "generated files are fresh",
    run: finds(findStale),
    advice: "Run `pnpm generate`, and commit the result together with the document. Never edit a generated file.",
    isNeeded: true,
  },
  {
    name: "generated files are committed",
    run: finds(findUncommitted),
    advice: "Commit them together with the document.",
  },
  { name: "documents lint", run: run("redocly", "lint"), advice: "Each finding names file and line." },
  { name: "code lints", run: run("biome", "ci", "."), advice: "`pnpm dev format` fixes most of it." },
  {
    name: "workflows lint",
    run: run("node", "scripts/lint-workflows.ts"),
    advice: "Each finding names file and line.",
  },
  {
    name: "files of deploy/ lint",
    run: run("node", "scripts/lint-deploy.ts"),
    advice: "`tools/node_modules/.bin/dclint --fix deploy/compose.yaml` fixes its order.",
  },
  {
    name: "prose keeps to its budget",
    run: run("node", "scripts/prose.ts"),
    advice: "Rewrite the sentences that `pnpm dev prose <package>` lists.",
  },
  { name: "scripts have types", run: run("tsc", "-p", "scripts"), advice: "The message names file and line." },
  {
    name: "types, tests and packages",
    run: () => {
      const tasks = ["typecheck", "test", "test:long", "test:scripts", "test:tarballs"];
      return runTurbo([...tasks, "--output-logs=errors-only"]).status === 0;
    },
    advice: "The output names file and test.",
  },
];

process.exitCode = (await runSteps(steps)) ? 0 : 1;
