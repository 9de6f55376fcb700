import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Benchmark, BenchmarkOptions, Report } from "../benchmark.ts";
import { interleave, median, quantile } from "../measure/interleave.ts";
import { ratioCell, type Table } from "../measure/table.ts";
import { listCases, listHeldOut, type ReviewCase } from "./cases.ts";
import { type ReviewContestant, reviewContestants, runReview } from "./contestants.ts";
import { judgeByOasdiff, judgeByRedocly, judgeByReview } from "./judges.ts";
import { findOasdiff, oasdiffFlags, oasdiffVersion } from "./oasdiff.ts";
import { createReviewRepository } from "./repository.ts";
import { groupTable, type Judge, summaryTable } from "./tables.ts";

interface Timing {
  contestant: ReviewContestant;
  /** Median ratio to `redocly diff` in the same round. */
  ratio: number;
  middleHalf: [number, number];
  medianMs: number;
  runsMs: number[];
  /** Median ratio of CPU time, which depends less on other work on the machine. */
  cpuRatio: number;
  cpuMs: number;
}

/** Times whole processes in turn, after a warm-up round. */
async function timeReviews(folder: string, { runs, progress }: BenchmarkOptions): Promise<Timing[]> {
  progress("a repository with edits of V2");
  const repository = await createReviewRepository(folder);
  const names = Object.keys(reviewContestants) as ReviewContestant[];
  for (const name of names) await runReview(name, repository);
  const figures = await interleave(names, runs, async (name, round) => {
    const run = await runReview(name, repository);
    progress(`run ${round} of ${runs}: ${reviewContestants[name].label} ${Math.round(run.ms)} ms`);
    return run;
  });
  return names.map((contestant) => {
    const own = figures[contestant];
    const ratiosOf = (figure: "ms" | "cpuMs") =>
      own.map((run, round) => run[figure] / (figures.redocly[round]?.[figure] ?? Number.NaN));
    const ratios = ratiosOf("ms");
    const runsMs = own.map(({ ms }) => ms);
    return {
      contestant,
      ratio: median(ratios),
      middleHalf: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
      medianMs: median(runsMs),
      runsMs,
      cpuRatio: median(ratiosOf("cpuMs")),
      cpuMs: median(own.map(({ cpuMs }) => cpuMs)),
    };
  });
}

function timingTable(timings: readonly Timing[], runs: number): Table {
  return {
    title: `Review of V2 with some edits, ratio to \`redocly diff\` alone in the same round (median of ${runs})`,
    head: ["what runs", "ratio", "middle half", "ratio of CPU time"],
    rows: timings.map(({ contestant, ratio, middleHalf, medianMs, cpuRatio, cpuMs }) => [
      reviewContestants[contestant].label,
      ratioCell(ratio, `${Math.round(medianMs)} ms`),
      middleHalf.map((figure) => figure.toFixed(2)).join(" to "),
      ratioCell(cpuRatio, `${Math.round(cpuMs)} ms`),
    ]),
  };
}

async function judgeCases(
  folder: string,
  { title, cases }: { title: string; cases: readonly ReviewCase[] },
  progress: (line: string) => void,
): Promise<Report> {
  progress(`${cases.length} cases: our review`);
  const judges: Judge[] = [{ label: "our review", short: "review", cases, judgements: await judgeByReview(cases) }];
  progress(`${cases.length} cases: redocly diff`);
  judges.push({
    label: "`redocly diff`",
    short: "redocly",
    cases,
    judgements: await judgeByRedocly(cases, join(folder, "redocly")),
  });
  const oasdiff = await findOasdiff({ progress });
  if ("missing" in oasdiff) progress(oasdiff.missing);
  else {
    const ask = (flags: readonly string[]) => judgeByOasdiff(cases, join(folder, "oasdiff"), oasdiff.program, flags);
    progress(`${cases.length} cases: oasdiff, twice`);
    const label = `oasdiff ${oasdiffVersion}`;
    judges.push({ label, cases, judgements: await ask([]) });
    const judgements = await ask(oasdiffFlags);
    const within = cases.filter(({ beyondOasdiff }) => beyondOasdiff === undefined);
    judges.push(
      { label: `${label}, both \`--flatten\` flags`, short: "oasdiff", cases, judgements },
      { label: "the same, only what it says it checks", cases: within, judgements },
    );
  }
  return {
    data: {
      cases: cases.map((one) => ({
        name: one.name,
        direction: one.direction,
        category: one.category,
        golden: one.golden,
        ...(one.beyondOasdiff && { beyondOasdiff: one.beyondOasdiff }),
        judgements: Object.fromEntries(
          judges.filter((judge) => judge.cases === cases).map(({ label, judgements }) => [label, judgements.get(one)]),
        ),
      })),
      ...("missing" in oasdiff && { missing: oasdiff.missing }),
    },
    tables: [
      summaryTable(title, judges),
      groupTable("By where the change is, both kinds of breaks together", "direction", judges),
      groupTable("By what changed, both kinds of breaks together", "category", judges),
    ],
  };
}

export const review: Benchmark = {
  async run(options) {
    using folder = mkdtempDisposableSync(join(tmpdir(), "assessment-api-bench-"));
    const set = options.heldOut
      ? { title: "Held-out pairs, as each tool judges them", cases: listHeldOut() }
      : { title: "Golden cases of the review, as each tool judges them", cases: listCases() };
    if (options.cases || options.heldOut) return await judgeCases(folder.path, set, options.progress);
    const timings = await timeReviews(folder.path, options);
    return { data: { runs: options.runs, reviews: timings }, tables: [timingTable(timings, options.runs)] };
  },
};
