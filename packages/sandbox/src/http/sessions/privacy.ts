import { type Run, readingsOf, runsOf } from "./contents.ts";
import { LEVELS, leftEscapes, meaningsOf, replaceInside, type View, viewsOf } from "./encodings.ts";
import { identifiersIn } from "./identifiers.ts";

type Kind = "email" | "first" | "last";

/**
 * Names of members with personal data. Other spellings match too, because a wrong spelling may be the reason of a
 * rejection.
 */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/e?mail(?:address)?$/, "email"],
  [/(?:first|given|fore)name$/, "first"],
  [/(?:last|family|full|sur)name$/, "last"],
];

const kindOf = (member: string): Kind | undefined => {
  const plain = member.replaceAll(/[^\p{L}]/gu, "").toLowerCase();
  return kinds.find(([pattern]) => pattern.test(plain))?.[1];
};

const firstNames = ["Ada", "Grace", "Jonas", "Maya", "Noor", "Tomas", "Iris", "Hugo"];

/** Replaces personal data in requests, assertions and notes. */
export interface Pseudonyms {
  /** @param accepted names in a rejected body keep length and shape */
  learn(body: string, accepted: boolean): void;
  /** Learns names that no request contains, such as names in a restored snapshot. Call it after `learn`. */
  learnResponse(response: unknown): void;
  /** Replaces names, also in the encodings of `viewsOf` and `replaceInside`. */
  replaceText(text: string): string;
  /** Replaces names in strings and keys. */
  replace<Value>(value: Value): Value;
  replaceInQuery(query: string): string;
  /** Whether a value of a response has a name that no request contains. */
  isUnsent(value: unknown): boolean;
}

interface Name {
  readonly kind: Kind;
  readonly accepted: boolean;
  /** Whether only a response contains the name. */
  readonly unsent: boolean;
  readonly spelled: string;
  other?: string;
}

const LONG = 6;
/** Minimum length of a part that identifies somebody. */
const PART = 3;
/** Maximum length of a name. */
const LONGEST = 100;
/** Maximum number of nested base64 encodings in which names are replaced. */
const DEPTH = 3;
/** Maximum number of nested encodings to search. Text with more is masked. */
const SEARCHED = 6;
const LONGEST_WORD = 15;
/** Maximum number of characters per search. Larger text is masked. */
const MOST_READ = 5_000_000;

