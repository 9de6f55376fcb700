import type { Call } from "./calls.ts";

/** Placeholder of the key in printed commands. */
export const KEY_VARIABLE = "$ASSESSMENT_API_KEY";

const LONGEST = 20_000;

const quote = (text: string): string =>
  text.includes(KEY_VARIABLE) ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;

/** Formats a request as a curl command that reads the key from the environment. */
export function curlOf(baseUrl: string, { method, path, headers, body }: Call): string {
  const url = (baseUrl.replace(/\/+$/, "") + path).replaceAll(encodeURIComponent(KEY_VARIABLE), KEY_VARIABLE);
  const options = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const shown = typeof body === "string" && body.length > LONGEST ? `${body.slice(0, LONGEST)}…` : body;
  const text = typeof shown === "string" ? [`--data-raw '${shown.replaceAll("'", `'\\''`)}'`] : [];
  return ["curl -i", `-X ${method}`, quote(url), ...options, ...text].join(" ");
}
