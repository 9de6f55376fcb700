const pct = "%[0-9A-Fa-f]{2}";
/** Matches these characters and percent-encoded ones without backtracking. */
const run = (characters: string) => `[${characters}]*(?:${pct}[${characters}]*)*`;
const name = String.raw`A-Za-z0-9\-._~!$&'()*+,;=`;
const path = `${name}:@/`;

const h16 = "[0-9A-Fa-f]{1,4}";
const octet = String.raw`(?:25[0-5]|2[0-4]\d|[01]?\d\d?)`;
const v4 = String.raw`(?:${octet}\.){3}${octet}`;
const last = `(?:${h16}:${h16}|${v4})`;
const v6 = [
  `(?:${h16}:){6}${last}`,
  `::(?:${h16}:){5}${last}`,
  `(?:${h16})?::(?:${h16}:){4}${last}`,
  `(?:(?:${h16}:){0,1}${h16})?::(?:${h16}:){3}${last}`,
  `(?:(?:${h16}:){0,2}${h16})?::(?:${h16}:){2}${last}`,
  `(?:(?:${h16}:){0,3}${h16})?::${h16}:${last}`,
  `(?:(?:${h16}:){0,4}${h16})?::${last}`,
  `(?:(?:${h16}:){0,5}${h16})?::${h16}`,
  `(?:(?:${h16}:){0,6}${h16})?::`,
].join("|");
const literal = String.raw`\[(?:${v6}|[Vv][0-9A-Fa-f]+\.[${name}:]+)\]`;
const authority = String.raw`(?:${run(`${name}:`)}@)?(?:${literal}|${run(name)})(?::\d*)?`;
const rest = String.raw`(?:\?${run(`${path}?`)})?(?:#${run(`${path}?`)})?`;

/** The format `uri` (RFC 3986). Tries the common case first: a host without user, port and literal. */
export const uri = new RegExp(
  String.raw`^[A-Za-z][A-Za-z0-9+\-.]*:(?:\/\/[A-Za-z0-9\-._~]+(?:\/${run(path)})?${rest}$|(?:\/?\/${authority}(?:\/${run(path)})?|(?!\/\/)(?:[${path}]|${pct})${run(path)})${rest}$)`,
);

const atoms = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const word = "[A-Za-z0-9]+";

/** The format `email` like Ajv's, but linear. */
export const email = new RegExp(
  String.raw`^${atoms}(?:\.${atoms})*@${word}(?:-+${word})*\.${word}(?:(?:\.|-+)${word})*$`,
);

/** The format `byte`: Base64, optionally split into lines. */
export const byte = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/m;

// The sources of these functions are copied into validators, so they must be self-contained.
export const int32 = {
  type: "number",
  validate: (value: number) => Number.isInteger(value) && value >= -2147483648 && value <= 2147483647,
} as const;

export const int64 = { type: "number", validate: (value: number) => Number.isInteger(value) } as const;

export function regex(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch {
    return false;
  }
}
