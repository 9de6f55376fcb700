import * as v1 from "@assessment-api/v1";
import * as v2 from "@assessment-api/v2";
import * as v3 from "@assessment-api/v3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bodyOf } from "./compose.ts";
import { type HostileServer, startHostileServer } from "./server.ts";
import {
  type FurtherCall,
  type HostileResponse,
  hostileResponses,
  type Outcome,
  type RetryOptions,
  type Row,
} from "./table.ts";

const { samples, rows } = hostileResponses;
let server: HostileServer;
beforeAll(async () => {
  server = await startHostileServer();
});
afterAll(() => server.close());

interface Options extends Pick<v2.ClientOptions, "fetch" | "headers" | "totalTimeout" | "waitOn429"> {
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly timeout: number;
  readonly retry: boolean | RetryOptions;
  readonly onDrift?: (drift: v2.Drift) => void;
  readonly hooks?: NonNullable<v2.ClientOptions["hooks"]>;
}

const one = { params: { path: { id: "cnd_1" } } };
const person = { params: { path: { personId: "per_1" } } };
const two = { params: { path: { id: "cnd_1", assessmentId: "asm_1" } } };

/** Calls by name. Iterators collect their elements in `found`. */
const calls: Record<string, (options: Options, found: unknown[], start: Row["start"]) => Promise<unknown>> = {
  getCandidate: (options) => v2.unwrap(v2.createClient(options).GET("/candidates/{id}", one)),
  listCandidates: (options) => v2.unwrap(v2.createClient(options).GET("/candidates")),
  createCandidate: (options) =>
    v2.unwrap(v2.createClient(options).POST("/candidates", { body: { email: "maya@example.com" } })),
  deleteCandidate: (options) => v2.unwrap(v2.createClient(options).DELETE("/candidates/{id}", one)),
  getAssessment: (options) =>
    v2.unwrap(v2.createClient(options).GET("/candidates/{id}/assessments/{assessmentId}", two)),
  "v1 getCandidate": (options) => v1.unwrap(v1.createClient(options).GET("/candidates/{id}", one)),
  getPerson: (options) => v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}", person)),
  getPersonCustomFields: (options) =>
    v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}/customFields", person)),
  getAggregatedPerson: (options) =>
    v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}/aggregated", person)),
  listPersonRoles: (options) => v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}/roles", person)),
  async iterateCandidates(options, found, start) {
    const params = { query: typeof start === "number" ? { page: start } : {} };
    for await (const one of v2.paginate(v2.createClient(options), "/candidates", { params })) found.push(one);
  },
  async iteratePeople(options, found, start) {
    const params = { query: typeof start === "string" ? { after: start } : {} };
    for await (const one of v3.paginate(v3.createClient(options), "/boost/v3/people", { params })) found.push(one);
  },
};

const at = (value: unknown, place: string): unknown =>
  place
    .split(/\.|\[|\]\.?/)
    .filter((step) => step !== "")
    .reduce((inner, step) => (inner as Record<string, unknown> | undefined)?.[step], value);

/** The TypeScript client does not parse values: dates stay text. */
function checkValue(value: unknown, expected: unknown, place: string): void {
  const { number, time } = (expected ?? {}) as { number?: string; time?: string };
  if (time !== undefined) expect(value, place).toBeTypeOf("string");
  else if (number === undefined) expect(value, place).toEqual(expected);
  else if (/^-?\d+$/.test(number)) expect(BigInt(value as number), place).toBe(BigInt(number));
  else expect(value, place).toBe(/e400/.test(number) ? "exactly" : Number(number));
}

/** The SDKs of other languages quote it if there is no error object. */
const beginningOf = (text: string) => [...text].slice(0, 500).join("");

function describeError(error: unknown) {
  if (error instanceof v1.ApiError || error instanceof v2.ApiError || error instanceof v3.ApiError) {
    const { status, text = "", retryAfter = null } = error;
    const { details, errorId = null, errorType, body } = error as v2.ApiError & v3.ApiError;
    const { message } = (body ?? {}) as { message?: unknown };
    const entries = error instanceof v3.ApiError ? [] : error.validationErrors;
    return {
      fails: "refused",
      status,
      details: details ?? message ?? beginningOf(text),
      errorId,
      errorType,
      retryAfter,
      fields: entries.map((one) => `${one.field}: ${one.message}`),
      values: entries.map((one) => one.value),
    };
  }
  if (v2.isUnexpectedResponse(error)) return { fails: "unexpected", status: error.response.status };
  if (error instanceof v2.PaginationError) return { fails: "unexpected" };
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  if (isTimeout || error instanceof TypeError) return { fails: "connection", timeout: isTimeout };
  throw error;
}

function checkFailure(error: unknown, { reads, unfit, retryAfter, attempts, ...expected }: Outcome): void {
  const described = describeError(error);
  expect(described).toMatchObject(expected);
  if (described.fails === "unexpected") expect(String(error)).not.toContain("Lindqvist");
  const wait = "retryAfter" in described ? described.retryAfter : undefined;
  if (retryAfter === null) expect(wait).toBeNull();
  else if (retryAfter === "long") expect(wait).toBeGreaterThan(2 ** 31 - 2);
  // A date is relative to the clock, so allow some seconds.
  else if (retryAfter !== undefined)
    expect(Math.abs(Number(wait) - retryAfter)).toBeLessThanOrEqual(retryAfter > 60 ? 30 : 0);
}

