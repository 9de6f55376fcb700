/** Digits and exponent of a decimal number without the zeros at both ends: one text per number, however it is written. */
function decimal(text: string): string | undefined {
  const match = /^[+-]?(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(text);
  if (match === null) return undefined;
  const [, whole = "", fraction = "", exponent = "0"] = match;
  const digits = (whole + fraction).replace(/^0+/, "");
  const significant = digits.replace(/0+$/, "");
  return `${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}

/** Whether a number has another value than the text it was parsed from: an integer beyond 2^53 - 1, or one too large to have a value. */
export const isChanged = (text: string, value: number): boolean =>
  !(Math.abs(value) <= Number.MAX_SAFE_INTEGER) && text !== String(value) && decimal(text) !== decimal(String(value));

/** Numbers of many digits or with an exponent: nearly no body has one. */
const mayBeLarge = /\d(?:[\d.]{15}|[eE]\+?\d)/;

/** A string, which is skipped, or a number. */
const tokens = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;

const none: ReadonlySet<number> = new Set();

/** The values of JSON text that are not what stands there; `most` of them, if there are more. */
export function changedNumbers(json: string, most: number): ReadonlySet<number> {
  if (!mayBeLarge.test(json)) return none;
  const changed = new Set<number>();
  for (const [token] of json.matchAll(tokens)) {
    if (!token.startsWith('"') && isChanged(token, Number(token))) changed.add(Number(token));
    if (changed.size === most) break;
  }
  return changed;
}
