import { html } from "@assessment-api/html";
import type { Score } from "./conformance.ts";

/** Colours with a contrast of at least 4.5 to white. */
const COLOURS = { good: "#17653a", warn: "#7a4b00", bad: "#ab2219", label: "#555" };
const ALMOST = 80;

const NARROW = /[ .,:;!|'`(){}[\]fijlrtI1/]/;
const WIDE = /[mwMW%@]/;

/** Estimates the width of a text in Verdana, 11 px; `textLength` makes it exact in every font. */
const widthOf = (text: string): number =>
  Math.ceil([...text].reduce((sum, one) => sum + (NARROW.test(one) ? 4.4 : WIDE.test(one) ? 10.5 : 7.1), 0));

/** Returns a badge in the style of shields.io, as an SVG file. */
export function badgeSvg(label: string, { supported, conforming, percent }: Score): string {
  const message = supported === 0 ? "not tested" : `${conforming} of ${supported} operations`;
  const colour = percent === 100 ? COLOURS.good : percent >= ALMOST ? COLOURS.warn : COLOURS.bad;
  const [left, right] = [widthOf(label) + 10, widthOf(message) + 10];
  const text = (content: string, start: number, width: number) =>
    html`<text x="${start + 5}" y="14" textLength="${width - 10}" lengthAdjust="spacingAndGlyphs">${content}</text>`;
  return String(html`<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${label}: ${message}">
<title>${label}: ${message}</title>
<clipPath id="r"><rect width="${left + right}" height="20" rx="3"/></clipPath>
<g clip-path="url(#r)"><rect width="${left}" height="20" fill="${COLOURS.label}"/><rect x="${left}" width="${right}" height="20" fill="${colour}"/></g>
<g fill="#fff" font-family="Verdana,Geneva,DejaVu Sans,sans-serif" font-size="11">${text(label, 0, left)}${text(message, left, right)}</g>
</svg>
`);
}