/** @param members names of members in the documents, which no person's name changes */
export function createPseudonyms(members: ReadonlySet<string>): Pseudonyms {
  /** By name without case. */
  const known = new Map<string, Name>();
  const counts = { email: 0, first: 0, last: 0 };
  let patterns: { readonly all: RegExp; readonly names: RegExp } | undefined;

  /** "Groß" is also "GROSS". */
  const keyOf = (name: string): string => name.normalize("NFC").toUpperCase().toLowerCase();

  function add(kind: Kind, value: string, accepted: boolean, unsent = false): void {
    const key = keyOf(value);
    if (value.trim() === "" || known.get(key)?.accepted || (known.has(key) && !accepted)) return;
    known.set(key, { kind, accepted, unsent, spelled: value.normalize("NFC") });
    patterns = undefined;
  }

  function learn(body: string, accepted: boolean): void {
    const parsed = parse(body.replace(/^\uFEFF/, ""));
    if (parsed !== undefined) visit(parsed, (kind, value) => add(kind, value, accepted));
    for (const { text } of viewsOf(body)) {
      for (const [, member = "", ...values] of parsed === undefined ? text.matchAll(assignments) : []) {
        const kind = kindOf(member);
        const value = values.find((one) => one !== undefined)?.replaceAll(/\\(?=["'\\])/g, "") ?? "";
        if (kind !== undefined && value.length <= LONGEST && /\p{L}/u.test(value)) add(kind, value.trim(), false);
      }
      for (const { index, 0: address } of text.matchAll(addresses))
        if (text[index - 1] !== "=" || text === body) add("email", address, accepted && text === body);
    }
  }

  function learnResponse(response: unknown): void {
    visit(response, (kind, value) => {
      if (kind !== "email" || value.includes("@")) add(kind, value, false, true);
    });
  }

  function otherOf(name: Name): string {
    if (name.other !== undefined) return name.other;
    const number = ++counts[name.kind];
    if (name.kind === "email") name.other = `person-${number}@example.com`;
    else if (name.kind === "last") name.other = `Example${number}`;
    else name.other = firstNames[(number - 1) % firstNames.length] + (number > firstNames.length ? String(number) : "");
    return name.other;
  }

  /** Matches addresses before names, because an address may contain a name. */
  function patternsOf() {
    if (patterns !== undefined) return patterns;
    const spellings = [...known].flatMap(([key, { spelled }]) => [key, spelled, spelled.toUpperCase()]);
    const names = [...new Set(spellings)].filter((name) => name.length > 1).toSorted((a, b) => b.length - a.length);
    const whole = (name: string): string =>
      name.length >= LONG ? escaped(name) : `(?<![\\p{L}\\d])${escaped(name)}(?![\\p{L}\\d])`;
    const long = names.filter((name) => name.length >= PART);
    patterns = {
      all: new RegExp([addresses.source, ...names.map(whole)].join("|"), "giu"),
      names: new RegExp([...long.map(whole), "(?!)"].join("|"), "giu"),
    };
    return patterns;
  }

  /** @param nested inside base64, where only known names are replaced */
  function replaceIn(raw: string, { text, starts }: View, nested: boolean): string {
    const kept = identifiersIn(text).map((id) => [text.indexOf(id), text.indexOf(id) + id.length] as const);
    const original = (index: number): number => starts[index] ?? raw.length;
    let result = "";
    let end = 0;
    for (const { index, 0: match } of text.matchAll(nested ? patternsOf().names : patternsOf().all)) {
      const [from, to] = [original(index), original(index + match.length)];
      if (kept.some(([first, last]) => index >= first && index < last) || isMadeUp(match) || from < end) continue;
      const slice = raw.slice(from, to);
      if (!known.has(keyOf(match))) {
        // `count=400` is no address in quoted-printable.
        if (slice.includes("=")) continue;
        add("email", match, true);
      }
      const name = known.get(keyOf(match)) as Name;
      const gap = /\\u0000|[\0\uFFFD]/.exec(slice)?.[0] ?? "";
      const other = [...(name.accepted ? otherOf(name) : maskedSlice(slice, match))].join(gap);
      result += raw.slice(end, from) + (name.accepted && slice.includes("%") ? encodeURIComponent(other) : other);
      end = to;
    }
    return result + raw.slice(end);
  }

  /** From the innermost meaning outwards: an escape inside a name must not split it. */
  function replaceDeep(raw: string, depth: number): string {
    let result = raw;
    for (let level = [...viewsOf(raw)].length - 1; level >= 0; level--) {
      if (depth < DEPTH) result = replaceInView(result, viewAt(result, level), depth);
      result = replaceIn(result, viewAt(result, level), depth > 0);
    }
    return result;
  }

  function replaceInView(raw: string, { text, starts }: View, depth: number): string {
    const inside = (part: string): string => replaceInside(part, (content) => replaceDeep(content, depth + 1));
    if (text === raw) return inside(raw);
    let result = "";
    let end = 0;
    for (const { index, 0: run } of text.matchAll(/[A-Za-z0-9+/_=\r\n-]{6,}/g)) {
      const replaced = inside(run);
      if (replaced === run) continue;
      const [from, to] = [starts[index] ?? raw.length, starts[index + run.length] ?? raw.length];
      const isEscaped = raw.slice(from, to).includes("%");
      result += raw.slice(end, from) + (isEscaped ? encodeURIComponent(replaced) : replaced);
      end = to;
    }
    return result + raw.slice(end);
  }

  /** Masks encoded texts in which `replaceDeep` cannot replace, such as compressed ones. */
  function maskHidden(raw: string): string {
    let result = raw;
    for (let level = [...viewsOf(raw)].length - 1; level >= 0; level--) {
      const view = viewAt(result, level);
      const left = level === LEVELS ? leftEscapes(view.text).map((range) => ({ ...range, mask: () => "x" })) : [];
      const hidden = [...runsOf(view.text)].filter((run) => hides(run, 1, { left: MOST_READ }));
      result = maskIn(result, view, [...left, ...hidden]);
    }
    return result;
  }

  function hides({ contents }: Run, depth: number, budget: { left: number }): boolean {
    return contents.some((bytes, index) => {
      const readings = readingsOf(bytes, index === 0);
      return readings === undefined || readings.some((text) => reveals(text, depth, budget));
    });
  }

  function reveals(content: string, depth: number, budget: { left: number }): boolean {
    budget.left -= content.length;
    if (budget.left < 0) return true;
    if (content.length < PART) return false;
    const plain = content.replaceAll("\0", "");
    // Most words are short and no base64; views of their bytes would take most of the time.
    if (content.length <= LONGEST_WORD && !isPrintable(plain)) return plain.search(patternsOf().names) !== -1;
    const meanings = [...meaningsOf(content)];
    if (meanings.some((text) => text.search(patternsOf().names) !== -1 || hasAddress(text))) return true;
    const last = meanings.at(-1) as string;
    if (meanings.length > LEVELS && leftEscapes(last).length > 0) return true;
    if (depth === SEARCHED) return isPrintable(last) && [...runsOf(last)].some(isEncoded);
    return meanings.some((text) => [...runsOf(text)].some((run) => hides(run, depth + 1, budget)));
  }

  const hasAddress = (text: string): boolean => [...text.matchAll(wholeAddresses)].some(([match]) => !isMadeUp(match));

  const isMadeUp = (match: string): boolean => /^person-\d+@example\.com$/.test(match) && !known.has(match);

  function replaceText(raw: string): string {
    const whole = known.get(keyOf(raw));
    return whole?.accepted ? otherOf(whole) : maskHidden(replaceDeep(raw, 0));
  }

  function replace(value: unknown): unknown {
    if (typeof value === "string") {
      const name = known.get(keyOf(value));
      if (name !== undefined) return name.accepted ? otherOf(name) : masked(value);
      // States of the API are no names.
      return /^[A-Z]+(?:_[A-Z]+)+$/.test(value) ? value : replaceText(value);
    }
    if (Array.isArray(value)) {
      const isBytes = value.length >= PART && value.every((one) => Number.isInteger(one));
      return isBytes && maskHidden(String(value)) !== String(value) ? value.map(() => 120) : value.map(replace);
    }
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, member]) => [members.has(key) ? key : replaceText(key), replace(member)]),
    );
  }

  function replaceInQuery(query: string): string {
    return query.replaceAll(/([^&=]*)(=?)([^&]*)/g, (_, name: string, equals: string, value: string) => {
      const key = decoded(name.replaceAll("+", " "));
      const other = members.has(key) ? key : replaceText(key);
      return (other === key ? name : encodeURIComponent(other)) + equals + replaceParameter(value);
    });
  }

  function replaceParameter(value: string): string {
    const text = decoded(value.replaceAll("+", " "));
    const replaced = replace(text) as string;
    if (replaced !== text) return encodeURIComponent(replaced);
    const isPart = ([name]: [string, Name]) => name.includes(keyOf(text));
    const [, name] = (text.length >= PART && [...known].find(isPart)) || [];
    if (name === undefined) return value;
    return encodeURIComponent(name.unsent ? masked(text) : otherOf(name));
  }

  function isUnsent(value: unknown): boolean {
    if (typeof value !== "string") return false;
    const whole = known.get(keyOf(value));
    if (whole !== undefined) return whole.unsent;
    return [...value.matchAll(patternsOf().all)].some(([match]) => known.get(keyOf(match))?.unsent);
  }

  return {
    ...{ learn, learnResponse, replaceText, replaceInQuery, isUnsent },
    replace: <Value>(value: Value) => replace(value) as Value,
  };
}

