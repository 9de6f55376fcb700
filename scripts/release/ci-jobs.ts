import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./packages.ts";

/** An example configuration of docs/ci.md: its YAML text, and the scripts of its job, one per shell. */
export interface CiExample {
  system: "github" | "gitlab";
  job: string;
  text: string;
  env: Record<string, string>;
  scripts: string[];
}

interface Job {
  env?: Record<string, string>;
  variables?: Record<string, string>;
  steps?: { run?: string; if?: string }[];
  script?: string[];
}

/** Parses the examples of the page; fragments without a job are skipped. */
export function readCiExamples(): CiExample[] {
  const page = readFileSync(join(root, "docs/ci.md"), "utf8");
  return [...page.matchAll(/^```yaml\n(.*?)^```/gms)].flatMap(([, text = ""]): CiExample[] => {
    const file = parse(text);
    const [job = "", definition = {}] = Object.entries<Job>(file.jobs ?? file)[0] ?? [];
    if (file.jobs) {
      const steps = (definition.steps ?? []).filter((step) => step.if !== "failure()");
      const scripts = steps.flatMap(({ run }) => (run === undefined ? [] : [run]));
      return [{ system: "github", job, text, env: definition.env ?? {}, scripts }];
    }
    if (!definition.script) return [];
    return [{ system: "gitlab", job, text, env: definition.variables ?? {}, scripts: [definition.script.join("\n")] }];
  });
}

interface Surroundings {
  cwd: string;
  /** Variables of the CI system and of the project. */
  env: Record<string, string>;
  /** Replacements in commands and variables: ports, GitHub's expressions. */
  replaced: Record<string, string>;
}

/**
 * Runs the commands of an example except the installation. Background processes end with the job.
 * @returns the exit code of the first script that fails, and the output of all scripts
 */
export async function runCiExample(
  { env, scripts }: CiExample,
  { cwd, env: given, replaced }: Surroundings,
): Promise<{ code: number; output: string }> {
  const adapt = (text: string) =>
    Object.entries(replaced).reduce((result, [from, to]) => result.replaceAll(from, to), text.replace(/^npm ci$/m, ""));
  const variables = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, adapt(String(value))]));
  const groups: number[] = [];
  let output = "";
  try {
    for (const script of scripts) {
      const shell = spawn("bash", ["-eo", "pipefail", "-c", adapt(script)], {
        cwd,
        env: { ...process.env, NO_COLOR: "1", ...given, ...variables },
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      });
      if (shell.pid) groups.push(shell.pid);
      for (const stream of [shell.stdout, shell.stderr]) stream.on("data", (text) => (output += text));
      const [code] = await once(shell, "close");
      if (code !== 0) return { code, output };
    }
    return { code: 0, output };
  } finally {
    for (const group of groups) endGroup(group);
  }
}

/** Ends a shell's process group, background processes included. */
function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGTERM");
  } catch (error) {
    // The group has ended already.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
