import { type ApiDocument, conjuncts, loadVersion, objectAt, valueAt } from "@assessment-api/contract-tests/internal";
import { ApiError, unwrap } from "@assessment-api/v2";
import fc from "fast-check";
import { isObject } from "../openapi30/schema.ts";
import type { HostileResponse, Outcome, Row, Table } from "./table.ts";

interface Subject {
  readonly call: string;
  readonly sample: string;
  readonly version: "v2" | "v3";
  readonly schema: string;
}

const subjects: readonly Subject[] = [
  { call: "getCandidate", sample: "candidate", version: "v2", schema: "CandidateExtended" },
  { call: "getAssessment", sample: "assessment", version: "v2", schema: "AssessmentExtended" },
  { call: "getPerson", sample: "person", version: "v3", schema: "Person" },
  { call: "getPersonCustomFields", sample: "customFields", version: "v3", schema: "PersonCustomFields" },
];

interface Comparison {
  /** Places that the SDKs report. */
  readonly unfit: string[];
  /** Places that the document refuses and the SDKs accept. */
  readonly strict: string[];
  /** Declared scalars that fit, by place. */
  readonly reads: Record<string, unknown>;
}

interface Part {
  readonly pointer: string;
  readonly value: Record<string, unknown>;
}

/** The parts are references and members of `allOf`. */
const partsOf = (document: ApiDocument, pointer: string) =>
  conjuncts(document, { pointer, value: valueAt(document.root, pointer) }) as Part[];

function kindsOf(value: unknown): string[] {
  if (value === null) return ["null"];
  return [Array.isArray(value) ? "array" : typeof value, ...(Number.isInteger(value) ? ["integer"] : [])];
}

/** As the SDKs do: only dates have a format, and limits and enums are open. */
function compare(document: ApiDocument, pointer: string, value: unknown, place: string, found: Comparison): void {
  const parts = partsOf(document, pointer);
  const types = parts.flatMap(({ value: { type, anyOf } }) => {
    const alternatives = (Array.isArray(anyOf) ? anyOf : []) as { type: string }[];
    return [type ?? [], alternatives.map((one) => one.type)].flat(2) as string[];
  });
  const isDateTime = parts.some((part) => part.value.format === "date-time");
  if (!kindsOf(value).some((kind) => types.includes(kind)) || (isDateTime && !isDate(value)))
    return void found.unfit.push(place);
  if (parts.some((part) => isStricter(part.value, value))) found.strict.push(place);
  if (Array.isArray(value)) compareItems(document, parts, value, place, found);
  else if (isObject(value)) compareMembers(document, parts, value, place, found);
  else if (typeof value === "number") found.reads[place] = { number: String(value) };
  else if (value !== null && !isDateTime) found.reads[place] = value;
}

/** The SDKs report the first unreadable scalar of a list. */
function compareItems(
  document: ApiDocument,
  parts: readonly Part[],
  value: readonly unknown[],
  place: string,
  found: Comparison,
): void {
  const pointer = `${parts.find((part) => "items" in part.value)?.pointer}/items`;
  const items: Comparison = { unfit: [], strict: [], reads: {} };
  for (const [index, item] of value.entries()) compare(document, pointer, item, `${place}[${index}]`, items);
  const isOfObjects = partsOf(document, pointer).some((part) => part.value.type === "object");
  const [first, ...others] = items.unfit;
  found.strict.push(...items.strict);
  if (isOfObjects || first === undefined) {
    found.unfit.push(...items.unfit);
    Object.assign(found.reads, items.reads);
  } else {
    found.unfit.push(first);
    found.strict.push(...others);
  }
}

function compareMembers(
  document: ApiDocument,
  parts: readonly Part[],
  value: Record<string, unknown>,
  place: string,
  found: Comparison,
): void {
  const inner = (name: string) => (place === "" ? name : `${place}.${name}`);
  const isRequired = (name: string) => parts.some((part) => ((part.value.required ?? []) as string[]).includes(name));
  const declared = new Map(
    parts.flatMap((part) =>
      Object.keys(objectAt(part.value, "properties")).map((name) => [name, `${part.pointer}/properties/${name}`]),
    ) as [string, string][],
  );
  for (const [name, pointer] of declared) {
    if (!Object.hasOwn(value, name)) {
      if (isRequired(name)) found.unfit.push(inner(name));
    } else if (value[name] === null && !isRequired(name)) found.strict.push(inner(name));
    else compare(document, pointer, value[name], inner(name), found);
  }
  const further = parts.find((part) => isObject(part.value.additionalProperties));
  if (!further) return;
  // Such a name is not part of a place.
  const names = Object.keys(value).filter((name) => !declared.has(name) && !/[.[\]]/.test(name));
  for (const name of names)
    compare(document, `${further.pointer}/additionalProperties`, value[name], inner(name), found);
}