/** Begins at the start of a run of characters: otherwise the time is quadratic. */
const addresses = /(?<![\p{L}\d._+-])[\p{L}\d._+-]+@[\p{L}\d](?:[\p{L}\d.-]*[\p{L}\d])?/gu;

/** Complete addresses, which random characters hardly ever look like. */
const wholeAddresses = /(?<![\p{L}\d._+-])[\p{L}\d._+-]{2,}@(?:[\p{L}\d-]+\.)+[a-z]{2,}(?![\p{L}\d])/giu;

/** In broken JSON, YAML, forms, XML and multipart bodies: a quoted value, or the rest of the line. */
const assignments =
  /(?<![\p{L}\d_-])([\p{L}\d_-]*(?:mail|address|(?:first|given|fore|last|family|full|sur)[_-]?name))["'\\]*(?:\s*[:=]\s*|>|\s+(?=["'])|(?:;[^\r\n]*)?(?:\r?\n)+)[\\[{\s]*(?:"((?:\\.|[^"\\\r\n])+)|'([^'\r\n]+)|([^"\\,;{}&<>\r\n]+))/giu;

/** Returns the innermost view if there are fewer. */
const viewAt = (raw: string, level: number): View => {
  const views = [...viewsOf(raw)];
  return views[Math.min(level, views.length - 1)] as View;
};

/** Replaces ranges of a view in the original text, of overlapping ones the first. */
function maskIn(
  raw: string,
  { text, starts }: View,
  ranges: readonly { readonly from: number; readonly to: number; readonly mask: (written: string) => string }[],
): string {
  let result = "";
  let end = 0;
  const apart = ranges.filter(
    ({ from, to }, index) => !ranges.slice(0, index).some((one) => one.from < to && from < one.to),
  );
  for (const { from, to, mask } of apart.toSorted((one, other) => one.from - other.from)) {
    const [first, last] = [starts[from] ?? raw.length, starts[to] ?? raw.length];
    if (first < end) continue;
    const masked = mask(text.slice(from, to));
    result += raw.slice(end, first) + (raw.slice(first, last).includes("%") ? encodeURIComponent(masked) : masked);
    end = last;
  }
  return result + raw.slice(end);
}

const isPrintable = (text: string): boolean =>
  text.length > PART && /^[^\p{Cc}\uFFFD]*$/u.test(text.replaceAll(/\s/g, ""));

/** A text, or as long as no word. */
const isEncoded = ({ from, to, contents }: Run): boolean =>
  to - from > LONGEST_WORD || contents.some((bytes) => isPrintable(bytes.toString()));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces the letters of a text and keeps its length and shape. */
const masked = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) => (/[a-z]/.test(letter) ? "x" : /[A-Z]/.test(letter) ? "X" : "ö"));

/** Masks a match so that the result is valid in the encoding of the slice. */
const maskedSlice = (slice: string, match: string): string =>
  slice === match
    ? masked(match)
    : masked(match)
        .replaceAll(/[^\p{L}\d@._ -]/gu, "x")
        .replaceAll("ö", slice.includes("%") ? "%C3%B6" : "ö");

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function visit(value: unknown, report: (kind: Kind, text: string) => void, outer?: Kind): void {
  if (typeof value === "string" && outer !== undefined) report(outer, value);
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value))
    visit(member, report, kindOf(name) ?? (Array.isArray(value) || outer !== "email" ? outer : undefined));
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
