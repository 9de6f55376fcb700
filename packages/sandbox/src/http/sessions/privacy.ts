/** Members that name people. */
const kinds: Readonly<Record<string, "email" | "first" | "last">> = {
  email: "email",
  firstName: "first",
  lastName: "last",
};

const firstNames = ["Ada", "Grace", "Jonas", "Maya", "Noor", "Tomas", "Iris", "Hugo"];

/** Replaces what names people, always the same by the same. */
export interface Pseudonyms {
  /** Learns the names in a body that was accepted. */
  learn(body: unknown): void;
  /** A value with other names; those in members that name people are replaced even where nobody learnt them. */
  replace<Value>(value: Value): Value;
  /** The same of a query, where parts of names are names as well. */
  replaceInQuery(query: string): string;
}

export function createPseudonyms(): Pseudonyms {
  const known = new Map<string, string>();
  const counts = { email: 0, first: 0, last: 0 };

  function pseudonym(kind: keyof typeof counts): string {
    const number = ++counts[kind];
    if (kind === "email") return `person-${number}@example.com`;
    if (kind === "last") return `Example${number}`;
    return firstNames[(number - 1) % firstNames.length] + (number > firstNames.length ? String(number) : "");
  }

  function learn(body: unknown): void {
    visit(body, (name, value) => {
      const kind = kinds[name];
      if (kind !== undefined && value.length > 1 && !known.has(value)) known.set(value, pseudonym(kind));
    });
  }

  function replaceText(text: string): string {
    let rest = text;
    // Longer ones first: an address holds names.
    for (const [name, other] of [...known].toSorted(([a], [b]) => b.length - a.length))
      for (const [from, to] of [[name, other] as const, [encodeURIComponent(name), encodeURIComponent(other)] as const])
        rest = rest.replaceAll(new RegExp(`(?<![\\p{L}\\d])${escaped(from)}(?![\\p{L}\\d])`, "gu"), to);
    return rest;
  }

  function replace(value: unknown, name = ""): unknown {
    if (typeof value === "string") {
      if (!(name in kinds)) return replaceText(value);
      return known.get(value) ?? ([...known.values()].includes(value) ? value : masked(value));
    }
    if (Array.isArray(value)) return value.map((element) => replace(element));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, replace(member, key)]));
  }

  function replaceInQuery(query: string): string {
    return query.replaceAll(/=([^&]*)/g, (whole, value: string) => {
      const text = decoded(value);
      const replaced = replaceText(text);
      if (replaced !== text) return `=${encodeURIComponent(replaced)}`;
      const isPart = ([name]: [string, string]) => name.toLowerCase().includes(text.toLowerCase());
      const [, other] = (text.length >= PART && [...known].find(isPart)) || [];
      return other === undefined ? whole : `=${encodeURIComponent(other)}`;
    });
  }

  return { learn, replace: <Value>(value: Value) => replace(value) as Value, replaceInQuery };
}

/** Characters of a part of a name that tell whose it is. */
const PART = 3;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A text of the same length and shape, so that what was refused is refused again. */
const masked = (text: string): string =>
  text
    .replaceAll(/[a-z]/g, "x")
    .replaceAll(/[A-Z]/g, "X")
    .replaceAll(/\p{Ll}/gu, (letter) => (letter < "\x7f" ? letter : "ö"));

function visit(value: unknown, tell: (name: string, text: string) => void): void {
  if (typeof value !== "object" || value === null) return;
  for (const [name, member] of Object.entries(value))
    if (typeof member === "string") tell(name, member);
    else visit(member, tell);
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