/** Two forms are enough, because no random text is a date. */
const isDate = (value: unknown) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(value);

function isStricter(schema: Record<string, unknown>, value: unknown): boolean {
  if (schema.format === "email" || schema.format === "uri") return !/[@/]/.test(String(value));
  return (
    typeof value === "number" && (value < Number(schema.minimum ?? value) || value > Number(schema.maximum ?? value))
  );
}

/** None starts a date or an address. */
const letters = fc.constantFrom(..."aZ é漢🙂\"\\\n\t\u0000\u007f\u2028'<&%");
const texts = fc.array(letters, { maxLength: 12 }).map((all) => all.join(""));
const numbers = fc.oneof(
  fc.integer(),
  fc.constantFrom(0, 0.1, 1e15, 2 ** 53 - 1, -(2 ** 31), 1e-7),
  fc.integer({ min: -9999, max: 9999 }).map((hundredths) => hundredths / 100),
);
const dates = fc
  .tuple(
    fc.date({ min: new Date("0002-01-01T00:00:00Z"), max: new Date("9998-01-01T00:00:00Z"), noInvalidDate: true }),
    fc.constantFrom("Z", "+00:00", "-11:30", "+14:00"),
  )
  .map(([date, offset]) => date.toISOString().replace("Z", offset));
const scalars = fc.oneof(texts, numbers, fc.boolean(), fc.constant(null), dates);
const names = fc.constantFrom("a", "id", "more", "Id", "href", "constructor", "toString", "class", "_links");
const values = fc.oneof(
  { weight: 4, arbitrary: scalars },
  { weight: 1, arbitrary: fc.array(scalars, { maxLength: 2 }) },
  { weight: 1, arbitrary: fc.dictionary(names, scalars, { maxKeys: 2 }) },
);

type Edit = (body: unknown) => unknown;

function containersOf(value: unknown): (Record<string, unknown> | unknown[])[] {
  if (!isObject(value) && !Array.isArray(value)) return [];
  return [value, ...Object.values(value).flatMap(containersOf)];
}

/** Replaces, removes or adds a member at a random place. */
const edits: fc.Arbitrary<Edit> = fc
  .record({
    container: fc.nat(),
    member: fc.nat(),
    kind: fc.constantFrom("replace", "replace", "replace", "remove", "add"),
    name: names,
    value: values,
  })
  .map(({ container, member, kind, name, value }) => (body) => {
    const containers = containersOf(body);
    const chosen = containers[container % containers.length] as Record<string, unknown> | unknown[] | undefined;
    if (chosen === undefined) return body;
    const keys = Object.keys(chosen);
    const key = kind === "add" || keys.length === 0 ? name : (keys[member % keys.length] as string);
    if (Array.isArray(chosen)) {
      if (kind === "remove") chosen.pop();
      else chosen[kind === "add" ? chosen.length : Number(key) || 0] = value;
    } else if (kind === "remove") delete chosen[key];
    else Object.defineProperty(chosen, key, { value, enumerable: true, writable: true, configurable: true });
    return body;
  });

const damages = fc
  .tuple(fc.nat(), fc.option(fc.constantFrom(...'{}[],:"\\0e.-tn ')))
  .map(([at, letter]) => (text: string) => {
    const position = at % (text.length + 1);
    return text.slice(0, position) + (letter === null ? "" : letter + text.slice(position));
  });

const transports = fc.constantFrom<Pick<HostileResponse, "chunked" | "gzip" | "cut" | "keep">>(
  {},
  {},
  {},
  { chunked: true },
  { gzip: "right" },
  { gzip: "right", chunked: true },
  { keep: true },
  { cut: "body" },
);

const statuses = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(200, 200, 201, 203, 206, 299) },
  { weight: 1, arbitrary: fc.integer({ min: 400, max: 599 }) },
);

