import { CouldNotRunError } from "../errors.ts";
import { arrayAt, isObject, type JsonObject, objectAt } from "../model/json.ts";
import { listOperations, type Operation, parametersOf } from "../model/operations.ts";
import { child, locate, valueAt } from "../model/pointer.ts";
import { type Described, describing, isReadOnly, membersOf, schemasAt } from "./members.ts";
import {
  type ApiUse,
  addPosition,
  addSite,
  emptyUse,
  keyOf,
  type MemberUse,
  type Position,
  type Usage,
} from "./usage.ts";

/** Lists the uses of a document in recorded exchanges (HAR 1.2). Contains no values except `enum` members. */
export function usageOfTraffic(recordings: ReadonlyMap<string, string>, document: JsonObject, consumer: string): Usage {
  const title = objectAt(document, "info").title;
  const use = emptyUse(typeof title === "string" ? title : "document");
  const find = createFinder(document);
  const files = [...recordings.keys()];
  for (const [file, text] of recordings) {
    const entries = entriesOf(text, file);
    const lines = linesOf(text, entries.length);
    entries.forEach((entry, index) => {
      noteExchange(document, use, find, entry, `${files.indexOf(file)}:${lines[index] ?? 1}:1`);
    });
  }
  if (Object.keys(use.calls).length === 0)
    throw new CouldNotRunError(`${files.join(", ")} has no call of an operation of ${use.api}; check the document`);
  return { usage: 1, consumer, from: "traffic", files, apis: [use] };
}

function entriesOf(text: string, file: string): JsonObject[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new CouldNotRunError(`${file} is not JSON; record it again`);
  }
  const log = objectAt(value, "log");
  if (!Array.isArray(log.entries)) throw new CouldNotRunError(`${file} is not a HAR file: it lacks log.entries`);
  return log.entries.filter(isObject);
}

/** Returns the line of each entry. Payloads escape quotes, so the searched name occurs once per entry. */
function linesOf(text: string, count: number): number[] {
  const lines: number[] = [];
  let line = 1;
  let at = 0;
  for (const { index } of text.matchAll(/"startedDateTime"/g)) {
    for (; at < index; at += 1) if (text.charCodeAt(at) === 10) line += 1;
    lines.push(line);
  }
  return lines.length === count ? lines : [];
}

interface Call {
  operation: Operation;
  path: Record<string, string>;
}

/** Finds the operation of a request: concrete paths first, then paths below the document's servers. */
function createFinder(document: JsonObject): (method: string, url: URL) => Call | undefined {
  const candidates = listOperations(document)
    .filter(({ sender }) => sender === "client")
    .map((operation) => {
      const names = [...operation.path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);
      const pattern = operation.path
        .split(/\{[^}]*\}/)
        .map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
        .join("([^/]+)");
      return { operation, names, pattern: new RegExp(`^(.*)${pattern}/?$`) };
    });
  const bases = arrayAt(document, "servers").flatMap((server) => {
    const { url } = isObject(server) ? server : {};
    return typeof url === "string" ? [url.replace(/^\w+:\/\/[^/]*/, "").replace(/\/$/, "")] : [];
  });
  return (method, { pathname }) => {
    const found = candidates.flatMap(({ operation, names, pattern }) => {
      if (operation.method.toUpperCase() !== method.toUpperCase()) return [];
      const match = pattern.exec(pathname);
      if (!match) return [];
      const [, prefix = "", ...values] = match;
      const path = Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
      return [{ operation, path, rank: (bases.includes(prefix) ? 0 : 1) + prefix.length * 100 + names.length * 2 }];
    });
    return found.toSorted((a, b) => a.rank - b.rank)[0];
  };
}

function noteExchange(
  document: JsonObject,
  use: ApiUse,
  find: ReturnType<typeof createFinder>,
  entry: JsonObject,
  at: Position,
): void {
  const [request, response] = [objectAt(entry, "request"), objectAt(entry, "response")];
  const address = String(request.url);
  if (!URL.canParse(address)) return;
  const url = new URL(address);
  const call = find(String(request.method), url);
  if (!call) return;
  const { operation } = call;
  const { name } = operation;
  const headers = headersOf(request);
  const sent: Record<string, Map<string, unknown>> = {
    query: new Map(url.searchParams),
    header: headers,
    path: new Map(Object.entries(call.path)),
    cookie: new Map((headers.get("cookie") ?? "").split(/; */).map((pair) => pair.split("=", 2) as [string, string])),
  };
  const lacks: string[] = [];
  for (const { value, pointer } of parametersOf(document, operation).values()) {
    const group = String(value.in);
    const parameter = String(value.name);
    const given = [...(sent[group] ?? [])].find(([key]) => isParameter(value, key));
    const key = keyOf(`${name} ${group}`, [parameter]);
    if (given)
      noteValue(document, use, key, describing(document, schemasAt(document, pointer, key)), given[1], "sent", at);
    else if (value.required !== true) lacks.push(`${group}/${parameter}`);
  }
  const body = bodyOf(objectAt(request, "postData"), headers);
  if (body === undefined) lacks.push("body");
  else
    walk(document, use, schemasAt(document, child(operation.pointer, "requestBody"), `${name} body`), body, "sent", at);
  addSite(use.calls, name, { lacks: lacks.toSorted() }, at);
  const received = headersOf(response);
  for (const header of received.keys()) addPosition(use.headers, `${name} ${header}`, at);
  const status = statusOf(operation, Number(response.status));
  const content = bodyOf(objectAt(response, "content"), received);
  if (status === undefined || content === undefined) return;
  walk(
    document,
    use,
    schemasAt(document, child(operation.pointer, "responses", status), `${name} ${status}`),
    content,
    "read",
    at,
  );
}

