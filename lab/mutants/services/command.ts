import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readAnyDocument } from "@assessment-api/contract-tests/internal";
import { pathProblem } from "@assessment-api/runtime/path-problems";
import { chooseFaults, type Fault, type Seen } from "./faults.ts";
import { type RunningProxy, startProxy } from "./proxy.ts";
import { install, start } from "./running.ts";
import { type Service, services } from "./services.ts";
import { comesOf, type Run, runOurs, runSchemathesis, saveDocument } from "./tools.ts";

const SCHEMATHESIS = {
  name: "schemathesis",
  install: [
    ["python3", "-m", "venv", "."],
    ["bin/pip", "install", "--quiet", "--disable-pip-version-check", "schemathesis==4.32.5"],
  ],
};

const HELP = `Installs foreign services, plants faults between them and two tools, and counts what each tool finds: the command of this repository
with --document, and schemathesis with as many requests.

Usage: pnpm dev mutants --services [options]

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

/** Maximum attempts to find the number of examples at which schemathesis sends as many requests as our command. */
const TRIALS = 4;

/** Accepted ratio of schemathesis requests to ours. */
const ENOUGH = [0.95, 1.25] as const;

/** Examples per operation in the first trial. */
const TRIAL = 10;

/** Baseline runs per tool; their problems are not findings. */
const BASELINES = 2;

type Tool = "ours" | "schemathesis";

interface Verdict {
  service: string;
  kind: string;
  name: string;
  planted: boolean;
  ours: boolean;
  schemathesis: boolean;
  /** New problems per tool, without the baseline's. */
  said: Record<Tool, string[]>;
}

interface Baseline {
  problems: string[];
  /** Problems of another run without a fault: random findings. */
  again: string[];
  requests: number;
  seconds: number;
}

interface Score {
  service: string;
  ours: Baseline;
  schemathesis: Baseline;
  verdicts: Verdict[];
}

function readOptions(args: string[]) {
  try {
    return parseArgs({
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
    }).values;
  } catch (error) {
    process.stderr.write(`mutants: ${(error as Error).message.split(". ")[0]}; see --services --help\n`);
    return undefined;
  }
}

export async function servicesCommand(args: string[]): Promise<number> {
  const values = readOptions(args);
  if (values === undefined) return 2;
  if (values.help) {
    process.stdout.write(HELP);
    return 0;
  }
  const folder = resolve(values.folder);
  const problem =
    pathProblem(folder, "write", "folder") ??
    (values.output === undefined ? undefined : pathProblem(values.output, "write", "file"));
  if (problem !== undefined) {
    process.stderr.write(`mutants: ${problem}\n`);
    return 2;
  }
  const program = join(await install(SCHEMATHESIS, folder), "bin/st");
  const scores: Score[] = [];
  for (const service of services.filter(({ name }) => !values.only || values.only.includes(name))) {
    process.stderr.write(`${service.name}: ${service.from}\n`);
    const keep = (score: Score): void => {
      scores[scores.at(-1)?.service === service.name ? scores.length - 1 : scores.length] = score;
      if (values.output) writeFileSync(values.output, `${JSON.stringify(scores, null, 2)}\n`);
    };
    await measure(service, await install(service, folder), program, keep, {
      count: Number(values.count),
      offset: Number(values.offset),
      seed: values.seed,
      alone: values.alone,
    });
  }
  process.stdout.write(table(scores));
  return 0;
}

/** Measures one service. Calls `keep` after each fault, so that an aborted measurement is not lost. */
async function measure(
  service: Service,
  installed: string,
  program: string,
  keep: (score: Score) => void,
  { count, offset, seed, alone }: { count: number; offset: number; seed: string; alone: boolean },
): Promise<void> {
  const folder = mkdtempSync(join(installed, "runs-"));
  const first = await start(service, installed);
  const file = await saveDocument(service, first.port, folder);
  await first.close();
  const document = readAnyDocument(JSON.parse(readFileSync(file, "utf8")));
  // A proxy per tool, because both run at the same time.
  const proxies: Record<Tool, RunningProxy> = {
    ours: await startProxy(document, service.base),
    schemathesis: await startProxy(document, service.base),
  };
  const seen: Seen = { bodies: new Map(), statuses: new Map(), sent: new Map() };
  let examples = TRIAL;

  /** Starts a new service. */
  const once = async (tool: Tool, fault?: Fault): Promise<Run & { planted: boolean }> => {
    if (tool === "schemathesis" && alone) return { problems: new Set(), requests: 0, seconds: 0, planted: false };
    const proxy = proxies[tool];
    const running = await start(service, installed, proxy.port);
    const target = { service, operations: document.operations, proxy, document: file, folder };
    let planted = false;
    proxy.target(running.port);
    proxy.begin(
      fault?.plant(() => {
        planted = true;
      }),
    );
    try {
      const run = tool === "ours" ? await runOurs(target) : await runSchemathesis(target, program, examples);
      return { ...run, planted };
    } finally {
      await running.close();
    }
  };
  const chooseExamples = async (wanted: number): Promise<void> => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      const { requests } = await once("schemathesis");
      const [least, most] = ENOUGH.map((share) => share * wanted) as [number, number];
      if (requests >= least && (requests <= most || examples === 1)) return;
      examples = Math.max(1, Math.ceil((examples * wanted) / Math.max(1, requests)));
    }
  };
  try {
    for (const proxy of Object.values(proxies)) proxy.watch(seen);
    const ours = await baseline("ours", once);
    if (!alone) await chooseExamples(ours.requests);
    const schemathesis = await baseline("schemathesis", once);
    for (const proxy of Object.values(proxies)) proxy.watch(undefined);
    const score: Score = { service: service.name, ours, schemathesis, verdicts: [] };
    keep(score);
    const known = { ours: new Set(ours.problems), schemathesis: new Set(schemathesis.problems) };
    for (const fault of chooseFaults(document, seen, count, seed).slice(offset)) {
      const [a, b] = await Promise.all([once("ours", fault), once("schemathesis", fault)]);
      const news = ({ problems, planted }: Run & { planted: boolean }, before: ReadonlySet<string>) =>
        planted ? [...problems].filter((one) => !before.has(one) && comesOf(one, fault.path)) : [];
      const said = { ours: news(a, known.ours), schemathesis: news(b, known.schemathesis) };
      const [mine, theirs] = [said.ours.length > 0, said.schemathesis.length > 0];
      score.verdicts.push({
        service: service.name,
        kind: fault.kind,
        name: fault.name,
        planted: a.planted || b.planted,
        ours: mine,
        schemathesis: theirs,
        said,
      });
      keep(score);
      process.stderr.write(
        `${mine ? "✓" : "✗"}${theirs ? "✓" : "✗"} ${score.verdicts.length} ${fault.kind}: ${fault.name} (${a.seconds.toFixed(1)} s, ${b.seconds.toFixed(1)} s)\n`,
      );
    }
  } finally {
    for (const proxy of Object.values(proxies)) await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Combines runs: the problems of all, the requests and seconds of the last. */
async function baseline(tool: Tool, once: (tool: Tool) => Promise<Run>): Promise<Baseline> {
  const problems = new Set<string>();
  for (let index = 0; index < BASELINES; index += 1) for (const one of (await once(tool)).problems) problems.add(one);
  const { problems: last, requests, seconds } = await once(tool);
  const again = [...last].filter((one) => !problems.has(one));
  process.stderr.write(
    `${tool}: ${requests} requests, ${seconds.toFixed(1)} s, ${problems.size} problems, ${again.length} by chance\n`,
  );
  return { problems: [...problems, ...again].sort(), again, requests, seconds };
}

function table(scores: readonly Score[]): string {
  const rows = scores.map(({ service, verdicts, ours, schemathesis }) => {
    const planted = verdicts.filter((one) => one.planted);
    const found = (tool: Tool) => planted.filter((one) => one[tool]).length;
    return `| ${service} | ${planted.length} | ${found("ours")} | ${found("schemathesis")} | ${ours.requests} / ${schemathesis.requests} | ${ours.seconds.toFixed(1)} / ${schemathesis.seconds.toFixed(1)} | ${ours.problems.length} / ${schemathesis.problems.length} |`;
  });
  return [
    "| service | faults | found | by schemathesis | requests | seconds | problems without a fault |",
    "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ...rows,
    "",
  ].join("\n");
}
