import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { type Document, generateClient, loadFile } from "@assessment-api/codegen";
import { BenchError, type Benchmark } from "../benchmark.ts";
import { documentPath, root } from "../documents.ts";
import { env } from "../generate/cold-run.ts";
import { interleave, median } from "../measure/interleave.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { runContender } from "../reach/contenders.ts";
import { childrenMs } from "../review/contestants.ts";
import { type Contestant, contestants, labels, writePrograms } from "./programs.ts";
import { type Completions, timeCompletions } from "./tsserver.ts";

const CALLS = 20;
const EDITS = 5;

const tsc = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const installed = join(root, "lab/bench/node_modules");

interface Check {
  cpuMs: number;
  memoryMb: number;
  instantiations: number;
  errors: string[];
}

interface Figures extends Omit<Check, "errors"> {
  document: string;
  contestant: Contestant;
  calls: number;
  firstCompletionMs: number;
  completionMs: number;
  completions: number;
}

/** A generator or a program that does not compile. */
interface Failure {
  document: string;
  contestant: Contestant;
  about: string;
}

/** Writes the declarations of the runtime, as its package has them. */
function declareRuntime(folder: string): void {
  const project = join(root, "packages/runtime/tsconfig.build.json");
  const compiler = createRequire(join(root, "packages/runtime/package.json")).resolve("typescript/package.json");
  const args = [join(compiler, "../bin/tsc"), "-p", project, "--emitDeclarationOnly", "--outDir", folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new BenchError(`the runtime was not declared:\n${stdout}`);
}

function writeProject(folder: string, runtime: string): void {
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    target: "es2024",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2024", "dom", "dom.iterable"],
    types: [],
    paths: { "@assessment-api/runtime/client": [join(runtime, "client/index.d.ts")] },
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["program.ts"] }));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  symlinkSync(installed, join(folder, "node_modules"));
}

async function generateOurs(file: string, folder: string): Promise<void> {
  for (const [name, text] of Object.entries(await generateClient(loadFile(file, { tell() {} })))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

function check(folder: string): Check {
  const before = childrenMs();
  const { stdout } = spawnSync(
    process.execPath,
    ["--max-old-space-size=8000", tsc, "-p", ".", "--extendedDiagnostics", "--pretty", "false"],
    { cwd: folder, encoding: "utf8", env, maxBuffer: 1e9 },
  );
  const figure = (name: string) => Number(new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(stdout)?.[1] ?? Number.NaN);
  return {
    cpuMs: childrenMs() - before,
    memoryMb: figure("Memory used") / 1000,
    instantiations: figure("Instantiations"),
    errors: stdout.split("\n").filter((line) => /: error TS\d+/.test(line)),
  };
}

async function measure(
  file: string,
  folder: string,
  runtime: string,
  runs: number,
  progress: (line: string) => void,
): Promise<{ figures: Figures[]; failures: Failure[] }> {
  const name = basename(file);
  const failures: Failure[] = [];
  const folders: Partial<Record<Contestant, string>> = {};
  for (const contestant of contestants) {
    progress(`${name}: ${labels[contestant]} generates`);
    const to = join(folder, contestant);
    const ours = contestant === "assessment-api" || contestant === "functions";
    mkdirSync(to, { recursive: true });
    const failed = ours ? await generateOurs(file, to) : (await runContender(contestant, file, to)).failed;
    if (failed === undefined) folders[contestant] = to;
    else failures.push({ document: name, contestant, about: failed.slice(0, 200) });
  }
  const document = loadFile(file, { tell() {} }) as Document & Record<string, unknown>;
  const { calls, programs } = writePrograms(document, folders, CALLS);
  if (calls === 0) throw new BenchError(`${file}: no operation can be called by all`);
  const compiled = contestants.filter((contestant) => {
    const [to, program] = [folders[contestant], programs[contestant]];
    if (to === undefined || program === undefined) return false;
    writeProject(to, runtime);
    writeFileSync(join(to, "program.ts"), program.text);
    const { errors } = check(to);
    if (errors.length > 0)
      failures.push({ document: name, contestant, about: `${errors.length} errors: ${errors[0]}`.slice(0, 120) });
    return errors.length === 0;
  });
  const checks = await interleave<Contestant, Check>(compiled, runs, async (contestant, round) => {
    const checked = check(folders[contestant] as string);
    progress(`${name}, run ${round} of ${runs}: ${labels[contestant]} ${checked.cpuMs} ms of CPU time`);
    return checked;
  });
  const completions = await interleave<Contestant, Completions>(compiled, runs, async (contestant) => {
    const program = programs[contestant];
    const path = join(folders[contestant] as string, "program.ts");
    if (!program) throw new BenchError(`no program of ${contestant}`);
    return timeCompletions(path, program, EDITS);
  });
  const figures = compiled.map((contestant) => {
    const of = (key: "cpuMs" | "memoryMb" | "instantiations") => median(checks[contestant].map((one) => one[key]));
    const completed = completions[contestant];
    return {
      document: name,
      contestant,
      calls,
      cpuMs: of("cpuMs"),
      memoryMb: of("memoryMb"),
      instantiations: of("instantiations"),
      firstCompletionMs: median(completed.map(({ firstMs }) => firstMs)),
      completionMs: median(completed.flatMap(({ afterEditMs }) => afterEditMs)),
      completions: completed[0]?.names.length ?? 0,
    };
  });
  return { figures, failures };
}

function tablesOf(document: string, figures: readonly Figures[], failures: readonly Failure[]): Table[] {
  const [base] = figures;
  const cell = (value: number, first: number | undefined, unit: string) =>
    ratioCell(value / (first ?? Number.NaN), `${Math.round(value)}${unit}`);
  const measured = {
    title: `${document}: type check of a program with ${base?.calls} calls, ratio to the first row`,
    head: ["client", "tsc CPU", "memory", "instantiations", "first completion", "completion after an edit"],
    rows: figures.map((one) => [
      labels[one.contestant],
      cell(one.cpuMs, base?.cpuMs, " ms"),
      cell(one.memoryMb, base?.memoryMb, " MB"),
      cell(one.instantiations, base?.instantiations, ""),
      cell(one.firstCompletionMs, base?.firstCompletionMs, " ms"),
      one.completions === 0 ? "none" : cell(one.completionMs, base?.completionMs, " ms"),
    ]),
  };
  const refused = {
    title: `${document}: not measured`,
    head: ["client", "reason"],
    textColumns: 2,
    rows: failures.map(({ contestant, about }) => [labels[contestant], about]),
  };
  return failures.length > 0 ? [measured, refused] : [measured];
}

/** Measures each document: the contestants take turns. */
export const types: Benchmark = {
  async run({ runs, documents = [documentPath("v2")], progress }) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "bench-types-"));
    const runtime = join(folder.path, "runtime");
    declareRuntime(runtime);
    const measured = [];
    for (const [index, document] of documents.entries()) {
      const one = await measure(resolve(document), join(folder.path, `${index}`), runtime, runs, progress);
      measured.push({ document, ...one });
    }
    return {
      data: { runs, measured },
      tables: measured.flatMap(({ document, figures, failures }) => tablesOf(basename(document), figures, failures)),
    };
  },
};
