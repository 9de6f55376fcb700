import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { reviewDocuments } from "@assessment-api/review";
import { BenchError } from "../benchmark.ts";
import { documentsOf, documentsWith, isOf, type Judgement, type ReviewCase, worstOf } from "./cases.ts";
import { redoclyConfig, redoclyDiff, runToEnd } from "./process.ts";

export type Judgements = Map<ReviewCase, Judgement>;

interface Remark {
  pointer: string;
  isBreak: boolean;
}

type Compare = (before: object, after: object) => Promise<Remark[]>;

/** Judges most cases in one pair of documents, as the review's tests do, and the other cases separately. */
async function judge(cases: readonly ReviewCase[], compare: Compare): Promise<Judgements> {
  const judgements: Judgements = new Map();
  const fragments = cases.filter(({ alone }) => !alone);
  const joined = documentsWith(fragments);
  const remarks = fragments.length > 0 ? await compare(joined.before, joined.after) : [];
  for (const one of fragments)
    judgements.set(one, worstOf(remarks.filter(({ pointer }) => isOf(one, pointer)).map(({ isBreak }) => isBreak)));
  for (const one of cases.filter(({ alone }) => alone)) {
    const said = await compare(one.pair.before, one.pair.after);
    judgements.set(one, worstOf(said.map(({ isBreak }) => isBreak)));
  }
  return judgements;
}

/** Judges by our review. The golden files already contain the verdicts, so this only shows that the review ran. */
export const judgeByReview = (cases: readonly ReviewCase[]): Promise<Judgements> =>
  judge(cases, async (before, after) =>
    (await reviewDocuments(before, after)).map(({ pointer, verdict }) => ({
      pointer,
      isBreak: verdict === "wire-breaking" || verdict === "sdk-breaking",
    })),
  );

interface RedoclyReport {
  changes: { path: string; verdicts: { impact: string }[] }[];
}

export async function judgeByRedocly(cases: readonly ReviewCase[], folder: string): Promise<Judgements> {
  const config = join(folder, "redocly-diff.yaml");
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, redoclyConfig);
  return judge(cases, async (before, after) => {
    const [old, now] = writePair(folder, { before, after });
    const args = redoclyDiff(old, now, config);
    const printed = await runToEnd({ program: process.execPath, args, cwd: folder });
    return (JSON.parse(printed) as RedoclyReport).changes.map(({ path, verdicts }) => ({
      pointer: path,
      isBreak: verdicts.some(({ impact }) => impact === "major"),
    }));
  });
}

/** Levels of oasdiff: 1 INFO, 2 WARN, 3 ERR; `oasdiff breaking` lists the last two. */
type OasdiffChange = { level: number };

export async function judgeByOasdiff(
  cases: readonly ReviewCase[],
  folder: string,
  program: string,
  flags: readonly string[],
): Promise<Judgements> {
  mkdirSync(folder, { recursive: true });
  const judgements: Judgements = new Map();
  for (const one of cases) {
    const pair = writePair(folder, documentsOf(one));
    const printed = await runToEnd({
      program,
      args: ["changelog", ...pair, "--format", "json", ...flags],
      cwd: folder,
    });
    const changes: unknown = JSON.parse(printed || "[]");
    if (!Array.isArray(changes)) throw new BenchError(`oasdiff printed no list: ${printed.slice(0, 200)}`);
    judgements.set(one, worstOf((changes as OasdiffChange[]).map(({ level }) => level > 1)));
  }
  return judgements;
}

function writePair(folder: string, { before, after }: { before: object; after: object }): [string, string] {
  const paths: [string, string] = [join(folder, "before.json"), join(folder, "after.json")];
  writeFileSync(paths[0], JSON.stringify(before));
  writeFileSync(paths[1], JSON.stringify(after));
  return paths;
}
