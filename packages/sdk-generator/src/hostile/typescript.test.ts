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

type Options = {
  baseUrl: string;
  apiKey: string;
  timeout: number;
  retry: boolean | RetryOptions;
  onDrift: (drift: v2.Drift) => void;
};

const one = { params: { path: { id: "cnd_1" } } };
const person = { params: { path: { personId: "per_1" } } };
const two = { params: { path: { id: "cnd_1", assessmentId: "asm_1" } } };

const calls: Record<string, (options: Options, found: unknown[]) => Promise<unknown>> = {
  getCandidate: (options) => v2.unwrap(v2.createClient(options).GET("/candidates/{id}", one)),
  listCandidates: (options) => v2.unwrap(v2.createClient(options).GET("/candidates")),
  createCandidate: (options) =>
    v2.unwrap(v2.createClient(options).POST("/candidates", { body: { email: "maya@example.com" } })),
  deleteCandidate: (options) => v2.unwrap(v2.createClient(options).DELETE("/candidates/{id}", one)),
  getAssessment: (options) =>
    v2.unwrap(v2.createClient(options).GET("/candidates/{id}/assessments/{assessmentId}", two)),
  "v1 getCandidate": (options) => v1.unwrap(v1.createClient(options).GET("/candidates/{id}", one)),
  getPerson: (options) => v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}", person)),
  listPersonRoles: (options) => v3.unwrap(v3.createClient(options).GET("/boost/v3/people/{personId}/roles", person)),
  async iterateCandidates(options, found) {
    for await (const candidate of v2.paginate(v2.createClient(options), "/candidates")) found.push(candidate);
  },
  async iteratePeople(options, found) {
    for await (const one of v3.paginate(v3.createClient(options), "/boost/v3/people")) found.push(one);
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

const isListOfFields = (value: unknown): value is { field: string; message: string }[] =>
  Array.isArray(value) && value.every((one) => typeof one?.field === "string");

function describeError(error: unknown) {
  if (error instanceof v1.ApiError || error instanceof v2.ApiError || error instanceof v3.ApiError) {
    const { status, body, text = "", retryAfter = null } = error;
    const { details, message, errorId = null, errorType } = (body ?? {}) as Record<string, never>;
    const entries: unknown = error instanceof v3.ApiError ? [] : error.validationErrors;
    return {
      fails: "refused",
      status,
      details: details ?? message ?? text.slice(0, 500),
      errorId,
      errorType,
      retryAfter,
      ...(isListOfFields(entries) && { fields: entries.map((one) => `${one.field}: ${one.message}`) }),
    };
  }
  if (v2.isUnexpectedResponse(error)) return { fails: "unexpected", status: error.response.status };
  if (error instanceof v2.PaginationError) return { fails: "unexpected" };
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  if (isTimeout || error instanceof TypeError) return { fails: "connection", timeout: isTimeout };
  throw error;
}

function checkFailure(error: unknown, { reads, unfit, retryAfter, ...expected }: Outcome): void {
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

function unchecked({ call, response }: OneCall, key: string): { value: unknown } | undefined {
  if (call.startsWith("iterate") || response.wire || response.charset || (response.status ?? 200) > 299)
    return undefined;
  const names = { samples, url: "", otherHost: "", connection: 1, key, cookie: "" };
  const text = bodyOf(response, names)?.replace(/^\uFEFF/, "");
  try {
    return { value: text ? JSON.parse(text) : undefined };
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

async function check(row: Row, index: number): Promise<void> {
  const expected = { ...row, ...row.except?.typescript };
  const furthers: FurtherCall[] = [{ outcome: expected.outcome }, ...(expected.again ?? [])];
  for (const [number, { call = row.call, key = "key", outcome }] of furthers.entries()) {
    const response = row.responses[Math.min(number, row.responses.length - 1)] as HostileResponse;
    const baseUrl = `${server.url}/${index}/typescript`;
    const drifts = new Set<string>();
    const options = {
      baseUrl,
      apiKey: key,
      timeout: outcome.timeout ? 300 : 30_000,
      retry: row.retry ?? false,
      onDrift: ({ status, pointer }: v2.Drift) => status < 300 && drifts.add(placeOf(pointer)),
    };
    await checkCall({ call, outcome, response }, options);
    if (!outcome.fails) expect([...drifts].sort()).toEqual([...(outcome.unfit ?? [])].sort());
  }
}

interface OneCall {
  readonly call: string;
  readonly outcome: Outcome;
  readonly response: HostileResponse;
}

async function checkCall(row: OneCall, options: Options): Promise<void> {
  const { outcome } = row;
  const found: unknown[] = [];
  let error: unknown;
  const value = await calls[row.call]?.(options, found).catch((thrown) => {
    error = thrown;
  });
  const same = outcome.fails === "unexpected" ? unchecked(row, options.apiKey) : undefined;
  if (outcome.fails && !same) {
    expect(error, "there is no error").toBeDefined();
    checkFailure(error, outcome);
  } else if (error) throw error;
  else if (!row.call.startsWith("iterate") && row.call !== "deleteCandidate") {
    const handedOver = same ?? unchecked(row, options.apiKey);
    if (handedOver) expect(value).toEqual(handedOver.value);
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
