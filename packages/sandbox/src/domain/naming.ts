import type { Details, KeptBody, Refusal } from "./journal.ts";

/** By what the journal finds those who are deleted. All texts are folded, see `foldName`. */
export interface Naming {
  /** Ids of the candidate or person and of their assessments. */
  readonly ids: readonly string[];
  /** E-mail addresses, and custom ids as a query has them, such as `customid=e-17`. */
  readonly texts: readonly string[];
  /** Words of first names, last names and addresses before the @, former ones included. */
  readonly words: readonly string[];
}

/** Characters from which on a part of a name is one: shorter ones stand in too many other words. */
export const SHORTEST_PART = 4;

/** Shorter words name nobody. */
const SHORTEST_NAME = 2;

/** A name without case and accents. */
export const foldName = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase().toLowerCase();

/** Rounds in which a text is decoded: JSON within JSON, and what was percent-encoded twice. */
const ROUNDS = 3;

const encoded = /(?:%[0-9a-f]{2})+/gi;
const escaped = /\\(?:u([0-9a-f]{4})|(.))/gi;
const ends = /[bfnrt]/;

/** A text with what was encoded in a URL or escaped in JSON as it was meant, wherever that can be told. */
export function decoded(text: string): string {
  let rest = text;
  for (let round = 0; round < ROUNDS; round++) {
    if (rest.includes("%")) rest = rest.replace(encoded, decodePercent);
    if (!rest.includes("\\")) break;
    rest = rest.replace(escaped, (_, code?: string, character = "") =>
      // Line breaks and the like end a word.
      code === undefined ? (ends.test(character) ? " " : character) : String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
  return rest;
}

export function decodePercent(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const words = /[\p{L}\p{N}]+/gu;

/** Words of a text that could name somebody, folded. */
export function wordsIn(text: string): Set<string> {
  const found = foldName(decoded(text)).match(words) ?? [];
  return new Set(found.filter(({ length }) => length >= SHORTEST_NAME));
}

/** Whether a word is a name, or a part of one, or has one in it. Both are folded. */
export const isNameIn = (word: string, name: string): boolean =>
  word === name ||
  (word.length >= SHORTEST_PART && name.includes(word)) ||
  (name.length >= SHORTEST_PART && word.includes(name));

/** Fields of candidates and people that name them. */
export interface Named {
  readonly email?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly customId?: unknown;
}

/**
 * @param ids of the candidate or person, and of their assessments
 * @param named as they are, and as they were before
 */
export function namingOf(ids: readonly string[], named: readonly Named[]): Naming {
  const texts = new Set<string>();
  const names = new Set<string>();
  const add = (text: unknown) => {
    if (typeof text === "string") for (const word of wordsIn(text)) names.add(word);
  };
  for (const { email, firstName, lastName, customId } of named) {
    if (typeof email === "string") {
      texts.add(foldName(email));
      add(email.slice(0, email.lastIndexOf("@")));
    }
    // As a filter of a list; by itself it could be part of any text.
    if (typeof customId === "string") texts.add(foldName(`customId=${customId}`));
    add(firstName);
    add(lastName);
  }
  return { ids: ids.map(foldName), texts: [...texts], words: [...names] };
}

/** Whether a text names somebody, however it is encoded. */
export function isNamedIn(text: string, { ids, texts, words }: Naming): boolean {
  const plain = foldName(decoded(text));
  if (ids.some((id) => plain.includes(id)) || texts.some((one) => plain.includes(one))) return true;
  const found = [...wordsIn(plain)];
  return found.some((word) => words.some((name) => isNameIn(word, name)));
}

/** The same of a query, in which a plus stands for a space. */
export const isNamedInQuery = (query: string, naming: Naming): boolean =>
  isNamedIn(query, naming) || (query.includes("+") && isNamedIn(query.replaceAll("+", " "), naming));

/** Stands for a text that named somebody. */
export const LEFT_OUT = "…";

/** Details without the parts that name somebody; undefined where nothing else is left. */
export function withoutNames(details: Details, naming: Naming): Details | undefined {
  const names = (text: string) => isNamedIn(text, naming);
  const keepText = (text: string | undefined) => (text === undefined || names(text) ? undefined : text);
  const keepBody = (body: KeptBody | undefined) => (body === undefined || names(body.text) ? undefined : body);
  const { query, requestBody, responseBody, refusal, patch, message } = details;
  const rest = {
    query: query === undefined || isNamedInQuery(query, naming) ? undefined : query,
    requestBody: keepBody(requestBody),
    responseBody: keepBody(responseBody),
    refusal: refusal && withoutNamesInRefusal(refusal, names),
    patch: patch === undefined || names(JSON.stringify(patch)) ? undefined : patch,
    message: keepText(message),
  };
  const kept = Object.entries(rest).filter(([, part]) => part !== undefined);
  return kept.length === 0 ? undefined : (Object.fromEntries(kept) as Details);
}

function withoutNamesInRefusal({ rule, message, problems, ...state }: Refusal, names: (text: string) => boolean) {
  const keep = (text: string) => (names(text) ? LEFT_OUT : text);
  const kept = Object.entries(state).map(([name, text]) => [name, keep(text)] as const);
  return {
    rule,
    message: keep(message),
    problems: problems.map((problem) => ({
      field: keep(problem.field),
      value: keep(problem.value),
      message: keep(problem.message),
    })),
    ...(Object.fromEntries(kept) as typeof state),
  };
}

/** A path without the segments that name somebody other than by an id, which stays. */
export const pathWithoutNames = (path: string, { texts, words }: Naming): string =>
  path
    .split("/")
    .map((segment) => (isNamedIn(segment, { ids: [], texts, words }) ? LEFT_OUT : segment))
    .join("/");
