import type { WrittenRequest } from "./sample.ts";

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

export function curl({ call, url, headers, body }: WrittenRequest): string {
  const method = call.method === (body === undefined ? "GET" : "POST") ? "" : `-X ${call.method} `;
  const parts = [
    `curl ${method}${quoted(url)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`-d ${quoted(body)}`]),
  ];
  return parts.join(" \\\n  ");
}
