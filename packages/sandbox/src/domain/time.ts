/** Milliseconds since 1970-01-01T00:00:00Z, by the sandbox's clock. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The first instant that a timestamp can name in all languages: 0001-01-01. */
export const FIRST_INSTANT: Instant = Date.parse("0001-01-01T00:00:00Z");

/** The last instant a timestamp with a four-digit year can name. */
export const LAST_INSTANT: Instant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The time of the sandbox, which can be frozen and advanced; nothing in the domain looks at another one. */
export interface Clock {
  now(): Instant;
}

/** RFC 3339 in UTC with milliseconds, as all versions write timestamps; what ends after the last instant is written as ending then. */
export const toTimestamp = (instant: Instant): string => new Date(Math.min(instant, LAST_INSTANT)).toISOString();

/** Made on first use: it loads the rules of all languages, 15 ms of each start. */
let forPeople: Intl.DateTimeFormat | undefined;

/** As people read it: `21 November 2025 at 13:05 UTC`. */
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
