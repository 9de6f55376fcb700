import type { RequestSpec, RequestTable } from "./contract.ts";
import type { HeadersOptions } from "./options.ts";
import { plain } from "./parameter.ts";

/** Merges headers; later lists override earlier ones. null removes a header, an array appends, undefined is ignored. */
export function mergeHeaders(...lists: (HeadersOptions | undefined)[]): Headers {
  const headers = new Headers();
  for (const list of lists) {
    const entries = list && Symbol.iterator in list ? list : Object.entries(list ?? {});
    for (const [name, value] of entries as Iterable<[string, unknown]>) {
      if (value !== undefined && !Array.isArray(value)) headers.delete(name);
      for (const one of [value ?? []].flat()) headers.append(name, String(plain(one)));
    }
  }
  return headers;
}

/** Encodes a body by Content-Type: as JSON, with the writer of the media type, or unchanged. */
export function writeBody(
  { writers = {} }: RequestTable,
  { fields = {} }: RequestSpec,
  body: unknown,
  headers: Headers,
) {
  const type = headers.get("Content-Type") ?? "json";
  if (body instanceof FormData) return body;
  if (/\bjson\b/i.test(type)) return JSON.stringify(body);
  const write = writers[type.split(";")[0] as string];
  if (write) return write(body, fields, headers);
  return type.includes("urlencoded") ? new URLSearchParams(body as Record<string, string>) : body;
}
