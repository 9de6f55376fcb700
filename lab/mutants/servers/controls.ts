import { parseArgs } from "node:util";
import { chosen } from "./chosen.ts";
import { createRunner } from "./run.ts";

export const HELP = `Runs the command against a correct sandbox with each seed of data; nothing may be found.

Usage: pnpm dev mutants --controls [options]

  --version NAME   v1, v2, v3, control; may be repeated; default: all
  --seed-data NAME none, catalogue, demo, large; may be repeated; default: all
  --database-url URL
                   an empty PostgreSQL database for the sandbox; default: SQLite in memory
  --help           show this text

Exit code: 0 nothing was found, 1 something was, 2 wrong options.
`;

const VERSIONS = ["v1", "v2", "v3", "control"] as const;
const SEEDS = ["none", "catalogue", "demo", "large"] as const;

export async function controlsCommand(args: string[]): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`mutants: ${(error as Error).message}; see --controls --help\n`);
    return 2;
  }
  if (options === "help") {
    process.stdout.write(HELP);
    return 0;
  }
  let found = 0;
  for (const version of options.versions)
    for (const seed of options.seeds) {
      const runner = await createRunner(version, seed, undefined, options.databaseUrl);
      const sound = { name: `control ${seed}`, class: "harmless", attacks: "nothing" } as const;
      const {
        findings,
        found: lines,
        seconds,
      } = await runner
        .run({ ...sound, plant: () => (request, next) => next(request) }, true)
        .finally(() => runner.close());
      found += findings;
      const mark = findings === 0 ? "✓" : "✗";
      process.stdout.write(`${mark} ${version} ${seed}: ${findings} findings, ${seconds.toFixed(1)} s\n`);
      for (const line of lines) process.stdout.write(`  ${line}\n`);
    }
  return found === 0 ? 0 : 1;
}

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      version: { type: "string", multiple: true },
      "seed-data": { type: "string", multiple: true },
      "database-url": { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return "help";
  return {
    databaseUrl: values["database-url"],
    versions: chosen("version", values.version, VERSIONS),
    seeds: chosen("seed", values["seed-data"], SEEDS),
  };
}
