import type { Instant } from "./time.ts";

const entryKinds = [
  "request",
  "page",
  "control",
  "timer",
  "start",
  "change",
  "event",
  "mail",
  "delivery",
  "attempt",
] as const;
export type EntryKind = (typeof entryKinds)[number];

export interface JournalEntry {
  readonly id: string;
  readonly organizationId?: string;
  readonly kind: EntryKind;
  readonly causeId?: string;
  readonly at: Instant;
  readonly recordedAt: Instant;
  readonly candidateId?: string;
  /** operationId, page route, timer kind, mail kind, event type or collection. */
  readonly operation: string;
  readonly status?: number;
  readonly errorId?: string;
  readonly exchange?: Exchange;
  readonly timer?: FiredTimer;
  readonly change?: Change;
  readonly attempt?: AttemptOutcome;
  readonly subjectId?: string;
  readonly details?: Details;
}

export interface Exchange {
  readonly version?: "v1" | "v2" | "v3";
  readonly method: string;
  readonly path: string;
  readonly key?: { readonly id: string; readonly hint: string };
  readonly durationInMs?: number;
  readonly faultId?: string;
  readonly aborted?: boolean;
}

interface FiredTimer {
  readonly dueAt: Instant;
  /** Entry that set the timer. Differs from `causeId` only if a clock move fired the timer. */
  readonly setBy?: string;
}

export interface Change {
  readonly kind: "CREATED" | "UPDATED" | "DELETED";
  /** Number of seeded entities by collection, because seeded entities have no entries. */
  readonly planted?: Readonly<Record<string, number>>;
}

export interface AttemptOutcome {
  readonly state: "DELIVERED" | "PENDING" | "HELD" | "WITHDRAWN";
  readonly durationInMs?: number;
  readonly failure?: string;
  readonly nextAttemptAt?: Instant;
  readonly simulated?: boolean;
}

/** Maximum size of a recorded body: characters of a response, bytes of a request. */
export const KEPT = 8192;

export interface KeptBody {
  readonly text: string;
  readonly length: number;
}

export interface Details {
  readonly query?: string;
  readonly requestBody?: KeptBody;
  readonly responseBody?: KeptBody;
  readonly refusal?: Refusal;
  readonly patch?: readonly PatchStep[];
  /** Message of the error, or the reason for a missing response. */
  readonly message?: string;
}

export interface Refusal {
  readonly rule: string;
  readonly message: string;
  readonly problems: readonly { readonly field: string; readonly value: string; readonly message: string }[];
  readonly found?: string;
  readonly expected?: string;
  readonly remedy?: string;
}

export interface JournalLimit {
  readonly entries: number;
  readonly ageInMs: number;
}

/** `before` is absent for additions, `after` for removals. */
export interface PatchStep {
  readonly path: string;
  readonly before?: unknown;
  readonly after?: unknown;
  readonly cut?: true;
}

/** Maximum total size of recorded values; further steps omit theirs. */
const LARGEST = 8192;

const MOST_STEPS = 200;

type Fields = Readonly<Record<string, unknown>>;

const areAlike = (one: unknown, other: unknown): boolean =>
  isObject(one) && isObject(other) && Array.isArray(one) === Array.isArray(other);

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !ArrayBuffer.isView(value);

const special = /[~/]/;

export function patchOf(before: object | undefined, after: object): string | undefined {
  const steps: PatchStep[] = [];
  collect((before ?? {}) as Fields, after as Fields, "", false, steps);
  if (steps.length === 0) return undefined;
  const text = JSON.stringify(steps);
  return steps.length <= MOST_STEPS && text.length <= LARGEST ? text : JSON.stringify(limited(steps));
}

function collect(before: Fields, after: Fields, path: string, isSecret: boolean, steps: PatchStep[]): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (steps.length > MOST_STEPS) return;
    const [former, latter] = [before[name], after[name]];
    if (former === latter) continue;
    const escaped = special.test(name) ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
    const [place, hides] = [`${path}/${escaped}`, isSecret || secretFields.has(name.toLowerCase())];
    if (former !== undefined && latter !== undefined && areAlike(former, latter))
      collect(former as Fields, latter as Fields, place, hides, steps);
    else if (hides) steps.push({ path: place, before: "…", after: "…" });
    else if (former === undefined) steps.push({ path: place, after: latter });
    else steps.push({ path: place, before: former, ...(latter !== undefined && { after: latter }) });
  }
}

function limited(steps: PatchStep[]): PatchStep[] {
  let size = 0;
  return steps.slice(0, MOST_STEPS).map((step) => {
    const length = JSON.stringify(step).length;
    if (size + length > LARGEST) return { path: step.path, cut: true };
    size += length;
    return step;
  });
}

/** Prefixes of tokens (tests, reports, candidate pages, onboarding), webhook secrets and API keys. */
const prefixes = ["tkn", "rpt", "cpg", "onb", "whs", "sbx"];
const tokens = new RegExp(`\\b(${prefixes.join("|")})_[0-9A-Za-z]+`, "g");

export function redactTokens(text: string): string {
  // Looks for an underscore first, because every URL path is checked and the pattern is slow.
  for (let end = text.indexOf("_"); end !== -1; end = text.indexOf("_", end + 1))
    if (prefixes.includes(text.slice(Math.max(0, end - 3), end))) return text.replace(tokens, "$1_…");
  return text;
}

const names = "secret|key|apiKey|hash|token|controlToken|password|passphrase|authorization|credentials";

export const secretFields: ReadonlySet<string> = new Set(names.toLowerCase().split("|"));

/** Matches secret fields of JSON, up to the closing quote or the end of truncated JSON. */
const fields = new RegExp(`("(?:${names})"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`, "gi");

const rejected = new RegExp(
  `("field"\\s*:\\s*"(?:[^"\\\\]*[.\\]])?(?:${names})"\\s*,\\s*"value"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*(?:"|\\\\?$)`,
  "gi",
);

/** URLs of receivers may have tokens in the query or a password before the host. */
const queries = /(https?:\/\/[^\s"\\?#]*\?)[^\s"\\]+/gi;
const passwords = /(https?:\/\/)[^/\s"@]+@/gi;

/** Replaces secrets in a text, which may be truncated JSON. */
export const redact = (text: string): string => {
  let rest = redactTokens(text);
  // Fast path for the common case.
  if (rest.includes('"')) rest = rest.replace(fields, '$1"…"').replace(rejected, '$1"…"');
  if (rest.includes("://")) rest = rest.replace(queries, "$1…").replace(passwords, "$1…@");
  return rest;
};

export function redacted<Value>(value: Value): Value {
  if (value === undefined) return value;
  const text = JSON.stringify(value);
  const rest = redact(text);
  return rest === text ? value : (JSON.parse(rest) as Value);
}

export const redactPath = (path: string): string =>
  redactTokens(path.startsWith("/t/") ? path.replace(/^\/t\/[^/]+/, "/t/…") : path);
