import type { JournalLimit } from "../domain/journal.ts";
import type { RateLimit } from "../domain/rate-limits.ts";
import { DAY, HOUR, MINUTE, SECOND } from "../domain/time.ts";
import { addressesOf } from "../store/postgres/connection/addresses.ts";

/** A setting on the command line and in the environment. */
export interface Setting<Value> {
  readonly argument: string;
  readonly description: string;
  /** Default in user syntax; absent without a printable default. */
  readonly standard?: string;
  readonly otherwise?: string;
  /** Parses a text; undefined if invalid. `expected` completes "must be". */
  readonly read: (text: string) => { readonly value: Value } | undefined;
  readonly expected: string;
  readonly variable?: string;
  readonly unit?: "ms";
}

export const ok = <Value>(value: Value) => ({ value });

export const oneOf = <Value extends string>(values: readonly Value[]) => ({
  argument: `<${values.join("|")}>`,
  expected: values.join(" or "),
  read: (text: string) => {
    const value = values.find((one) => one === text);
    return value === undefined ? undefined : ok(value);
  },
});

const units: Record<string, number> = { ms: 1, s: SECOND, m: MINUTE, h: HOUR };

/** The counter keeps a time per request and key. */
const MOST_REQUESTS = 10_000;

/** Parses `36/8s` or `off`. */
export const rateLimit = {
  argument: "<limit>",
  expected: 'a number of requests per period, at most 10000, such as 36/8s or 100/1m, or "off"',
  read(text: string) {
    if (text === "off") return ok("off" as const);
    const [, requests = "", length = "", unit = ""] = /^(\d{1,9})\/(\d{1,9})(ms|s|m|h)$/.exec(text) ?? [];
    const limit: RateLimit = { requests: Number(requests), periodInMs: Number(length) * (units[unit] ?? 0) };
    return limit.requests > 0 && limit.requests <= MOST_REQUESTS && limit.periodInMs > 0 ? ok(limit) : undefined;
  },
};

function millisecondsIn(text: string): number {
  const [, length = "", unit = ""] = /^(\d{1,9})(ms|s|m|h)$/.exec(text) ?? [];
  return Number(length) * (units[unit] ?? 0);
}

/** Parses `5s,1m,10h`: at most 50 delays, in milliseconds. */
export function readDelays(text: string) {
  const delays = text.split(",").map((delay) => millisecondsIn(delay.trim()));
  return delays.length <= 50 && delays.every((delay) => delay > 0) ? ok(delays) : undefined;
}

export const duration = {
  argument: "<duration>",
  expected: "a duration from 100ms to 1h, such as 500ms, 5s or 2m",
  unit: "ms" as const,
  read(text: string) {
    const ms = millisecondsIn(text);
    return ms >= 100 && ms <= HOUR ? ok(ms) : undefined;
  },
};

/** Parses `100000/30d` (entries and age) or `off`. */
export function readJournalLimit(text: string) {
  if (text === "off") return ok("off" as const);
  const [, entries = "", days = ""] = /^(\d{1,7})\/(\d{1,4})d$/.exec(text) ?? [];
  const limit: JournalLimit = { entries: Number(entries), ageInMs: Number(days) * DAY };
  return limit.entries >= 100 && limit.ageInMs > 0 ? ok(limit) : undefined;
}

/** Parses a URL without query, fragment and credentials; strips a trailing slash. */
export function readUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const plain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username && !url.password;
  return plain ? ok(url.href.replace(/\/+$/, "")) : undefined;
}

export const matching = (pattern: RegExp) => (text: string) => (pattern.test(text) ? ok(text) : undefined);

/** Accepts one or several hosts. */
export function readDatabaseUrl(text: string) {
  return addressesOf(text).length > 0 ? ok(text) : undefined;
}
