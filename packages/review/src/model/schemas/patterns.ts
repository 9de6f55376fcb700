import { createRequire } from "node:module";
import type * as Refa from "refa";
import { arrayAt, sameJson } from "../json.ts";

/** Maximum states of an automaton; larger patterns are not compared. */
const MOST_STATES = 3000;

/** Number of texts per difference, because the shortest may violate other keywords. */
const MOST_TEXTS = 5;

/** Loaded on demand: most reviews change no pattern. */
let refa: typeof Refa | undefined;
const automata = new Map<string, Refa.DFA | undefined>();

/** Relation of two patterns. `unknown`: look-around, `\b` and back-references have no automaton. */
export type Relation = "same" | "narrower" | "wider" | "different" | "unknown";

export function relatePatterns(a: readonly string[], b: readonly string[]): Relation {
  if (sameJson(a, b)) return "same";
  const [narrows, widens] = [isLanguageWithin(b, a), isLanguageWithin(a, b)];
  if (narrows === undefined || widens === undefined) return "unknown";
  if (narrows) return widens ? "same" : "narrower";
  return widens ? "wider" : "different";
}

export function patternsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return arrayAt(value, "allOf").flatMap(patternsOf);
}

/**
 * Returns whether every text that matches all inner patterns matches all outer ones. A missing list matches nothing.
 * Undefined if undecidable.
 */
export function isLanguageWithin(inner: readonly string[], outer: readonly string[] | undefined): boolean | undefined {
  try {
    const { DFA, isDisjointWith } = load();
    const all = inner.map(automatonOf).reduce((one, other) => {
      if (!one || !other) return undefined;
      return DFA.fromIntersection(one, other, new DFA.LimitedNodeFactory(2 * MOST_STATES));
    }, automatonOf(""));
    if (!all) return undefined;
    if (!outer) return all.isEmpty;
    const answers = outer.map((pattern) => {
      const others = complementOf(pattern);
      return others && isDisjointWith(all, others);
    });
    return answers.includes(false) ? false : answers.includes(undefined) ? undefined : true;
  } catch {
    return undefined;
  }
}

/** Returns texts that match one pattern and not the other, shortest first. */
export function textsBetween(matched: string, unmatched: string): string[] {
  const difference = differenceOf(matched, unmatched);
  if (!difference) return [];
  const { getIntersectionWordSets, Words } = load();
  const found: string[] = [];
  try {
    for (const set of getIntersectionWordSets(...difference)) {
      found.push(String.fromCodePoint(...Words.pickMostReadableWord(set)));
      if (found.length >= MOST_TEXTS) break;
    }
  } catch {
    // Too many states; return the texts found so far.
  }
  return found;
}

function differenceOf(matched: string, unmatched: string): [Refa.DFA, Refa.DFA] | undefined {
  const [a, others] = [automatonOf(matched), complementOf(unmatched)];
  return a && others && [a, others];
}

function complementOf(pattern: string): Refa.DFA | undefined {
  const automaton = automatonOf(pattern);
  if (!automaton) return undefined;
  const { DFA } = load();
  const others = DFA.fromFA(automaton, new DFA.LimitedNodeFactory(2 * MOST_STATES));
  others.complement();
  return others;
}

function automatonOf(pattern: string): Refa.DFA | undefined {
  if (!automata.has(pattern)) automata.set(pattern, build(pattern));
  return automata.get(pattern);
}

function build(pattern: string): Refa.DFA | undefined {
  try {
    const { DFA, NFA } = load();
    const { expression, maxCharacter } = parse(pattern);
    for (const alternative of expression.alternatives) {
      const { elements } = alternative;
      const start = isEdge(elements[0], "behind") ? elements.splice(0, 1) : [];
      const end = isEdge(elements.at(-1), "ahead") ? elements.splice(-1, 1) : [];
      if (start.length === 0) elements.unshift(...anything());
      if (end.length === 0) elements.push(...anything());
    }
    const nfa = NFA.fromRegex(expression, { maxCharacter }, {}, new NFA.LimitedNodeFactory(MOST_STATES));
    const dfa = DFA.fromFA(nfa, new DFA.LimitedNodeFactory(MOST_STATES));
    dfa.minimize();
    return dfa;
  } catch {
    return undefined;
  }
}

const load = (): typeof Refa => {
  refa ??= createRequire(import.meta.url)("refa") as typeof Refa;
  return refa;
};

const parse = (pattern: string) =>
  load().JS.Parser.fromLiteral({ source: pattern, flags: "u" }).parse({ backreferences: "throw", assertions: "parse" });

const anything = () => parse("[^]*").expression.alternatives[0]?.elements ?? [];

function isEdge(element: Refa.NoParent<Refa.Element> | undefined, kind: "ahead" | "behind"): boolean {
  if (element?.type !== "Assertion" || !element.negate || element.kind !== kind) return false;
  const [only, ...more] = element.alternatives.flatMap(({ elements }) => elements);
  return more.length === 0 && only?.type === "CharacterClass" && only.characters.isAll;
}
