/** Normalizes a decimal number: digits and exponent without leading and trailing zeros. */
function decimal(text: string): string | undefined {
  const match = /^[+-]?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Returns true if parsing changed the number: an integer beyond 2^53 - 1, or an overflow. */
export const isChanged = (text: string, value: number): boolean =>
  !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && text !== String(value) && decimal(text) !== decimal(String(value));

/** Quick check for many digits or an exponent; nearly no body matches. */
const mayBeLarge = /\d(?:[\d.]{15}|[eE]\+?\d)/;

/** A string (skipped) or a number. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const none: ReadonlySet<number> = new Set();

/** Returns the parsed values that differ from their JSON text, at most `most`. */
export function changedNumbers(json: string, most: number): ReadonlySet<number> {
  if (!mayBeLarge.test(json)) return none;
  const changed = new Set<number>();
  for (const [token] of json.matchAll(tokens)) {
    if (!token.startsWith('"') && isChanged(token, Number(token))) changed.add(Number(token));
    if (changed.size === most) break;
  }
  return changed;
}
