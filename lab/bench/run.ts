import { parseArgs } from "node:util";
import { BenchError, type Benchmark } from "./benchmark.ts";
import { renderTable } from "./measure/table.ts";

interface Entry {
  summary: string;
  defaultRuns: number;
  /** Loads the measured code on demand. */
  load(): Promise<Benchmark>;
}

const benchmarks: Record<string, Entry> = {
  generate: {
    summary: "time to generate the three typed clients, and their minified size, compared with other generators",
    defaultRuns: 5,
    load: async () => (await import("./generate/generate.ts")).generate,
  },
  types: {
    summary:
      "time, memory and instantiations of tsc for a program with 20 calls, and completion latency, beside other clients (--document)",
    defaultRuns: 3,
    load: async () => (await import("./types/types.ts")).types,
  },
  server: {
    summary:
      "server CPU time per request on our stubs, and their boot time, compared with other servers of V1's document",
    defaultRuns: 5,
    load: async () => (await import("./server/server.ts")).server,
  },
  sandbox: {
    summary:
      "server CPU time per request, start and memory of the sandbox, compared with raw Fastify and Prism, as it grows; longest pause",
    defaultRuns: 9,
    load: async () => (await import("./sandbox/sandbox.ts")).sandbox,
  },
  creations: {
    summary:
      "durable creations per second of 64 clients in one process, compared with bare inserts with the same group commit; the disk",
    defaultRuns: 5,
    load: async () => (await import("./sandbox/creations.ts")).creations,
  },
  scaling: {
    summary:
      "requests per second, times and CPU with 1, 2 and 4 processes on one PostgreSQL, compared with one on SQLite; the disk",
    defaultRuns: 5,
    load: async () => (await import("./sandbox/scaling.ts")).scaling,
  },
  against: {
    summary: "CPU time per request of the sandbox, compared with another checkout (--checkout)",
    defaultRuns: 15,
    load: async () => (await import("./sandbox/against.ts")).against,
  },
  journal: {
    summary: "what the sandbox's journal adds to the server CPU time per read",
    defaultRuns: 15,
    load: async () => (await import("./sandbox/journal.ts")).journal,
  },
  webhooks: {
    summary: "deliveries per second of the sandbox, time from commit to delivery, and POST candidate at the same time",
    defaultRuns: 5,
    load: async () => (await import("./sandbox/webhooks.ts")).webhooks,
  },
  advance: {
    summary: "time of an advance of the sandbox's clock over the end of many invitations, with endpoints that are down",
    defaultRuns: 3,
    load: async () => (await import("./sandbox/advance.ts")).advance,
  },
  worlds: {
    summary:
      "time and memory of a world per test in the sandbox, from startSandbox to its first response, and memory of an idle server",
    defaultRuns: 5,
    load: async () => (await import("./sandbox/worlds.ts")).worlds,
  },
  import: {
    summary: "memory and longest pause of the sandbox while it imports a snapshot file that unpacks to 240 MiB",
    defaultRuns: 1,
    load: async () => (await import("./sandbox/import.ts")).importFile,
  },
  review: {
    summary:
      "time to review edits of V2, compared with `redocly diff`; with --cases or --held-out, verdicts compared with redocly diff and oasdiff",
    defaultRuns: 7,
    load: async () => (await import("./review/review.ts")).review,
  },
  usage: {
    summary: "CPU time of `review usage` for a generated program of 50,000 lines, compared with `tsc`",
    defaultRuns: 5,
    load: async () => (await import("./review/usage.ts")).usage,
  },
};

function help(): string {
  const width = Math.max(...Object.keys(benchmarks).map((name) => name.length));
  const lines = Object.entries(benchmarks).map(
    ([name, { summary, defaultRuns }]) => `  ${name.padEnd(width)}  ${summary} (${defaultRuns} runs)`,
  );
  return `Usage: pnpm bench <benchmark> [options]

Benchmarks:
${lines.join("\n")}

Options:
  --runs <n>        how often each contestant is timed; the default is above
  --rounds <n>      the same: a round times each contestant once
  --candidates <n>  sandbox: how many the larger database has (default 1000000, which takes minutes to fill);
                    advance: how many are invited (default 1000)
  --checkout <folder>
                    against: an installed and generated checkout of another commit
  --cases           review only: verdicts on the golden cases instead of times
  --document <file> types: an OpenAPI document, may be repeated (default V2's)
  --held-out        review only: verdicts on pairs that no rule was written for
  --json            every figure as JSON instead of tables
  --help            this text

The result goes to stdout, progress to stderr. Exit 0: measured; 2: could not run.`;
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        candidates: { type: "string" },
        cases: { type: "boolean", default: false },
        checkout: { type: "string" },
        document: { type: "string", multiple: true },
        "held-out": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        rounds: { type: "string" },
        runs: { type: "string" },
      },
    });
    const { rounds, runs = rounds, ...others } = values;
    return { ...others, runs, names: positionals };
  } catch (error) {
    // Omit Node's hints about positional arguments.
    const [problem] = (error as Error).message.split(". ");
    throw new BenchError(`${problem}; \`pnpm bench --help\` lists the options`);
  }
}

interface Output {
  out(text: string): void;
  error(line: string): void;
}

export async function run(
  args: readonly string[],
  { out, error }: Output = { out: console.log, error: console.error },
): Promise<number> {
  try {
    const options = readOptions(args);
    const { help: wantsHelp, json, runs, candidates, cases, checkout, document, names } = options;
    if (wantsHelp) {
      out(help());
      return 0;
    }
    const known = Object.keys(benchmarks).join(", ");
    const [name, ...more] = names;
    if (name === undefined) throw new BenchError(`which benchmark? There is: ${known}`);
    if (more.length > 0) throw new BenchError(`one benchmark at a time, not also ${more.join(", ")}`);
    const entry = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined;
    if (!entry) throw new BenchError(`there is no benchmark "${name}". There is: ${known}`);
    if (runs !== undefined && !/^[1-9]\d{0,2}$/.test(runs))
      throw new BenchError(`--runs and --rounds take a number from 1 to 999, not "${runs}"`);
    if (candidates !== undefined && !/^[1-9]\d{3,6}$/.test(candidates))
      throw new BenchError(`--candidates takes a number from 1000 to 9999999, not "${candidates}"`);

    const benchmark = await entry.load();
    const { data, tables } = await benchmark.run({
      runs: Number(runs ?? entry.defaultRuns),
      progress: error,
      cases,
      heldOut: options["held-out"],
      ...(checkout !== undefined && { checkout }),
      ...(document && { documents: document }),
      ...(candidates !== undefined && { candidates: Number(candidates) }),
    });
    out(json ? JSON.stringify({ benchmark: name, ...data }, null, 2) : tables.map(renderTable).join("\n\n"));
    return 0;
  } catch (cause) {
    if (!(cause instanceof BenchError)) throw cause;
    error(`bench: ${cause.message}`);
    return 2;
  }
}
