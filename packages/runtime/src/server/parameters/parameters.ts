import type { ParameterSpec, Route } from "../contract.ts";
import type { Problem } from "../failure.ts";
import { shown } from "../values/problems.ts";
import { isStorable, textMessage, unstorableTexts } from "../values/text.ts";
import { deepTake, withLists } from "./deep-object.ts";
import { Bag, type Decoded, decodeText, encodingMessage, reject, type Values, wholeReader } from "./parameter-value.ts";

export interface ParameterSource {
  /** Path parameters, decoded by the router and named `p0`, `p1`, … in path order. */
  readonly params: unknown;
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

const none: Values = Object.freeze(new Bag());

type Take = (raw: string, values: Values, decoded: Decoded) => void;

/** Rejects duplicates, because parsers disagree on which one counts. */
function once(values: Values, key: string, value: unknown, decoded: Decoded, field: string) {
  if (value === undefined) return;
  if (values[key] === undefined) values[key] = value;
  else reject(decoded, field, value, "must not be given twice");
}

interface DeepReader {
  readonly shape: ParameterSpec["shape"];
  readonly take: (property: string) => Take;
}

interface NamedReaders {
  readonly byName: ReadonlyMap<string, Take>;
  readonly deep: ReadonlyMap<string, DeepReader>;
  readonly others: ((name: string) => Take) | undefined;
}

type ReadText = (raw: string, decoded: Decoded) => unknown;

function repeated(name: string, text: ReadText): Take {
  return (raw, values, decoded) => {
    const item = text(raw, decoded);
    if (item === undefined) return;
    if (Array.isArray(values[name])) (values[name] as unknown[]).push(item);
    else once(values, name, [item], decoded, name);
  };
}

function namedReaders(specs: readonly ParameterSpec[]): NamedReaders {
  const byName = new Map<string, Take>();
  const deep = new Map<string, DeepReader>();
  let others: NamedReaders["others"];
  for (const spec of specs) {
    const { name, style, explode, shape } = spec;
    const text = wholeReader({ ...spec, shape: "primitive" });
    const into =
      (property: string): Take =>
      (raw, values, decoded) => {
        values[name] ??= new Bag();
        once(values[name] as Values, property, text(raw, decoded), decoded, name);
      };
    if (style === "deepObject" && !spec.json && shape !== "primitive") {
      deep.set(name, { shape, take: (property) => deepTake(name, property.split("]["), text) });
      // The schema may also allow text: `name=` resets a value.
      byName.set(
        name,
        shape === "array"
          ? repeated(name, text)
          : (raw, values, decoded) => once(values, name, text(raw, decoded), decoded, name),
      );
    } else if (spec.json && shape === "array") {
      byName.set(name, repeated(name, text));
    } else if (spec.json || shape === "primitive" || !explode) {
      const whole = wholeReader(spec);
      byName.set(name, (raw, values, decoded) => once(values, name, whole(raw, decoded), decoded, name));
    } else if (shape === "array") {
      byName.set(name, repeated(name, text));
    } else if (spec.properties === undefined) {
      others = into;
    } else {
      for (const property of spec.properties) byName.set(property, into(property));
    }
  }
  return { byName, deep, others };
}

function takePair(readers: NamedReaders, rawName: string, raw: string, plus: boolean, values: Values, to: Decoded) {
  const name = decodeText(rawName, plus);
  if (name === undefined) return;
  const take = readers.byName.get(name);
  if (take !== undefined) return take(raw, values, to);
  if (readers.deep.size > 0 && name.endsWith("]")) {
    const bracket = name.indexOf("[");
    const reader = bracket === -1 ? undefined : readers.deep.get(name.slice(0, bracket));
    if (reader !== undefined) return reader.take(name.slice(bracket + 1, -1))(raw, values, to);
  }
  readers.others?.(name)(raw, values, to);
}

function decodePairs(
  readers: NamedReaders,
  text: string,
  from: number,
  separator: string,
  values: Values,
  to: Decoded,
) {
  const plus = separator === "&";
  let start = from;
  while (start < text.length) {
    let end = text.indexOf(separator, start);
    if (end === -1) end = text.length;
    if (end > start) {
      let equals = text.indexOf("=", start);
      if (equals === -1 || equals > end) equals = end;
      if (plus) takePair(readers, text.slice(start, equals), text.slice(equals + 1, end), true, values, to);
      else takeCookie(readers, text.slice(start, equals).trim(), text.slice(equals + 1, end).trim(), values, to);
    }
    start = end + 1;
  }
}

/** Reads a cookie. Exploded arrays are `a=1&a=2` in one cookie, or several cookies. */
function takeCookie(readers: NamedReaders, name: string, quoted: string, values: Values, to: Decoded) {
  const value = quoted.length > 1 && quoted.startsWith('"') && quoted.endsWith('"') ? quoted.slice(1, -1) : quoted;
  if (!value.includes("&")) return takePair(readers, name, value, false, values, to);
  const [first = "", ...more] = value.split("&");
  const known = more.every((pair) => {
    const equals = pair.indexOf("=");
    return equals !== -1 && (readers.others !== undefined || readers.byName.has(pair.slice(0, equals)));
  });
  if (!known) return takePair(readers, name, value, false, values, to);
  takePair(readers, name, first, false, values, to);
  for (const pair of more) {
    const equals = pair.indexOf("=");
    takePair(readers, pair.slice(0, equals), pair.slice(equals + 1), false, values, to);
  }
}

/** Removes the prefix of the style: a dot or `;name=`. */
function strip(spec: ParameterSpec, raw: string, decoded: Decoded): string | undefined {
  if (spec.style === "label") {
    if (raw.startsWith(".")) return raw.slice(1);
  } else if (spec.style === "matrix") {
    const named = spec.shape === "object" && spec.explode ? ";" : `;${spec.name}=`;
    if (raw.startsWith(named)) return raw.slice(named.length);
    if (raw === `;${spec.name}`) return "";
  } else return raw;
  const start = spec.style === "label" ? "." : `;${spec.name}=`;
  reject(decoded, spec.name, raw, `must start with ${start}`);
  return undefined;
}

/** Returns a reader of the encoded path parameter, because decoding hides the separators. */
function rawPathReader(path: string, name: string): (url: string) => string | undefined {
  const segments = path.split("/");
  const index = segments.findIndex((segment) => segment.includes(`{${name}}`));
  const fromEnd = segments.length - index;
  const pattern = (segments[index] ?? "").split(/\{([^}]*)\}/).map((part, at) => {
    if (at % 2 === 0) return part.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");
    return part === name ? "([^/]+)" : "[^/]+?";
  });
  const expression = new RegExp(`^${pattern.join("")}$`);
  return (url) => {
    const end = url.search(/[?#]/);
    let pathname = end === -1 ? url : url.slice(0, end);
    if (pathname.endsWith("/") && !path.endsWith("/")) pathname = pathname.slice(0, -1);
    return pathname.split("/").at(-fromEnd)?.match(expression)?.[1];
  };
}

type PathTake = (source: ParameterSource, values: Values, decoded: Decoded) => void;

function pathTake(spec: ParameterSpec, path: string, names: readonly string[]): PathTake {
  const { name } = spec;
  const key = `p${names.indexOf(name)}`;
  const whole = wholeReader(spec);
  if (spec.shape === "primitive" && spec.style === "simple" && !spec.json)
    return (source, values) => {
      values[name] = (source.params as Record<string, string>)[key];
    };
  const raw = rawPathReader(path, name);
  return (source, values, decoded) => {
    const text = strip(spec, raw(source.target) ?? "", decoded);
    const value = text === undefined ? undefined : whole(text, decoded);
    if (value !== undefined) values[name] = value;
  };
}

function checkText(decoded: Decoded, name: string, value: unknown) {
  const fine = Array.isArray(value) ? value.every(holdsStorable) : holdsStorable(value);
  if (!fine) reject(decoded, name, value, textMessage);
}

const holdsStorable = (value: unknown): boolean =>
  typeof value === "string" ? isStorable(value) : unstorableTexts(value, 1).length === 0;

function checkTexts(decoded: Decoded, values: Values) {
  for (const name in values) checkText(decoded, name, values[name]);
}

/** Returns problems for query parameters, declared or not, that are not percent-encoded UTF-8. */
export function undecodable(url: string): Problem[] | undefined {
  const query = url.slice(url.indexOf("?") + 1);
  if (query.length === url.length || decodeText(query, false) !== undefined) return undefined;
  const problems: Problem[] = [];
  for (const pair of query.split("&")) {
    if (decodeText(pair, false) !== undefined) continue;
    const [rawName = "", ...value] = pair.split("=");
    const field = decodeText(rawName, true) ?? rawName;
    problems.push({ field: shown(field), value: shown(value.join("=")), message: encodingMessage });
  }
  return problems;
}

export function parameterDecoder(
  { path, parameters, operationId }: Pick<Route, "path" | "parameters" | "operationId">,
  names: readonly string[],
): ((source: ParameterSource) => Decoded) | undefined {
  if (parameters.length === 0) return undefined;
  const at = (place: ParameterSpec["in"]) => parameters.filter((spec) => spec.in === place);
  for (const { name } of at("path"))
    if (!names.includes(name)) throw new Error(`${operationId}: the path ${path} has no parameter {${name}}`);
  const pathTakes = at("path").map((spec) => pathTake(spec, path, names));
  const [whole] = at("query").filter((spec) => spec.whole);
  const query = at("query").length > 0 ? namedReaders(whole === undefined ? at("query") : []) : undefined;
  // Decode as in a path: only forms encode a space as a plus.
  const readWhole = whole === undefined ? undefined : wholeReader({ ...whole, in: "path" });
  const cookies = at("cookie").length > 0 ? namedReaders(at("cookie")) : undefined;
  const headers = at("header").map((spec) => ({
    name: spec.name,
    key: spec.name.toLowerCase(),
    read: wholeReader(spec),
  }));

  return (source) => {
    const decoded: Decoded = {
      values: {
        path: pathTakes.length > 0 ? new Bag() : none,
        query: query === undefined ? none : new Bag(),
        headers: headers.length > 0 ? new Bag() : none,
        cookies: cookies === undefined ? none : new Bag(),
      },
      problems: undefined,
    };
    const { values } = decoded;
    for (const take of pathTakes) take(source, values.path, decoded);
    if (query !== undefined) {
      const start = source.target.indexOf("?");
      if (start !== -1) {
        const hash = source.target.indexOf("#", start);
        const url = hash === -1 ? source.target : source.target.slice(0, hash);
        if (whole === undefined) decodePairs(query, url, start + 1, "&", values.query, decoded);
        else if (start + 1 < url.length) {
          const value = readWhole?.(url.slice(start + 1), decoded);
          if (value !== undefined) values.query[whole.name] = value;
        }
        for (const [name, { shape }] of query.deep) {
          const value = values.query[name];
          if (value instanceof Bag) values.query[name] = withLists(value, shape === "array");
        }
      }
    }
    for (const { name, key, read } of headers) {
      const raw = source.headers[key];
      if (raw === undefined) continue;
      const value = read(Array.isArray(raw) ? raw.join(",") : raw, decoded);
      if (value === undefined) continue;
      values.headers[key] = value;
      checkText(decoded, name, value);
    }
    if (cookies !== undefined && source.headers.cookie !== undefined)
      decodePairs(cookies, String(source.headers.cookie), 0, ";", values.cookies, decoded);
    checkTexts(decoded, values.path);
    checkTexts(decoded, values.query);
    checkTexts(decoded, values.cookies);
    return decoded;
  };
}
