import type { WrittenRequest } from "./written-request.ts";

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function curl({ call, url, headers, body, file, saved }: WrittenRequest): string {
  const usual = body === undefined && file === undefined ? "GET" : "POST";
  const method = call.method === usual ? "" : `-X ${call.method} `;
  const parts = [
    `curl ${method}${quoted(url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
    ...(file === undefined ? [] : [`--data-binary ${/^[\w.-]+$/.test(file) ? `@${file}` : quoted(`@${file}`)}`]),
    ...(saved === undefined ? [] : [`--output ${saved}`]),
  ];
  return parts.join(" \\\n  ");
}