/** Undefined if the text is invalid. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function outcomeOfError(subject: Subject, status: number, text: string): Outcome {
  const body = parse(text)?.value;
  const { details, errorId } = isObject(body) ? body : {};
  const hasId = typeof errorId === "string" && errorId !== "";
  const hasDetails = typeof details === "string" && details !== "";
  return {
    fails: "refused",
    status,
    ...(subject.version === "v2" && { errorId: hasId ? errorId : null, ...(hasDetails && { details }) }),
  };
}

function outcomeOf(document: ApiDocument, subject: Subject, text: string): Pick<Row, "outcome" | "drift"> {
  const parsed = parse(text);
  if (!isObject(parsed?.value)) return { outcome: { fails: "unexpected", status: 200 } };
  const found: Comparison = { unfit: [], strict: [], reads: {} };
  compare(document, `#/components/schemas/${subject.schema}`, parsed.value, "", found);
  return {
    outcome: { unfit: found.unfit, reads: found.reads },
    drift: [...found.unfit, ...found.strict],
  };
}

const pick = (...all: readonly string[]) => fc.constantFrom(...all);
const garbage = fc.array(
  pick(...'aZ09 ;=,/"<>:+-%é\t\u0000\u0001\u007f', "\r", "\n", "\r\n ", "utf-8", "chunked", "gzip"),
  {
    maxLength: 12,
  },
);
const anyText = garbage.map((parts) => parts.join(""));
const mostly = (...known: string[]) =>
  fc.oneof({ weight: 3, arbitrary: pick(...known) }, { weight: 1, arbitrary: anyText });

/** Headers that clients parse, with valid, almost valid and random values. */
const knownHeaders: Readonly<Record<string, fc.Arbitrary<string>>> = {
  "Content-Length": mostly(
    "",
    "0",
    "-1",
    "+5",
    "5, 5",
    "5,6",
    "0x5",
    "5.0",
    "1e2",
    "18446744073709551617",
    "7;",
    "１２",
  ),
  "Transfer-Encoding": mostly("chunked", "Chunked", "gzip, chunked", "chunked, chunked", "identity", "", "xchunked"),
  "Content-Encoding": mostly("gzip", "GZIP", "x-gzip", "deflate", "br", "zstd", "gzip, gzip", "identity", "", "none"),
  "Content-Type": mostly("", "text", "application/json;", "text/html; charset=x-none", 'a/b; charset="', "*/*;;q=1"),
  Link: mostly('<a>; rel="next"', "<", ">;<", '<http://[::1>; rel="next"', "<%zz>; rel=next"),
  Location: mostly("http://[", "//", "?", "http://a.example:99999/", "\\\\a", "data:,", "%"),
  "Set-Cookie": mostly("a=b; Max-Age=x", "=; Domain=..", "a=b; Expires=Thu, 99-Foo-99 99:99:99 GMT", ";;;"),
  Date: mostly("Thu, 01 Jan 1970 00:00:00 GMT", "0", "Thu, 99 Foo 0000 99:99:99 GMT"),
  Connection: mostly("close", "keep-alive", "upgrade", "close, keep-alive", "content-length", ""),
  "Keep-Alive": mostly("timeout=-1", "timeout=99999999999999999999", "max=x"),
  "WWW-Authenticate": mostly("Basic", "Digest", 'Basic realm="', "Negotiate", ""),
  "Content-Range": mostly("bytes 0-", "bytes */x", "0"),
  Trailer: mostly("Content-Length", "X-A", ""),
  Upgrade: mostly("h2c", "websocket", ""),
  "X-A": anyText,
};

const headers = fc
  .array(
    fc.oneof(
      ...Object.entries(knownHeaders).map(([name, value]) => fc.tuple(fc.constant(name), value)),
      fc.tuple(anyText, anyText),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) => Object.groupBy(all, ([name]) => name))
  .map((all) =>
    Object.fromEntries(Object.entries(all).map(([name, list = []]) => [name, list.map(([, value]) => value)])),
  );

/** A call whose response has random headers. Clients differ in what they tolerate, but not in the errors of a call. */
const headerRow = fc
  .record({
    call: pick("getCandidate", "deleteCandidate", "listCandidates"),
    status: fc.constantFrom(200, 200, 200, 201, 204, 205, 206, 301, 304, 401, 407, 429, 503),
    headers,
    chunked: fc.boolean(),
  })
  .map(({ call, status, headers, chunked }): Omit<Row, "name"> => {
    const given = Object.entries(headers).map(([name, values]) => [
      name,
      values.map((text) => text.replaceAll("${", "{")),
    ]);
    return {
      call,
      responses: [{ sample: "candidate", status, headers: Object.fromEntries(given), ...(chunked && { chunked }) }],
      outcome: { fails: "any" },
    };
  });

