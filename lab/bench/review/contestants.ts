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

const command = [join(dirname(manifest), "src/cli.ts"), "--only", "v2", "--format", "md"];

/** Node's default place for compiled code is under the temporary folder; a benchmark has one of its own. */
function withCache({ root }: ReviewRepository) {
  const folder = join(dirname(root), "tmp");
  mkdirSync(folder, { recursive: true });
  return { NODE_DISABLE_COMPILE_CACHE: undefined, TMPDIR: folder };
}

/** Each is one Node process with what it starts, on the same two sides of V2's document. */
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
    // Finds unacknowledged breaking changes.
    run: (repository) => ({ args: command, env: withCache(repository), codes: [1] }),
  },
  words: {
    label: "whole command where a description and an example changed",
    // The generated documents are left out of the repository, which it says.
    run: (repository) => ({ args: command, env: withCache(repository), cwd: repository.words, codes: [1] }),
  },
} satisfies Record<string, Contestant>;

export type ReviewContestant = keyof typeof reviewContestants;

/**
 * Lets a contestant do its work once; what it printed, the milliseconds from the start of its process to the end, and the milliseconds of CPU of this
 * process and all that it started (NaN where the system does not tell).
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

/** CPU time of all ended processes below this one, from Linux, which counts in hundredths of a second. */
function childrenMs(): number {
  try {
    // The fields after the name, which may hold spaces: children's user and system time are the 16th and 17th of all.
    const [, fields = ""] = readFileSync("/proc/self/stat", "utf8").split(") ");
    return fields
      .split(" ")
      .slice(13, 15)
      .reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  } catch {
    return Number.NaN;
  }
}
