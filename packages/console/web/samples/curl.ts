import type { WrittenRequest } from "./written-request.ts";

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Puts a unique part outside the quotes, for the shell. */
const withFresh = (text: string, fresh: string | undefined) =>
  fresh === undefined ? text : text.replaceAll(fresh, "'$(date +%s%N)'");

export function curl({ call, url, headers, body, fresh, file, saved }: WrittenRequest): string {
  const usual = body === undefined && file === undefined ? "GET" : "POST";
  const method = call.method === usual ? "" : `-X ${call.method} `;
  const parts = [
    `curl ${method}${quoted(url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${withFresh(quoted(body), fresh)}`]),
    ...(file === undefined ? [] : [`--data-binary ${/^[\w.-]+$/.test(file) ? `@${file}` : quoted(`@${file}`)}`]),
    ...(saved === undefined ? [] : [`--output ${saved}`]),
  ];
  return parts.join(" \\\n  ");
}
