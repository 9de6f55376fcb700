import { identifiersIn } from "./identifiers.ts";

type Kind = "email" | "first" | "last";

const kinds: Readonly<Record<string, Kind>> = { email: "email", firstName: "first", lastName: "last" };

const firstNames = ["Ada", "Grace", "Jonas", "Maya", "Noor", "Tomas", "Iris", "Hugo"];

/** Replaces personal data in requests, assertions and notes. */
export interface Pseudonyms {
  /** @param accepted names in a rejected body keep length and shape */
  learn(body: string, accepted: boolean): void;
  /** Replaces names, also percent-encoded, JSON-escaped, as HTML entities, or in base64. */
  replaceText(text: string): string;
  replace<Value>(value: Value): Value;
  /** Replaces names and parts of names in a query. */
  replaceInQuery(query: string): string;
}

interface Name {
  readonly kind: Kind;
  readonly accepted: boolean;
  other?: string;
}

const LONG = 6;
/** Minimum length of a part that identifies somebody. */
const PART = 3;

export function createPseudonyms(): Pseudonyms {
  const known = new Map<string, Name>();
  const counts = { email: 0, first: 0, last: 0 };
  let pattern: RegExp | undefined;

  function add(kind: Kind, value: string, accepted: boolean): void {
    const key = value.toLowerCase();
    if (value.trim() === "" || known.get(key)?.accepted || (known.has(key) && !accepted)) return;
    known.set(key, { kind, accepted });
    pattern = undefined;
  }

  function learn(body: string, accepted: boolean): void {
    const parsed = parse(body.replace(/^\uFEFF/, ""));
    if (parsed !== undefined) visit(parsed, (kind, value) => add(kind, value, accepted));
    const { text } = decode(body);
    for (const [, member = "", value = ""] of text.matchAll(
      /\b(email|firstName|lastName)["'\\]*\s*[:=]\s*["'\\]*([^"'\\,;{}&<>\r\n]+)/g,
    ))
      if (parsed === undefined && /^[\p{L}\d .'@_+-]+$/u.test(value))
        add(kinds[member] ?? "first", value.trim(), false);
    for (const [address] of text.matchAll(addresses)) add("email", address, accepted);
  }

  function otherOf(name: Name): string {
    if (name.other !== undefined) return name.other;
    const number = ++counts[name.kind];
    if (name.kind === "email") name.other = `person-${number}@example.com`;
    else if (name.kind === "last") name.other = `Example${number}`;
    else name.other = firstNames[(number - 1) % firstNames.length] + (number > firstNames.length ? String(number) : "");
    return name.other;
  }

  /** An address contains names. */
  function patternOf(): RegExp {
    const names = [...known.keys()].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
    const whole = names.map((name) =>
      name.length >= LONG ? escaped(name) : `(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`,
    );
    pattern ??= new RegExp([addresses.source, ...whole].join("|"), "giu");
    return pattern;
  }

  function replacePlain(raw: string): string {
    const whole = known.get(raw.toLowerCase());
    if (whole?.accepted) return otherOf(whole);
    const { text, starts } = decode(raw);
    const kept = identifiersIn(text).map((id) => [text.indexOf(id), text.indexOf(id) + id.length] as const);
    let result = "";
    let end = 0;
    for (const { index, 0: match } of text.matchAll(patternOf())) {
      if (kept.some(([from, to]) => index >= from && index < to)) continue;
      if (isMadeUp(match)) continue;
      if (!known.has(match.toLowerCase())) add("email", match, true);
      const [from, to] = [starts[index] ?? 0, starts[index + match.length] ?? raw.length];
      const name = known.get(match.toLowerCase()) as Name;
      const slice = raw.slice(from, to);
      const other = name.accepted ? otherOf(name) : masked(slice);
      result += raw.slice(end, from) + (name.accepted && slice.includes("%") ? encodeURIComponent(other) : other);
      end = to;
    }
    return result + raw.slice(end);
  }

  const isMadeUp = (match: string): boolean => /^person-\d+@example\.com$/.test(match) && !known.has(match);

  function replaceText(raw: string): string {
    const text = raw.replaceAll(/[A-Za-z0-9+/_-]{8,}={0,2}/g, (run) => {
      const content = Buffer.from(run, "base64").toString();
      if (content.includes("\uFFFD")) return run;
      const replaced = replacePlain(content);
      return replaced === content ? run : Buffer.from(replaced).toString("base64");
    });
    return replacePlain(text);
  }

  function replace(value: unknown): unknown {
    if (typeof value === "string") {
      const name = known.get(value.toLowerCase());
      if (name !== undefined) return name.accepted ? otherOf(name) : masked(value);
      // Values such as `TEST_STARTED` are states, not names.
      return /^[A-Z]+(?:_[A-Z]+)+$/.test(value) ? value : replaceText(value);
    }
    if (Array.isArray(value)) return value.map(replace);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [isWord(key) ? key : replaceText(key), replace(member)]),
    );
  }

  /** Keys such as `firstName` are members of the API, not names. */
  const isWord = (key: string): boolean => /^_?[a-z]+(?:[A-Z][a-z0-9]*)*$/.test(key) && !known.has(key);

  function replaceInQuery(query: string): string {
    return query.replaceAll(/=([^&]*)/g, (whole, value: string) => {
      const text = decoded(value.replaceAll("+", " "));
      const replaced = replace(text) as string;
      if (replaced !== text) return `=${encodeURIComponent(replaced)}`;
      const isPart = ([name]: [string, Name]) => name.includes(text.toLowerCase());
      const [, name] = (text.length >= PART && [...known].find(isPart)) || [];
      return name === undefined ? whole : `=${encodeURIComponent(otherOf(name))}`;
    });
  }

  return { learn, replaceText, replace: <Value>(value: Value) => replace(value) as Value, replaceInQuery };
}

