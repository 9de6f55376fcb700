import type { MediaSpec } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { type Decoded, decodeText, encodingMessage, reject } from "../parameters/parameter-value.ts";
import { parameterDecoder } from "../parameters/parameters.ts";

/** Groups fields by name; repeated names become an array. */
export function fieldsByName(entries: Iterable<readonly [string, unknown]>): Record<string, unknown> {
  const fields = new Map<string, unknown>();
  const repeated = new Map<string, unknown[]>();
  for (const [name, value] of entries) {
    const values = repeated.get(name);
    if (values !== undefined) values.push(value);
    else if (fields.has(name)) {
      const all = [fields.get(name), value];
      repeated.set(name, all);
      fields.set(name, all);
    } else fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function* pairsOf(
  text: string,
  skip: (name: string) => boolean,
  decoded: Pick<Decoded, "problems">,
): Generator<readonly [string, string]> {
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf("&", start);
    const end = next === -1 ? text.length : next;
    const equals = text.indexOf("=", start);
    const middle = equals === -1 || equals > end ? end : equals;
    const name = decodeText(text.slice(start, middle), true);
    const value = decodeText(text.slice(middle + 1, end), true);
    if (name === undefined || value === undefined) {
      if (name === undefined || !skip(name)) reject(decoded, name ?? "body", text.slice(start, end), encodingMessage);
    } else if (end > start && !skip(name)) yield [name, value];
    start = end + 1;
  }
}

/**
 * Parses `application/x-www-form-urlencoded`: declared fields by their style (OpenAPI 3.1, Encoding Object), others as
 * text.
 */
export function formReader({
  fields = [],
}: MediaSpec): (text: string) => { value: object; problems: Problem[] | undefined } {
  const claimed = new Set(fields.flatMap(({ name, properties = [], json }) => (json ? [name] : [name, ...properties])));
  const decode = parameterDecoder({ path: "", parameters: fields, operationId: "" }, []);
  const isClaimed = (name: string) =>
    claimed.has(name) || (name.endsWith("]") && claimed.has(name.slice(0, name.indexOf("["))));
  return (text) => {
    const decoded = decode?.({ params: {}, target: `?${text}`, headers: {} });
    const others = { problems: decoded?.problems };
    const value = fieldsByName(pairsOf(text, isClaimed, others));
    return { value: Object.assign(value, decoded?.values.query), problems: others.problems };
  };
}
