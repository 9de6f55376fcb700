/** Text whose characters have positions in the original. */
export interface View {
  readonly text: string;
  /** Positions by character; the end of the text has none. */
  readonly starts: readonly number[];
}

/** Maximum number of nested encodings, such as a percent encoding of a percent encoding. */
export const LEVELS = 5;

/** Yields the text, then the text after each level of decoding. */
export function* viewsOf(raw: string): Generator<View> {
  let view: View = { text: raw, starts: [...Array(raw.length).keys()] };
  yield view;
  for (let level = 0; level < LEVELS && view.text.search(escapes) !== -1; level++) {
    const next = decode(view);
    if (next.text === view.text) return;
    view = next;
    yield view;
  }
}

/** Returns the escapes that are still in a view. */
export const leftEscapes = (text: string): { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(escapes)]
    .map(({ index, 0: match }) => ({ from: index, to: index + match.length }))
    .filter(({ from, to }) => decode({ text: text.slice(from, to), starts: [] }, false).text !== text.slice(from, to));

/** Yields the text of each view without positions, which is faster. */
export function* meaningsOf(raw: string): Generator<string> {
  let view: View = { text: raw, starts: [] };
  yield raw;
  for (let level = 0; level < LEVELS && view.text.search(escapes) !== -1; level++) {
    const next = decode(view, false);
    if (next.text === view.text) return;
    view = next;
    yield view.text;
  }
}

const marks: Readonly<Record<string, string>> = {
  uml: "\u0308",
  acute: "\u0301",
  grave: "\u0300",
  circ: "\u0302",
  tilde: "\u0303",
  cedil: "\u0327",
  ring: "\u030A",
  caron: "\u030C",
};

const entities: Readonly<Record<string, string>> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", commat: "@", period: ".", nbsp: " ", hyphen: "-", dash: "-" },
  ...{ lowbar: "_", plus: "+", szlig: "ß", oslash: "ø", Oslash: "Ø", aelig: "æ", AElig: "Æ", oelig: "œ", OElig: "Œ" },
  ...{ eth: "ð", ETH: "Ð", thorn: "þ", THORN: "Þ", shy: "", zwj: "", zwnj: "", lrm: "", rlm: "" },
};

/** Invisible characters, and NUL as in UTF-16 read as UTF-8; the service shows NUL as U+FFFD. */
const INVISIBLE = "[\\0\\uFFFD\\p{Cf}\\p{Default_Ignorable_Code_Point}]";

/** Styled letters, ligatures and full-width characters, which stand for plain ones. */
const STYLED =
  "[\\u02B0-\\u02B8\\u02E0-\\u02E4\\u1D2C-\\u1D6A\\u1D78-\\u1DBF\\u2070-\\u209C\\u2100-\\u214F\\u2460-\\u24FF\\uFB00-\\uFB06\\uFF01-\\uFF5E\\u{1D400}-\\u{1D7FF}\\u{1F130}-\\u{1F169}]";

/** URL, JSON and JavaScript, HTML, quoted-printable, and Unicode forms of one character. */
const escapes = new RegExp(
  [
    ...["(?:%[\\da-f]{2})+", "%u[\\da-f]{4}", "(?:=[\\da-f]{2})+", "=(?:\\r?\\n|(?:\\\\+r)?\\\\+n)"],
    ...["u000[\\da-f]{5}", "u[\\da-f]{4}", "u\\{[\\da-f]{1,6}\\}", "x[\\da-f]{2}", "[0-3][0-7]{2}", "(?=[\"'/])"].map(
      (rest) => `(?<!\\\\)\\\\+${rest}`,
    ),
    ...["&#x0*[\\da-f]{1,6};?", "&#0*\\d{1,7};?", `&[a-z](?:${Object.keys(marks).join("|")});`],
    `&(?:${Object.keys(entities).join("|")});`,
    ...[`\\p{L}(?:(?!${INVISIBLE})\\p{M})+`, STYLED, INVISIBLE],
  ].join("|"),
  "giu",
);

/** Invisible characters, backslashes before a quote or a slash, and line breaks of quoted-printable. */
const dropped = new RegExp(`^(?:${INVISIBLE}|\\\\+|=[\\\\rn\r\n]+)$`, "u");

function decode({ text: raw, starts: from }: View, places = true): View {
  let text = "";
  const starts: number[] = [];
  const put = (part: string, at: (index: number) => number) => {
    if (places) for (let index = 0; index < part.length; index++) starts.push(from[at(index)] as number);
    text += part;
  };
  let end = 0;
  for (const { index, 0: match } of raw.matchAll(escapes)) {
    const before = end;
    put(raw.slice(before, index), (offset) => before + offset);
    end = index + match.length;
    if (/^[%=][\da-f]/i.test(match)) {
      let at = index;
      for (const [character, length] of characters(Buffer.from(match.replaceAll(/[%=]/g, ""), "hex"))) {
        const start = at;
        put(character, () => start);
        at += length * 3;
      }
    } else put(dropped.test(match) ? "" : decodeOne(match), () => index);
  }
  put(raw.slice(end), (offset) => end + offset);
  return { text, starts };
}

/** Characters of UTF-8 with their length in bytes; other bytes are Latin-1. */
function* characters(bytes: Buffer): Generator<readonly [string, number]> {
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] as number;
    const length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    const character = bytes.toString("utf8", at, at + length);
    const isUtf8 = !character.includes("\uFFFD");
    yield isUtf8 ? [character, length] : [String.fromCharCode(first), 1];
    at += isUtf8 ? length : 1;
  }
}

function decodeOne(written: string): string {
  const [, hex = "", octal = "", number = ""] =
    /^(?:\\+[ux]\{?|%u|&#x)([\da-f]+)|^\\+([0-7]+)|^&#(\d+)/i.exec(written) ?? [];
  if (hex + octal + number !== "") {
    const code = Number.parseInt(hex + octal + number, hex !== "" ? 16 : octal !== "" ? 8 : 10);
    return code <= 0x10ffff ? String.fromCodePoint(code) : written;
  }
  if (!written.startsWith("&")) return written.normalize("NFKC");
  const name = written.slice(1, -1);
  const mark = marks[name.slice(1).toLowerCase()];
  if (mark !== undefined) return (name.charAt(0) + mark).normalize("NFC");
  return entities[name] ?? entities[name.toLowerCase()] ?? written;
}

const runs = /(?:[A-Za-z0-9+/]{60,76}\r?\n)*[A-Za-z0-9+/_-]{6,}={0,2}/g;

/** Replaces in the contents of base64 and hexadecimal text that are text themselves. */
export function replaceInside(text: string, replace: (content: string) => string): string {
  function replaceBytes(run: string, encoding: "base64" | "hex"): string | undefined {
    const content = Buffer.from(run, encoding).toString();
    if (content.includes("\uFFFD")) return undefined;
    const replaced = replace(content);
    return replaced === content ? undefined : Buffer.from(replaced).toString(encoding);
  }
  return text.replaceAll(runs, (run) => {
    const hex = /^(?:[\da-f]{2}){4,}$/i.test(run) ? replaceBytes(run, "hex") : undefined;
    if (hex !== undefined) return hex;
    // The run may begin with other text, such as a path.
    for (const start of [0, ...[...run.matchAll(/[/_-]/g)].slice(0, 4).map(({ index }) => index + 1)]) {
      const replaced = replaceBytes(run.slice(start), "base64");
      if (replaced !== undefined) return run.slice(0, start) + replaced;
    }
    return run;
  });
}