const httpDates = fc
  .date({ min: new Date("1970-01-01T00:00:00Z"), max: new Date("2025-12-31T00:00:00Z"), noInvalidDate: true })
  .chain((date) => {
    const [, day, month, year, time] = date.toUTCString().split(" ") as [string, string, string, string, string];
    const weekday = date.toLocaleString("en", { weekday: "long", timeZone: "UTC" });
    return pick(
      date.toUTCString(),
      `${weekday}, ${day}-${month}-${year.slice(2)} ${time} GMT`,
      `${weekday.slice(0, 3)} ${month} ${day.replace(/^0/, " ")} ${time} ${year}`,
    );
  });

/** `Retry-After`, in most cases with another letter at one place. */
const retryAfters = fc
  .tuple(
    fc.oneof(httpDates, httpDates, fc.nat().map(String), fc.bigInt({ min: 0n }).map(String)),
    fc.option(fc.tuple(fc.nat(), pick(..."0159 ,:+-.GMTSunJaé\t", "")), { freq: 4 }),
  )
  .map(([text, change]) => {
    if (!change) return text;
    const at = change[0] % text.length;
    return text.slice(0, at) + change[1] + text.slice(at + 1);
  });

/** The TypeScript client says which wait is expected. */
async function retryAfterRow(value: string): Promise<Omit<Row, "name">> {
  const refused = new Response(null, {
    status: 503,
    headers: { "Retry-After": Buffer.from(value).toString("latin1") },
  });
  const error: unknown = await unwrap(Promise.resolve({ error: undefined, response: refused })).catch(
    (thrown) => thrown,
  );
  const wait = error instanceof ApiError ? (error.retryAfter ?? null) : null;
  // The time until a date passes while the tests run.
  const isKnown = wait === null || wait === 0 || /^\d+$/.test(value);
  return {
    call: "getCandidate",
    responses: [{ status: 503, headers: { "Retry-After": value }, text: "" }],
    outcome: {
      fails: "refused",
      status: 503,
      ...(isKnown && { retryAfter: wait !== null && wait > 2 ** 31 - 2 ? "long" : wait }),
    },
  };
}

/** The expected outcome follows from the documents. The same seed returns the same rows. */
export async function randomTable({ samples }: Table, seed: number, count: number): Promise<Table> {
  const documents = { v2: await loadVersion("v2"), v3: await loadVersion("v3") };
  const others = fc.record({ turn: fc.constantFrom("body", "body", "headers", "retry"), headerRow, retryAfters });
  const further = fc.sample(others, { seed, numRuns: count });
  const cases = fc.record({
    subject: fc.constantFrom(...subjects),
    edits: fc.array(edits, { minLength: 1, maxLength: 3 }),
    damage: fc.option(damages, { freq: 5 }),
    status: statuses,
    transport: transports,
  });
  const rows = fc.sample(cases, { seed, numRuns: count }).map(async (one, index): Promise<Row> => {
    const name = `random response ${index + 1} of seed ${seed}`;
    const other = further[index];
    if (other?.turn === "headers") return { name, ...other.headerRow };
    if (other?.turn === "retry") return { name, ...(await retryAfterRow(other.retryAfters)) };
    const { subject, status, transport } = one;
    const error = subject.version === "v3" ? "errorV3" : "error";
    const sample = samples[status < 400 ? subject.sample : error] as string;
    const body = one.edits.reduce((value, edit) => edit(value), JSON.parse(sample) as unknown);
    const edited = JSON.stringify(body);
    const damaged = one.damage?.(edited);
    // Damage is for the parsers, not for the format of addresses.
    const text = (damaged !== undefined && !parse(damaged) ? damaged : edited).replaceAll("${", "{");
    const expected = status < 400 ? outcomeOf(documents[subject.version], subject, text) : undefined;
    return {
      name,
      call: subject.call,
      responses: [{ status, text, ...transport }],
      outcome: outcomeOfError(subject, status, text),
      ...(expected?.outcome.fails && { outcome: { ...expected.outcome, status } }),
      ...(expected && !expected.outcome.fails && expected),
      // The TypeScript client compares documented statuses.
      ...(status !== 200 && { drift: [] }),
      ...(status === 407 && { except: { typescript: { outcome: { fails: "connection" }, why: "fetch hides a 407" } } }),
      ...(transport.cut && { outcome: { fails: "connection" }, drift: [] }),
    };
  });
  return { samples, rows: await Promise.all(rows) };
}
