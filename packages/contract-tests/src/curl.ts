import type { Call } from "./calls.ts";

/** Stands for the key, in a call that is written down. */
export const KEY_VARIABLE = "$ASSESSMENT_API_KEY";

const quote = (text: string): string =>
  text.includes(KEY_VARIABLE) ? `"${text}"` : `'${text.replaceAll("'", `'\\''`)}'`;

/** A call as a command for a shell; the key comes from the environment. */
export function curlOf(baseUrl: string, { method, path, headers, body }: Call): string {
  const url = (baseUrl.replace(/\/+$/, "") + path).replaceAll(encodeURIComponent(KEY_VARIABLE), KEY_VARIABLE);
  const options = Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`);
  const text = typeof body === "string" ? [`--data-raw '${body.replaceAll("'", `'\\''`)}'`] : [];
  return ["curl -i", `-X ${method}`, quote(url), ...options, ...text].join(" ");
}
