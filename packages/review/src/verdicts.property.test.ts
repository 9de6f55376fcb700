import { expect, test } from "vitest";
import { changeSchema, flattenedPair, generateSchema, listValues } from "./testing/generated-schemas.ts";
import { type Judged, judgePair } from "./testing/judge-pair.ts";
import { createRandom } from "./testing/random.ts";
import { rewriteGenerated, rewriteSchema } from "./testing/rewritten-schemas.ts";

// A nightly run uses REVIEW_PAIRS=4000 REVIEW_SEED=20261123.
const PAIRS = Number(process.env.REVIEW_PAIRS ?? 150);
const SEED = Number(process.env.REVIEW_SEED ?? 1);
/** Share of rejected values that may stay undecided. */
const UNDECIDED = 0.05;

/** Share of rewritten schemas that may count as a change. */
const FALSE = 0.01;

const values = listValues();

async function judgeAll(
  count: number,
  make: (random: ReturnType<typeof createRandom>) => { before: object; after: object },
) {
  const judged: (Judged & { pair: string })[] = [];
  for (let index = 0; index < count; index += 1) {
    const { before, after } = make(createRandom(SEED * 100_003 + index));
    const pair = `${JSON.stringify(before)} → ${JSON.stringify(after)}`;
    for (const one of await judgePair({ ...before }, { ...after }, values)) judged.push({ ...one, pair });
  }
  return judged;
}

const sayWhat = ({ pair, flow, verdict, refused }: Judged & { pair: string }) =>
  `${flow} ${verdict} ${JSON.stringify(refused?.value)}: ${pair}`;

test(`every refused value is a break, over ${PAIRS} pairs of schemas with every applicator`, async () => {
  const judged = await judgeAll(PAIRS, (random) => {
    if (random.chance(0.15)) {
      const [before, after] = flattenedPair(random);
      return { before, after };
    }
    const before = generateSchema(random);
    return { before, after: random.chance(0.75) ? changeSchema(random, before) : generateSchema(random) };
  });
  const refused = judged.filter((one) => one.refused);
  expect(refused.length).toBeGreaterThan(PAIRS / 2);
  const missed = refused.filter((one) => one.verdict !== "wire-breaking");
  const isTaken = ({ findings }: Judged) => findings.some(({ rule }) => rule === "property-added");
  const isSilent = ({ verdict }: Judged) => verdict === "additive" || verdict === "description";
  expect(missed.filter((one) => isSilent(one) && !isTaken(one)).map(sayWhat)).toEqual([]);
  expect(missed.length / refused.length, missed.map(sayWhat).join("\n")).toBeLessThan(UNDECIDED);
}, 900_000);

test(`another spelling is not a break, over ${PAIRS} pairs`, async () => {
  const judged = await judgeAll(PAIRS, rewriteSchema);
  const isFalse = ({ refused, verdict }: Judged) =>
    !refused && (verdict === "wire-breaking" || verdict === "undecided");
  expect(judged.filter(isFalse).map(sayWhat)).toEqual([]);
}, 900_000);

test(`a rewritten schema with the same meaning is not a break, over ${PAIRS} pairs`, async () => {
  const judged = await judgeAll(PAIRS, rewriteGenerated);
  // Ajv skips null in lists of unique texts.
  const refused = judged.filter((one) => one.refused);
  expect(refused.length / judged.length, refused.map(sayWhat).join("\n")).toBeLessThan(FALSE);
  const isFalse = ({ verdict }: Judged) => verdict !== "description" && verdict !== "additive";
  const wrong = judged.filter(isFalse);
  expect(wrong.length / judged.length, wrong.map(sayWhat).join("\n")).toBeLessThan(FALSE);
}, 900_000);
