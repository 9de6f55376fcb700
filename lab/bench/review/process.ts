import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { BenchError } from "../benchmark.ts";
import { env } from "../generate/cold-run.ts";

export interface Run {
  program: string;
  args: readonly string[];
  cwd: string;
  /** Variables in addition to the common ones; undefined removes a variable. */
  env?: Record<string, string | undefined>;
  /** Accepted exit codes; any other code throws. */
  codes?: readonly number[];
}

export function runToEnd({ program, args, cwd, env: more, codes = [0] }: Run): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env: { ...env, ...more }, stdio: ["ignore", "pipe", "pipe"] });
    let printed = "";
    let complaint = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      printed += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaint += text;
    });
    child.once("error", reject);
    child.once("close", (code) => {
      if (code !== null && codes.includes(code)) resolve(printed);
      else reject(new BenchError(`${program} ${args.join(" ")} failed:\n${complaint.trim() || `exit code ${code}`}`));
    });
  });
}

export function redoclyScript(): string {
  const require = createRequire(import.meta.url);
  const manifest = require.resolve("@redocly/cli/package.json");
  return join(dirname(manifest), require(manifest).bin.redocly);
}

export const redoclyDiff = (before: string, after: string, config: string): string[] => [
  redoclyScript(),
  "diff",
  before,
  after,
  "--format=json",
  "--fail-on=none",
  `--config=${config}`,
];

export const redoclyConfig = 'telemetry: "off"\nextends:\n  - diff-recommended\n';