/** JSON and empty bodies are returned unchecked. */
function unchecked({ call, response }: OneCall, key: string): { value: unknown; isDeep?: boolean } | undefined {
  if (
    call.startsWith("iterate") ||
    (response.gzip !== undefined && response.gzip !== "right") ||
    response.wire ||
    response.charset ||
    (response.status ?? 200) > 299
  )
    return undefined;
  const names = { samples, url: "", otherHost: "", connection: 1, key, cookie: "" };
  const text = bodyOf(response, names)?.replace(/^\uFEFF/, "");
  try {
    // Comparing so many levels would exceed the call stack.
    return { value: text ? JSON.parse(text) : undefined, isDeep: /\[{10000}/.test(text ?? "") };
  } catch {
    return undefined;
  }
}

/** Converts a JSON pointer to a place of the table: `tags[0].name`. */
const placeOf = (pointer: string) =>
  pointer
    .replaceAll(/\/(\d+)(?=\/|$)/g, "[$1]")
    .replaceAll("/", ".")
    .replace(/^\./, "");

/** A user's fetch that ignores the redirect mode of the request. */
const following = (request: Request) => fetch(new Request(request, { redirect: "follow" }));

const inMs = (seconds: number) => seconds * 1000;

function optionsOf(row: Row, options: Options): Options {
  const { timeout = 0, totalTimeout, ...settings } = row.settings ?? {};
  return {
    ...options,
    ...settings,
    ...(timeout !== 0 && { timeout: inMs(timeout) }),
    ...(totalTimeout !== undefined && { totalTimeout: inMs(totalTimeout) }),
    ...(row.followsRedirects && { fetch: following }),
  };
}

async function check(row: Row, index: number): Promise<void> {
  const expected = { ...row, ...row.except?.typescript };
  if (expected.outcome.fails === "settings") {
    const options = optionsOf(row, { baseUrl: server.url, apiKey: "key", timeout: 30_000, retry: false });
    for (const { createClient } of [v1, v2, v3]) expect(() => createClient(options)).toThrow(TypeError);
    return;
  }
  const furthers: FurtherCall[] = [{ outcome: expected.outcome }, ...(expected.again ?? [])];
  for (const [number, { call = row.call, key = "key", outcome }] of furthers.entries()) {
    const response = row.responses[Math.min(number, row.responses.length - 1)] as HostileResponse;
    const baseUrl = `${row.untrusted ? server.untrustedUrl : server.url}/${index}/typescript`;
    const timeout = outcome.timeout ? 300 : 30_000;
    const headers = furthers.length > 1 ? { "X-Call": `${number}` } : {};
    const drifts = new Set<string>();
    const onDrift = ({ status, pointer }: v2.Drift) => void (status < 300 && drifts.add(placeOf(pointer)));
    let attempts = 0;
    const hooks = { onRequest: () => void attempts++ };
    const retry = row.retry ?? false;
    const options = optionsOf(row, { baseUrl, apiKey: key, timeout, retry, headers, onDrift, hooks });
    await checkCall({ call, outcome, response, start: row.start }, options);
    if (outcome.attempts !== undefined) expect(attempts).toBe(outcome.attempts);
    if (!outcome.fails) expect([...drifts].sort()).toEqual([...(row.drift ?? outcome.unfit ?? [])].sort());
  }
}

interface OneCall {
  readonly call: string;
  readonly outcome: Outcome;
  readonly response: HostileResponse;
  readonly start: Row["start"];
}

async function checkCall(row: OneCall, options: Options): Promise<void> {
  const { outcome } = row;
  const found: unknown[] = [];
  let error: unknown;
  const value = await calls[row.call]?.(options, found, row.start).catch((thrown) => {
    error = thrown;
  });
  const same = outcome.fails === "unexpected" ? unchecked(row, options.apiKey) : undefined;
  if (outcome.fails === "any") return void (error && describeError(error));
  if (outcome.fails && !same) {
    expect(error, "there is no error").toBeDefined();
    checkFailure(error, outcome);
  } else if (error) throw error;
  else if (!row.call.startsWith("iterate") && row.call !== "deleteCandidate") {
    const handedOver = same ?? unchecked(row, options.apiKey);
    if (handedOver?.isDeep) expect(Array.isArray(value)).toBe(true);
    else if (handedOver) expect(value).toEqual(handedOver.value);
  }
  for (const [place, expected] of Object.entries(outcome.reads ?? {}))
    checkValue(at(row.call.startsWith("iterate") ? found : value, place), expected, place);
}

describe("the TypeScript client", () => {
  test.concurrent.each(rows.map((row, index) => [row.name, row, index] as const))("%s", (_, row, index) =>
    check(row, index),
  );
});

test("the table has at least 120 rows with unique names and existing calls", () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(rows.filter(({ call }) => !(call in calls))).toEqual([]);
});