const addresses = /[\p{L}\d._+-]+@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?/gu;

const escapes =
  /%[0-7][\da-f]|%[c-f][\da-f](?:%[89ab][\da-f])+|(?:\\u[\da-f]{4})+|&#x[\da-f]{1,6};|&#\d{1,7};|&(?:amp|lt|gt|quot|apos|commat|period);/giu;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  commat: "@",
  period: ".",
};

/** Decodes a text; `starts` has positions in the original. */
function decode(raw: string): { readonly text: string; readonly starts: readonly number[] } {
  let text = "";
  const starts: number[] = [];
  const put = (part: string, at: (index: number) => number) => {
    for (let index = 0; index < part.length; index++) starts.push(at(index));
    text += part;
  };
  let end = 0;
  for (const { index, 0: match } of raw.matchAll(escapes)) {
    const before = end;
    put(raw.slice(before, index), (offset) => before + offset);
    if (match.startsWith("\\u")) put(decodeUnits(match), (offset) => index + offset * 6);
    else put(decodeOne(match), () => index);
    end = index + match.length;
  }
  put(raw.slice(end), (offset) => end + offset);
  return { text, starts };
}

const decodeUnits = (units: string): string =>
  units.replaceAll(/\\u(....)/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

function decodeOne(written: string): string {
  if (written.startsWith("%")) return decoded(written);
  const [, hex, number] = /^&#(?:x([\da-f]+)|(\d+));$/i.exec(written) ?? [];
  const code = hex === undefined ? Number(number) : Number.parseInt(hex, 16);
  if (!Number.isNaN(code)) return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  return entities[written.slice(1, -1).toLowerCase()] ?? written;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const masked = (raw: string): string =>
  raw
    .replaceAll(escapes, (written) => {
      const text = written.startsWith("\\u") ? decodeUnits(written) : decodeOne(written);
      return /^\p{L}+$/u.test(text) ? text : written;
    })
    .replaceAll(/%[\da-f]{2}|\\u[\da-f]{4}|\\.|&#?\w+;|\p{L}/giu, (part) => {
      if (part.length > 1 && !/^\p{L}$/u.test(part)) return part;
      if (/[a-z]/.test(part)) return "x";
      return /[A-Z]/.test(part) ? "X" : "ö";
    });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function visit(value: unknown, tell: (kind: Kind, text: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (typeof member !== "string") visit(member, tell);
    else if (kind !== undefined) tell(kind, member);
  }
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
