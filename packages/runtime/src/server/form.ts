import type { MediaSpec } from "./contract.ts";
import type { Problem } from "./failure.ts";
import { parameterDecoder } from "./parameters.ts";

/** Fields by name; a name that is repeated has an array. */
export function fieldsByName(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const values = new Map<string, unknown>();
  for (const [name, value] of entries) values.set(name, values.has(name) ? [values.get(name), value].flat() : value);
  return Object.fromEntries(values);
}

/**
 * Reads `application/x-www-form-urlencoded` text: declared fields by their style, as query parameters are read (OpenAPI 3.1,
 * Encoding Object), undeclared ones as they stand.
 */
export function formReader({
  fields = [],
}: MediaSpec): (text: string) => { value: object; problems: Problem[] | undefined } {
  const decode = parameterDecoder({ path: "", parameters: fields, operationId: "" }, []);
  const claimed = new Set(fields.flatMap(({ name, properties = [] }) => [name, ...properties]));
  const isClaimed = (name: string) =>
    claimed.has(name) || (name.endsWith("]") && claimed.has(name.split("[")[0] ?? ""));
  return (text) => {
    const others = [...new URLSearchParams(text)].filter(([name]) => !isClaimed(name));
    const decoded = decode?.({ params: {}, url: `?${text}`, headers: {} });
    return { value: { ...fieldsByName(others), ...decoded?.values.query }, problems: decoded?.problems };
  };
}
