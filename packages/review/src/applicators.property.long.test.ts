import { expect, test } from "vitest";
import { APPLICATORS, changeBelow, listValues } from "./testing/generated-schemas.ts";
import { type Judged, judgePair } from "./testing/judge-pair.ts";
import { createRandom } from "./testing/random.ts";
import { rewriteWith } from "./testing/rewritten-schemas.ts";

// A nightly run uses REVIEW_PAIRS=5000.
const PAIRS = Math.ceil(Number(process.env.REVIEW_PAIRS ?? 150) / 10);
const SEED = Number(process.env.REVIEW_SEED ?? 1);
const values = listValues();

/** Shares per applicator, of the pairs in both directions. */
const UNDECIDED = 0.1;
const UNPROVEN = 0.1;

const sayWhat = ({ pair, flow, verdict, refused, findings }: Judged & { pair: string }) =>
  `${flow} ${verdict} ${findings.map(({ rule }) => rule).join()} ${JSON.stringify(refused?.value)}: ${pair}`;

async function judgeAll(make: (random: ReturnType<typeof createRandom>) => { before: object; after: object }) {
  const judged: (Judged & { pair: string })[] = [];
  for (let index = 0; index < PAIRS; index += 1) {
    const { before, after } = make(createRandom(SEED * 100_003 + index));
    const pair = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    for (const one of await judgePair({ ...before }, { ...after }, values)) judged.push({ ...one, pair });
  }
  return judged;
}

test.each(Object.entries(APPLICATORS))(
  "verdicts of changes below %s are those of a validator",
  async (name, make) => {
    const judged = await judgeAll((random) => {
      const before = make(random);
      return { before, after: changeBelow(random, before, name) };
    });
    const isBreak = ({ verdict }: Judged) => verdict === "wire-breaking";
    const missed = judged.filter((one) => one.refused && !isBreak(one));
    const isSilent = ({ verdict, findings }: Judged) =>
      verdict !== "undecided" && !findings.some(({ rule }) => rule === "property-added");
    expect(missed.filter(isSilent).map(sayWhat)).toEqual([]);
    expect(missed.length / judged.length, missed.map(sayWhat).join("\n")).toBeLessThanOrEqual(UNDECIDED);
    const unproven = judged.filter((one) => !one.refused && isBreak(one));
    expect(unproven.length / judged.length, unproven.map(sayWhat).join("\n")).toBeLessThanOrEqual(UNPROVEN);
  },
  900_000,
);

test.each(Object.entries(APPLICATORS))(
  "a schema with %s in another spelling has no finding",
  async (_, make) => {
    const judged = await judgeAll((random) => rewriteWith(random, make(random)));
    const isFalse = ({ verdict, refused }: Judged) => !refused && verdict !== "description" && verdict !== "additive";
    expect(judged.filter(isFalse).map(sayWhat)).toEqual([]);
  },
  900_000,
);
