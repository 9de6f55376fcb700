import { documentCases, fragmentCases, type GoldenCase, joinCases } from "@assessment-api/review/golden";
import { heldOutPairs } from "@assessment-api/review/held-out";

/** Expected verdict of the golden files: the worst finding of a case. */
export type Golden = "wire-breaking" | "sdk-breaking" | "safe";

export type Judgement = "break" | "harmless" | "silent";

export interface ReviewCase extends Pick<GoldenCase, "name" | "slug" | "pair"> {
  golden: Golden;
  direction: string;
  category: string;
  beyondOasdiff: string | undefined;
  /**
   * Whether the case must be compared in separate documents: it has document-wide settings, or adds or removes paths,
   * which tools would read as renames.
   */
  alone: boolean;
}

/** Categories of cases by the rule of the worst finding; the first match counts. */
const categories: [string, RegExp][] = [
  ["types, null", /^schema-type/],
  ["enums, constants", /^enum-/],
  ["lengths, ranges, patterns, formats", /^(schema-constraint|format)-/],
  ["properties, required or not", /^(request-property|property|required-properties|additional-properties)-/],
  ["defaults, read-only, write-only", /^(default|read-only|write-only)-/],
  ["unions, discriminators, other keywords", /^(schema-combinator|discriminator|schema-keyword)-/],
  ["parameters, headers", /^(parameter|response-header)-/],
  [
    "operations, bodies, media types, responses",
    /^(operation-(added|removed)|callback|request-body|media-type|response)/,
  ],
  ["forms, XML", /^(encoding|xml)-/],
  ["security, servers, rate limits", /^(security|server|rate-limit)-/],
  ["names: operations, tags, components", /^(operation-id|tag|component|path-parameter|webhook-renamed)/],
  ["words, deprecation", /^(description|deprecated)-/],
];

/**
 * Cases that oasdiff does not check according to its documentation (`oasdiff checks changelog coverage --patterns`).
 */
const unchecked: [string, (one: { file: string; name: string; rules: string[] }) => boolean][] = [
  ["inside of webhooks", ({ file, rules }) => file === "webhooks.yaml" && !/^operation-/.test(rules[0] ?? "")],
  ["callbacks", ({ name }) => name.startsWith("callback")],
  ["additionalProperties", ({ rules }) => rules.includes("additional-properties-changed")],
  ["not", ({ name }) => name.includes("must not be")],
  ["how parameters are serialised", ({ rules }) => rules.includes("parameter-serialization-changed")],
  ["encoding", ({ name, rules }) => rules.includes("encoding-changed") || name.startsWith("encoding ")],
  ["links", ({ name }) => name.startsWith("link ")],
  [
    "fields of security schemes",
    ({ name, rules }) => rules.includes("security-scheme-changed") && !/scope|token/.test(name),
  ],
  ["servers", ({ file, name }) => file === "servers.yaml" || /\bservers?\b/.test(name)],
  ["components that nobody uses", ({ name }) => name.includes("no operation uses")],
  ["an extension of ours", ({ rules }) => rules.includes("rate-limit-changed")],
];

const ranks: Golden[] = ["wire-breaking", "sdk-breaking"];

function classify(one: GoldenCase, file: string, direction: string): ReviewCase {
  const found = one.expected.map((line) => {
    const [, verdict = "", rule = ""] = /^(\S+) ([^:]+):/.exec(line) ?? [];
    return { verdict, rule };
  });
  const golden = ranks.find((rank) => found.some(({ verdict }) => verdict === rank)) ?? "safe";
  const [worst] = found.filter(({ verdict }) => golden === "safe" || verdict === golden);
  const rules = found.map(({ rule }) => rule);
  const category = worst
    ? categories.find(([, pattern]) => pattern.test(worst.rule))?.[0]
    : "the same written in another way";
  if (category === undefined) throw new RangeError(`no category has the rule ${worst?.rule}`);
  return {
    name: one.name,
    slug: one.slug,
    pair: one.pair,
    golden,
    direction,
    category,
    beyondOasdiff: unchecked.find(([, is]) => is({ file, name: one.name, rules }))?.[0],
    alone: false,
  };
}

const comesOrGoes = ({ pair }: ReviewCase): boolean => {
  const items = ({ paths, webhooks }: ReviewCase["pair"]["before"]) =>
    [paths, webhooks].flatMap((group) => Object.keys(group ?? {}));
  return items(pair.before).length !== items(pair.after).length;
};

function directionOf(file: string, name: string): string {
  if (name.startsWith("request:")) return "schema in a request";
  if (name.startsWith("response:")) return "schema in a response";
  return file === "webhooks.yaml" ? "webhook" : "operation";
}

export function listCases(): ReviewCase[] {
  const fragments = [...fragmentCases()].flatMap(([file, cases]) =>
    cases.map((one) => classify(one, file, directionOf(file, one.name))),
  );
  const documents = documentCases("documents.yaml").map((one) => ({
    ...classify(one, "documents.yaml", "whole document"),
    alone: true,
  }));
  return [
    ...fragments.map((one) => (comesOrGoes(one) ? { ...one, pair: documentsOf(one), alone: true } : one)),
    ...documents,
  ];
}

/** Lists the held-out pairs, which are breaks or safe on the wire. */
export const listHeldOut = (): ReviewCase[] =>
  heldOutPairs().map(({ name, is, in: direction, pair }, index) => ({
    name,
    slug: `held-out-${index}`,
    pair,
    golden: is === "break" ? "wire-breaking" : "safe",
    direction,
    category: is === "break" ? "breaks" : "safe changes",
    beyondOasdiff: undefined,
    alone: true,
  }));

export const documentsWith = (cases: readonly ReviewCase[]): ReviewCase["pair"] =>
  joinCases(cases.map((one) => ({ ...one, expected: [] })));

export const documentsOf = (one: ReviewCase): ReviewCase["pair"] => (one.alone ? one.pair : documentsWith([one]));

export const isOf = ({ slug }: ReviewCase, pointer: string): boolean =>
  [`#/paths/~1${slug}/`, `#/paths/~1${slug}~1`, `#/webhooks/${slug}/`, `#/components/schemas/${slug}_`].some((start) =>
    `${pointer}/`.startsWith(start),
  );

export const worstOf = (breaks: readonly boolean[]): Judgement =>
  breaks.length === 0 ? "silent" : breaks.includes(true) ? "break" : "harmless";

export interface Tally {
  wire: Record<Judgement, number>;
  sdk: Record<Judgement, number>;
  safe: Record<Judgement, number>;
}

export function tally(cases: readonly ReviewCase[], judgements: ReadonlyMap<ReviewCase, Judgement>): Tally {
  const none = (): Record<Judgement, number> => ({ break: 0, harmless: 0, silent: 0 });
  const result: Tally = { wire: none(), sdk: none(), safe: none() };
  const kinds = { "wire-breaking": "wire", "sdk-breaking": "sdk", safe: "safe" } as const;
  for (const one of cases) {
    const judgement = judgements.get(one);
    if (judgement === undefined) throw new RangeError(`nobody judged "${one.name}"`);
    result[kinds[one.golden]][judgement] += 1;
  }
  return result;
}

export const total = (counts: Record<Judgement, number>): number => counts.break + counts.harmless + counts.silent;
