/** Returns a hash from 0 to 2³²-1 (FNV-1a with a final mix). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns a text for a regular expression, deterministic by key; `extra` lengthens open repetitions. Supports literals,
 * classes, groups, alternatives and quantifiers. Ignores look-arounds and back references, so validate the result.
 */
export function textMatching(pattern: string, key: string, extra: number): string | undefined {
  let at = 0;
  let turn = 0;
  const random = (below: number): number => hashOf(`${key} ${turn++}`) % Math.max(1, below);

  const alternatives = (): string => {
    const texts = [sequence()];
    while (pattern[at] === "|") {
      at += 1;
      texts.push(sequence());
    }
    return texts[random(texts.length)] ?? "";
  };
  const sequence = (): string => {
    let text = "";
    while (at < pattern.length && pattern[at] !== "|" && pattern[at] !== ")") text += repeated();
    return text;
  };
  const repeated = (): string => {
    const start = at;
    const first = atom();
    const [least, most] = quantifier();
    if (least === 1 && most === 1) return first;
    const end = at;
    const count = least + random(Math.min(most - least, extra) + 1);
    let text = "";
    for (let index = 0; index < count; index += 1) {
      at = start;
      text += atom();
    }
    at = end;
    return text;
  };
  const quantifier = (): [number, number] => {
    const open = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(pattern.slice(at));
    if (!open) return [1, 1];
    at += open[0].length;
    if (open[1]) return open[1] === "?" ? [0, 1] : [open[1] === "+" ? 1 : 0, 1000];
    const least = Number(open[2]);
    return [least, open[3] ? (open[4] ? Number(open[4]) : 1000) : least];
  };
  const atom = (): string => {
    const character = pattern[at++] ?? "";
    if (character === "^" || character === "$") return "";
    if (character === ".") return pick(WORD);
    if (character === "[") return oneOf();
    if (character === "\\") return escaped();
    if (character !== "(") return character;
    const special = /^\?(?:[:=]|!|<=|<!|<[^>]*>|[a-z]+:)/.exec(pattern.slice(at));
    at += special?.[0].length ?? 0;
    const inner = alternatives();
    at += 1;
    return special && /^\?(=|!|<=|<!)/.test(special[0]) ? "" : inner;
  };
  const escaped = (): string => {
    const character = pattern[at++] ?? "";
    if (character === "u" || character === "x") {
      const code = /^(?:\{([0-9a-fA-F]+)\}|([0-9a-fA-F]{4}|[0-9a-fA-F]{2}))/.exec(pattern.slice(at));
      if (code) at += code[0].length;
      return code ? String.fromCodePoint(Number.parseInt(code[1] ?? code[2] ?? "61", 16)) : character;
    }
    if (character === "p" || character === "P") {
      at += /^\{[^}]*\}/.exec(pattern.slice(at))?.[0].length ?? 0;
      return pick(WORD);
    }
    const set = SETS[character];
    return set === undefined ? (CONTROLS[character] ?? character) : set === "" ? "" : pick(set);
  };
  const oneOf = (): string => {
    const isNot = pattern[at] === "^";
    if (isNot) at += 1;
    let set = "";
    while (at < pattern.length && pattern[at] !== "]") {
      const from = classMember();
      if (pattern[at] === "-" && pattern[at + 1] !== "]" && from.length === 1) {
        at += 1;
        const to = classMember();
        for (let code = from.charCodeAt(0); code <= Math.min(to.charCodeAt(0), from.charCodeAt(0) + 200); code += 1)
          set += String.fromCharCode(code);
      } else set += from;
    }
    at += 1;
    const allowed = isNot ? [...`${WORD} -_.`].filter((one) => !set.includes(one)).join("") : plainIn(set);
    return pick(allowed);
  };
  const classMember = (): string => {
    if (pattern[at] !== "\\") return pattern[at++] ?? "";
    at += 1;
    const set = SETS[pattern[at] ?? ""];
    if (set === undefined || set === "") return escaped();
    at += 1;
    return set;
  };
  const pick = (set: string): string => set[random(set.length)] ?? "";

  const text = alternatives();
  return at >= pattern.length ? text : undefined;
}

const plainIn = (set: string): string => {
  const plain = set.replace(/[^A-Za-z0-9]/g, "");
  return plain === "" ? set : plain;
};

const WORD = "abcdefghijklmnopqrstuvwxyz0123456789";
const SETS: Readonly<Record<string, string>> = {
  d: "0123456789",
  w: WORD,
  s: " ",
  S: WORD,
  D: "abcdefghij",
  W: " -",
  b: "",
  B: "",
};
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0" };
