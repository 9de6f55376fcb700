import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Run, redoclyDiff, runToEnd } from "./process.ts";
import type { ReviewRepository } from "./repository.ts";

interface Contestant {
  label: string;
  run(repository: ReviewRepository): Pick<Run, "args" | "env" | "codes"> & Partial<Pick<Run, "cwd">>;
}

const manifest = createRequire(import.meta.url).resolve("@assessment-api/review/package.json");
const documents = ({ before, after }: ReviewRepository) => [join(import.meta.dirname, "program.ts"), before, after];

export const command = join(dirname(manifest), "src/cli.ts");
const reviewV2 = [command, "--only", "v2", "--format", "md"];

/** Returns the environment with a separate compile cache, instead of Node's default below the temporary folder. */
function withCache({ root }: ReviewRepository) {
  const folder = join(dirname(root), "tmp");
  mkdirSync(folder, { recursive: true });
  return { NODE_DISABLE_COMPILE_CACHE: undefined, TMPDIR: folder };
}

/** One Node process each, on the same two versions of V2's document. */
export const reviewContestants = {
  redocly: {
    label: "`redocly diff` alone",
    run: ({ before, after, config }) => ({ args: redoclyDiff(before, after, config) }),
  },
  cold: {
    label: "review of both documents, four engines",
    run: (repository) => ({ args: documents(repository) }),
  },
  warm: {
    label: "the same, compile cache warm",
    run: (repository) => ({ args: documents(repository), env: withCache(repository) }),
  },
  command: {
    label: "whole command with git, bundling and linting",
    run: (repository) => ({ args: reviewV2, env: withCache(repository), codes: [1] }),
  },
  words: {
    label: "whole command where a description and an example changed",
    run: (repository) => ({ args: reviewV2, env: withCache(repository), cwd: repository.words, codes: [1] }),
  },
} satisfies Record<string, Contestant>;

export type ReviewContestant = keyof typeof reviewContestants;

/**
 * Runs a contestant once. Returns its output, the elapsed milliseconds, and the CPU milliseconds of the process
 * and its children (NaN if the system does not report them).
 */
export async function runReview(
  name: ReviewContestant,
  repository: ReviewRepository,
): Promise<{ ms: number; cpuMs: number; printed: string }> {
  const { run }: Contestant = reviewContestants[name];
  const start = performance.now();
  const before = childrenMs();
  const printed = await runToEnd({ program: process.execPath, cwd: repository.root, ...run(repository) });
  return { ms: performance.now() - start, cpuMs: childrenMs() - before, printed };
}

/** Returns the CPU time of ended child processes, from Linux, in steps of 10 ms. */
export function childrenMs(): number {
  try {
    // Fields after the name, which may contain spaces. Fields 16 and 17 are the children's user and system time.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    return fields
      .split(" ")
      .slice(13, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return Number.NaN;
  }
}
