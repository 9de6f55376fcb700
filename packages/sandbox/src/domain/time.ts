/** Milliseconds since 1970-01-01T00:00:00Z on the sandbox clock. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Minimum timestamp supported by all languages: 0001-01-01. */
export const FIRST_INSTANT: Instant = Date.parse("0001-01-01T00:00:00Z");

/** Maximum timestamp with a four-digit year. */
export const LAST_INSTANT: Instant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The sandbox clock, the only time source of the domain. Supports freeze and advance. */
export interface Clock {
  now(): Instant;
}

/** Formats RFC 3339 in UTC with milliseconds; caps at the last instant. */
export const toTimestamp = (instant: Instant): string => new Date(Math.min(instant, LAST_INSTANT)).toISOString();

/** Lazy: loading the locale data takes 15 ms. */
let forPeople: Intl.DateTimeFormat | undefined;

/** Formats as `21 November 2025 at 13:05 UTC`. */
export function readableInstant(instant: Instant): string {
  forPeople ??= new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "UTC",
  });
  return `${forPeople.format(instant)} UTC`;
}
