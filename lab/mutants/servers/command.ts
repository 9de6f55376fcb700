import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { chosen } from "./chosen.ts";
import { counts, derivedReport, reachesDerivedAim } from "./derived/report.ts";
import { faultClasses, type Target, targets } from "./fault.ts";
import { runFaults } from "./pool.ts";
import { isRight, linesOf, reachesAims, scoreTable, survivorsOf } from "./report.ts";
import { type DerivedFaults, documentOf, faultsOf, type Verdict } from "./run.ts";

export const HELP = `Plants one fault at a time between the command and a started sandbox, and says which ones the command does not find.

Usage: pnpm dev mutants [options]
       pnpm dev mutants --documents --help    faults of the documents instead
       pnpm dev mutants --services --help     faults of services that are not ours

  --version NAME   plant faults in ${targets.join(", ")} only; may be repeated
  --class NAME     faults of one class only: ${faultClasses.join(", ")}; may be repeated
  --only TEXT      faults whose name or file holds the text; may be repeated
  --derived        random faults, derived from the documents by generators of kinds, instead of the known ones
  --seed TEXT      seed of the derived faults; default: the date. Seeds that begin with dev are for development: checks are written with
                   them, and measured with others
  --count N        derived faults per version; default: 300
  --sample N       every Nth fault only
  --offset N       leave out so many faults first, so that another sample is taken; default: 0
  --whole          go on after the first finding, and count the lines of the report
  --workers N      sandboxes side by side; default: the number of processors
  --list           name the faults and plant none
  --help           show this text

Exit code: 0 all faults of schema and protocol were found, 95 % of stated behaviour and of webhooks, 85 % of sensible behaviour, and
harmless variants were silent; 1 not so; 2 wrong options.
`;

interface Options {
  versions: Target[];
  classes: string[];
  only: string[];
  sample: number;
  offset: number;
  whole: boolean;
  workers: number;
  list: boolean;
  derived: DerivedFaults | undefined;
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      version: { type: "string", multiple: true },
      class: { type: "string", multiple: true },
      only: { type: "string", multiple: true },
      sample: { type: "string", default: "1" },
      offset: { type: "string", default: "0" },
      whole: { type: "boolean", default: false },
      workers: { type: "string", default: String(availableParallelism()) },
      list: { type: "boolean", default: false },
      derived: { type: "boolean", default: false },
      seed: { type: "string" },
      count: { type: "string" },
    },
  });
  const count = (flag: string, value: string, least = 1): number => {
    if (!/^\d+$/.test(value) || Number(value) < least)
      throw new Error(`${flag} takes a number from ${least} on, not ${value}`);
    return Number(value);
  };
  if (!values.derived && (values.seed ?? values.count) !== undefined)
    throw new Error("--seed and --count belong to --derived");
  const seed = values.seed ?? new Date().toISOString().slice(0, 10);
  return {
    ...values,
    derived: values.derived ? { seed, count: count("--count", values.count ?? "300") } : undefined,
    versions: chosen("version", values.version, targets),
    classes: chosen("class", values.class, faultClasses),
    only: values.only ?? [""],
    sample: count("--sample", values.sample),
    offset: count("--offset", values.offset, 0),
    workers: count("--workers", values.workers),
  };
}

export async function serversCommand(args: string[]): Promise<number> {
  if (args.includes("--help")) {
    process.stdout.write(HELP);
    return 0;
  }
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    process.stderr.write(`mutants: ${(error as Error).message}; see --help\n`);
    return 2;
  }
  const verdicts: Verdict[] = [];
  for (const target of options.versions) {
    const faults = faultsOf(documentOf(target), target, options.derived)
      .filter((one) => options.classes.includes(one.class))
      .filter((one) => options.only.some((text) => `${one.attacks}/${one.name}`.includes(text)))
      .slice(options.offset)
      .filter((_, index) => index % options.sample === 0);
    if (options.list) {
      for (const one of faults) process.stdout.write(`${target} ${one.class} ${one.attacks}/${one.name}\n`);
      continue;
    }
    const start = verdicts.length;
    await runFaults(target, faults, {
      workers: options.workers,
      whole: options.whole,
      derived: options.derived,
      done(verdict) {
        verdicts.push(verdict);
        const mark = isRight(verdict) ? "✓" : counts(verdict) ? "✗" : "–";
        process.stderr.write(
          `${mark} ${target} ${verdicts.length - start}/${faults.length} ${verdict.attacks}/${verdict.name} (${verdict.findings}, ${verdict.seconds.toFixed(1)} s)\n`,
        );
      },
    });
  }
  if (options.list) return 0;
  if (options.derived) {
    process.stdout.write(derivedReport(verdicts, options.derived.seed));
    return reachesDerivedAim(verdicts) ? 0 : 1;
  }
  const survivors = survivorsOf(verdicts);
  process.stdout.write(
    `${scoreTable(verdicts)}${options.whole ? `\n${linesOf(verdicts)}` : ""}${survivors ? `\nNot right:\n\n${survivors}` : ""}`,
  );
  return reachesAims(verdicts) ? 0 : 1;
}
