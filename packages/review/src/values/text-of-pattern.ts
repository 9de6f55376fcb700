/** Candidates for character classes, including negated ones. */
const CHARACTERS = "a1A_-. ,:/@#z9Z";

/**
 * Returns a text with the first alternatives and the fewest repetitions. Undefined for anything except literals,
 * classes, groups and repetitions.
 */
export function textOfPattern(pattern: string): string | undefined {
  const reader = { pattern, at: 0 };
  try {
    const text = readAlternatives(reader);
    return reader.at === pattern.length && new RegExp(pattern, "u").test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

interface Reader {
  pattern: string;
  at: number;
}

function readAlternatives(reader: Reader): string {
  const alternatives = [readSequence(reader)];
  while (reader.pattern[reader.at] === "|") {
    reader.at += 1;
    alternatives.push(readSequence(reader));
  }
  return alternatives[0] ?? "";
}

function readSequence(reader: Reader): string {
  let text = "";
  while (reader.at < reader.pattern.length && !"|)".includes(reader.pattern[reader.at] ?? "")) {
    const one = readAtom(reader);
    text += one.repeat(readTimes(reader));
  }
  return text;
}

function readAtom(reader: Reader): string {
  const character = take(reader);
  if (character === "^" || character === "$") return "";
  if (character === "(") {
    if (reader.pattern.startsWith("?:", reader.at)) reader.at += 2;
    else if (reader.pattern[reader.at] === "?") throw new Error("a group of another kind");
    const text = readAlternatives(reader);
    take(reader);
    return text;
  }
  if (character === ".") return "a";
  if (character === "[") return memberOf(`[${readClass(reader)}`);
  if (character === "\\") {
    const next = take(reader);
    return /[a-zA-Z]/.test(next) ? memberOf(`\\${next}`) : next;
  }
  return character;
}

function readClass(reader: Reader): string {
  let text = "";
  for (;;) {
    const character = take(reader);
    text += character;
    if (character === "\\") text += take(reader);
    else if (character === "]") return text;
  }
}

function memberOf(expression: string): string {
  const one = [...CHARACTERS].find((character) => new RegExp(`^${expression}$`, "u").test(character));
  if (one === undefined) throw new Error("a class of other characters");
  return one;
}

function readTimes(reader: Reader): number {
  const [all, symbol, least] = /^(?:([*+?])|\{(\d+)(?:,\d*)?\})\??/.exec(reader.pattern.slice(reader.at)) ?? [];
  if (all === undefined) return 1;
  reader.at += all.length;
  return symbol ? Number(symbol === "+") : Number(least);
}

function take(reader: Reader): string {
  const character = reader.pattern[reader.at];
  if (character === undefined) throw new Error("the expression ends too early");
  reader.at += 1;
  return character;
}
