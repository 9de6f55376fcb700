/**
 * Runs the tests of the packages and prints failures last. Exit 1 if a test fails.
 * Usage: node scripts/test.ts [arguments of turbo run]
 */
import { spawnSync } from "node:child_process";
import { root } from "./documents.ts";
import { everyTest, runTurbo } from "./testing/run-turbo.ts";

const install = (...projects: string[]) => {
  const filters = projects.flatMap((project) => ["--filter", `@assessment-api/${project}`]);
  return spawnSync("pnpm", ["install", ...filters, "--loglevel=error"], { cwd: root, stdio: "inherit" }).status === 0;
};

// The two are installed separately, because the registry may lack one.
if (!install("postgres", "browser")) {
  if (!install("postgres")) console.log("PostgreSQL could not be installed: its tests are skipped");
  if (!install("browser")) console.log("Playwright could not be installed: tests in a browser are skipped");
}

process.exitCode = runTurbo([...everyTest, ...process.argv.slice(2)]).status;
