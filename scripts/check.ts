/** Everything CI checks, each step under its name; the first line of a failure says what to do. Exit 1 when a step fails. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { findDrift } from "./drift.ts";

const root = join(import.meta.dirname, "..");
const run = (command: string, ...args: string[]) =>
  spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const steps: Record<string, { run: () => boolean; mend: string }> = {
  "documents lint": { run: () => run("redocly", "lint"), mend: "Each finding above names file and line." },
  "generated files are fresh": {
    run: () => {
      const drift = findDrift(root);
      for (const finding of drift) console.error(`  ${finding}`);
      return drift.length === 0;
    },
    mend: "Never edit a generated file. Run `pnpm generate` and commit the result together with the document.",
  },
  "code lints": { run: () => run("biome", "ci", "."), mend: "`pnpm format` mends most of it." },
  "workflows lint": {
    run: () => run("node", "scripts/lint-workflows.ts"),
    mend: "Each finding above names file and line.",
  },
  "scripts have types": { run: () => run("tsc", "-p", "scripts"), mend: "The message above names file and line." },
  "types, tests and packages": {
    run: () => run("turbo", "run", "typecheck", "test", "test:scripts", "--output-logs=errors-only"),
    mend: "The output above names file and test.",
  },
};

const failed = Object.entries(steps).filter(([name, step]) => {
  console.log(`\n▶ ${name}`);
  return !step.run();
});
for (const [name, { mend }] of failed) console.error(`\n✗ ${name}: failed. ${mend}`);
if (failed.length === 0) console.log("\n✓ everything is in order");
process.exit(failed.length === 0 ? 0 : 1);