/** Treats `filter[name]` as a member of the parameter `filter`. */
const isParameter = ({ name, in: group }: JsonObject, key: string) =>
  group === "header" ? key === String(name).toLowerCase() : key === name || key.startsWith(`${name}[`);

const headersOf = (message: JsonObject): Map<string, string> =>
  new Map(
    arrayAt(message, "headers").flatMap((header) =>
      isObject(header) ? [[String(header.name).toLowerCase(), String(header.value)] as const] : [],
    ),
  );

function statusOf({ value }: Operation, status: number): string | undefined {
  const declared = objectAt(value, "responses");
  const range = `${String(status)[0]}XX`;
  return [String(status), range, range.toLowerCase(), "default"].find((one) => one in declared);
}

function bodyOf(content: JsonObject, headers: ReadonlyMap<string, string>): unknown {
  const type = String(content.mimeType ?? headers.get("content-type") ?? "");
  if (/x-www-form-urlencoded/.test(type) && Array.isArray(content.params))
    return Object.fromEntries(content.params.filter(isObject).map(({ name, value }) => [String(name), value]));
  if (typeof content.text !== "string" || content.text === "") return undefined;
  const text = content.encoding === "base64" ? Buffer.from(content.text, "base64").toString() : content.text;
  if (/x-www-form-urlencoded/.test(type)) return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function walk(
  document: JsonObject,
  use: ApiUse,
  start: readonly Described[],
  value: unknown,
  kind: "sent" | "read",
  at: Position,
): void {
  if (Array.isArray(value)) {
    for (const item of value) walk(document, use, start, item, kind, at);
    return;
  }
  if (!isObject(value)) return;
  const described = describing(document, start);
  const fitting = described.filter(({ pointer }) => fits(valueAt(document, pointer), value));
  const schemas = fitting.some(({ pointer }) =>
    isObject(objectAt({ schema: valueAt(document, pointer) }, "schema").properties),
  )
    ? fitting
    : described;
  const declared = membersOf(document, schemas);
  for (const [name, member] of Object.entries(value)) {
    const places = declared.get(name) ?? [];
    for (const place of places) noteValue(document, use, place.key, describing(document, [place]), member, kind, at);
    const [first] = start;
    if (places.length === 0 && first && kind === "sent")
      noteValue(document, use, keyOf(first.key, [name]), [], member, kind, at);
    walk(document, use, places.length > 0 ? places : schemas, member, kind, at);
  }
  if (kind === "read") return;
  for (const { pointer, key } of schemas) {
    const { required, properties } = (valueAt(document, pointer) ?? {}) as JsonObject;
    if (!isObject(properties)) continue;
    // Requests may lack a required member that is readOnly.
    const optional = Object.keys(properties).filter(
      (name) =>
        !(Array.isArray(required) && required.includes(name)) ||
        isReadOnly(document, child(pointer, "properties", name)),
    );
    addSite(use.builds, key, { lacks: optional.filter((name) => !(name in value)).toSorted() }, at);
  }
}

/** Returns whether a union member may describe a value, by its required members, `const` and `enum`. */
function fits(schema: unknown, value: JsonObject): boolean {
  if (!isObject(schema)) return true;
  return (
    arrayAt(schema, "required").every((name) => String(name) in value) &&
    Object.entries(objectAt(schema, "properties")).every(([name, member]) => {
      if (!(name in value) || !isObject(member)) return true;
      return (
        (!("const" in member) || member.const === value[name]) &&
        (!Array.isArray(member.enum) || member.enum.includes(value[name]))
      );
    })
  );
}

function noteValue(
  document: JsonObject,
  use: ApiUse,
  key: string,
  schemas: readonly Described[],
  value: unknown,
  kind: "sent" | "read",
  at: Position,
): void {
  const isNew = use.members[key]?.[kind] === undefined;
  use.members[key] ??= {};
  const member: MemberUse = use.members[key];
  member[kind] ??= [];
  if (!member[kind].includes(at)) member[kind].push(at);
  if (kind === "read") return;
  const isListed = schemas.some(({ pointer }) => Array.isArray(locate(document, pointer)?.value.enum));
  const values = (Array.isArray(value) ? value : [value]).filter((one) =>
    ["string", "number", "boolean"].includes(typeof one),
  );
  if (!isListed) delete member.values;
  else if (isNew || member.values) member.values = [...new Set([...(member.values ?? []), ...values])];
}
