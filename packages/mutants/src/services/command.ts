import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readAnyDocument } from "@assessment-api/contract-tests/internal";
import { chooseFaults, type Fault, type Seen } from "./faults.ts";
import { startProxy } from "./proxy.ts";
import { install, start } from "./running.ts";
import { type Service, services } from "./services.ts";
import { type Run, runOurs, runSchemathesis, saveDocument } from "./tools.ts";

const SCHEMATHESIS = {
  name: "schemathesis",
  install: [
    ["python3", "-m", "venv", "."],
    ["bin/pip", "install", "--quiet", "--disable-pip-version-check", "schemathesis==4.32.5"],
  ],
};

const HELP = `Installs services of others, plants faults between them and two tools, and says how many each tool finds: the command of this repository
with --document, and schemathesis with as many requests.

Usage: pnpm mutants --services [options]

  --only NAME      these services only: ${services.map(({ name }) => name).join(", ")}; may be repeated
  --count N        faults per service; default: 40
  --offset N       leaves out the first N of them, for measuring in pieces
  --seed TEXT      which faults; default: 1
  --alone          plant them for this command alone, without schemathesis
  --folder FOLDER  where services are installed; default: .services
  --output FILE    write each verdict there, as JSON
  --help           show this text

Needs network access to npm, PyPI and Maven Central, Python 3 and Java.
`;

/** Examples per operation of schemathesis in the run that tells how many requests these are. */
const TRIAL = 10;

/** Baseline runs of each tool: what one of them says of the correct service is not found in a fault. */
const BASELINES = 2;

const NOTHING: Run = { problems: new Set(), requests: 0, seconds: 0 };

interface Verdict {
  service: string;
  kind: string;
  name: string;
  planted: boolean;
  ours: boolean;
  schemathesis: boolean;
}

interface Score {
  service: string;
  verdicts: Verdict[];
  ours: { problems: string[]; requests: number; seconds: number };
  schemathesis: { problems: string[]; requests: number; seconds: number };
}

/** Runs `pnpm mutants --services`; resolves to the exit code. */
export async function servicesCommand(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: "string", multiple: true },
      count: { type: "string", default: "40" },
      offset: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      alone: { type: "boolean", default: false },
      folder: { type: "string", default: ".services" },
      output: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const folder = resolve(values.folder);
  const program = join(await install(SCHEMATHESIS, folder), "bin/st");
  const scores: Score[] = [];
  for (const service of services.filter(({ name }) => !values.only || values.only.includes(name))) {
    process.stderr.write(`${service.name}: ${service.from}\n`);
    scores.push(
      await measure(service, await install(service, folder), program, {
        count: Number(values.count),
        offset: Number(values.offset),
        seed: values.seed,
        alone: values.alone,
      }),
    );
    if (values.output) writeFileSync(values.output, `${JSON.stringify(scores, null, 2)}\n`);
  }
  process.stdout.write(table(scores));
  return 0;
}

async function measure(
  service: Service,
  installed: string,
  program: string,
  { count, offset, seed, alone }: { count: number; offset: number; seed: string; alone: boolean },
): Promise<Score> {
  const folder = join(installed, "runs");
  mkdirSync(folder, { recursive: true });
  const first = await start(service, installed);
  const file = await saveDocument(service, first.port, folder);
  await first.close();
  const document = readAnyDocument(JSON.parse(readFileSync(file, "utf8")));
  // One for each tool, since both work at the same time.
  const proxies = {
    ours: await startProxy(document, service.base),
    schemathesis: await startProxy(document, service.base),
  };
  const seen: Seen = { bodies: new Map(), statuses: new Map(), sent: new Map() };
  let examples = TRIAL;

  /** One run of one tool, on a service started anew. */
  const once = async (tool: "ours" | "schemathesis", fault?: Fault): Promise<Run & { planted: boolean }> => {
    const proxy = proxies[tool];
    const running = await start(service, installed, proxy.port);
    const target = { service, proxy, document: file, folder };
    let planted = false;
    proxy.target(running.port);
    proxy.begin(
      fault?.plant(() => {
        planted = true;
      }),
    );
    try {
      return {
        ...(tool === "ours" ? await runOurs(target) : await runSchemathesis(target, program, examples)),
        planted,
      };
    } finally {
      await running.close();
    }
  };
  try {
    for (const proxy of Object.values(proxies)) proxy.watch(seen);
    const ours = await baseline(() => once("ours"));
    let other: Run = NOTHING;
    if (!alone) {
      // As many examples as it takes for the same number of requests.
      const trial = await once("schemathesis");
      examples = Math.max(1, Math.round((TRIAL * ours.requests) / trial.requests));
      other = await baseline(() => once("schemathesis"));
    }
    for (const proxy of Object.values(proxies)) proxy.watch(undefined);
    const verdicts: Verdict[] = [];
    for (const fault of chooseFaults(document, seen, count, seed).slice(offset)) {
      const [a, b] = await Promise.all([
        once("ours", fault),
        alone ? { ...NOTHING, planted: false } : once("schemathesis", fault),
      ]);
      const found = (run: Run, known: Run) => [...run.problems].some((one) => !known.problems.has(one));
      const verdict = {
        service: service.name,
        kind: fault.kind,
        name: fault.name,
        planted: a.planted || b.planted,
        ours: found(a, ours),
        schemathesis: found(b, other),
      };
      verdicts.push(verdict);
      process.stderr.write(
        `${verdict.ours ? "✓" : "✗"}${verdict.schemathesis ? "✓" : "✗"} ${verdicts.length} ${fault.kind}: ${fault.name} (${a.seconds.toFixed(1)} s, ${b.seconds.toFixed(1)} s)\n`,
      );
    }
    const shown = ({ problems, ...rest }: Run) => ({ ...rest, problems: [...problems].sort() });
    return { service: service.name, verdicts, ours: shown(ours), schemathesis: shown(other) };
  } finally {
    for (const proxy of Object.values(proxies)) await proxy.close();
  }
}

/** Several runs as one: all problems, and the requests and seconds of the last. */
async function baseline(once: () => Promise<Run>): Promise<Run> {
  const problems = new Set<string>();
  let last: Run | undefined;
  for (let index = 0; index < BASELINES; index += 1) {
    last = await once();
    for (const one of last.problems) problems.add(one);
  }
  return { requests: 0, seconds: 0, ...last, problems };
}

function table(scores: readonly Score[]): string {
  const rows = scores.map(({ service, verdicts, ours, schemathesis }) => {
    const planted = verdicts.filter((one) => one.planted);
    const found = (tool: "ours" | "schemathesis") => planted.filter((one) => one[tool]).length;
    return `| ${service} | ${planted.length} | ${found("ours")} | ${found("schemathesis")} | ${ours.requests} / ${schemathesis.requests} | ${ours.seconds.toFixed(1)} / ${schemathesis.seconds.toFixed(1)} | ${ours.problems.length} / ${schemathesis.problems.length} |`;
  });
  return [
    "| service | faults | found | by schemathesis | requests | seconds | problems without a fault |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
  ].join("\n");
}
