import type { Details, KeptBody, Refusal } from "./journal.ts";

/** Search terms for a deleted person's data. Texts are folded. */
export interface Naming {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
  /** Words of current and former names and email local parts. */
  readonly words: readonly string[];
}

/** Minimum length of a part: shorter ones cause false positives. */
export const SHORTEST_PART = 4;

const SHORTEST_NAME = 2;

export const foldName = (text: string): string =>
  text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toUpperCase().toLowerCase();

/** Rounds of decoding, for nested JSON and repeated percent-encoding. */
const ROUNDS = 3;

const encoded = /(?:%[0-9a-f]{2})+/gi;
const escaped = /\\(?:u([0-9a-f]{4})|(.))/gi;
const ends = /[bfnrt]/;
/** Matches escapes that encode another character; `\"` and `\/` do not. */
const coded = /\\[ubfnrt]/i;
const plainlyEscaped = /\\(.)/g;

/** Decodes URL encoding and JSON escapes as far as possible. */
export function decoded(text: string): string {
  let rest = text;
  for (let round = 0; round < ROUNDS; round++) {
    if (rest.includes("%")) rest = rest.replace(encoded, decodePercent);
    if (!rest.includes("\\")) break;
    if (!coded.test(rest)) rest = rest.replace(plainlyEscaped, "$1");
    else
      rest = rest.replace(escaped, (_, code?: string, character = "") =>
        code === undefined ? (ends.test(character) ? " " : character) : String.fromCharCode(Number.parseInt(code, 16)),
      );
  }
  return rest;
}

function decodePercent(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const words = /[\p{L}\p{N}]+/gu;

export function wordsIn(text: string): Set<string> {
  const found = foldName(decoded(text)).match(words) ?? [];
  return new Set(found.filter(({ length }) => length >= SHORTEST_NAME));
}

export const isNameIn = (word: string, name: string): boolean =>
  word === name ||
  (word.length >= SHORTEST_PART && name.includes(word)) ||
  (name.length >= SHORTEST_PART && word.includes(name));

export interface Named {
  readonly email?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly customId?: unknown;
}

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
    // Only as the filter of a list: the bare id could match any text.
    if (typeof customId === "string") texts.add(foldName(`customId=${customId}`));
    add(firstName);
    add(lastName);
  }
  return { ids: ids.map(foldName), texts: [...texts], words: [...names] };
}

export function isNamedIn(text: string, { ids, texts, words }: Naming): boolean {
  const plain = foldName(decoded(text));
  if (ids.some((id) => plain.includes(id)) || texts.some((one) => plain.includes(one))) return true;
  const found = [...wordsIn(plain)];
  return found.some((word) => words.some((name) => isNameIn(word, name)));
}

export const isNamedInQuery = (query: string, naming: Naming): boolean =>
  isNamedIn(query, naming) || (query.includes("+") && isNamedIn(query.replaceAll("+", " "), naming));

const LEFT_OUT = "…";

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

export const pathWithoutNames = (path: string, { texts, words }: Naming): string =>
  path
    .split("/")
    .map((segment) => (isNamedIn(segment, { ids: [], texts, words }) ? LEFT_OUT : segment))
    .join("/");
