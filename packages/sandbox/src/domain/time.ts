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

const pattern =
  /^P(?=.)(?:(\d+)W|(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?)$/;

const LONGEST = 365 * DAY;

const units = [7 * DAY, 365 * DAY, 30 * DAY, DAY, HOUR, MINUTE, SECOND];

/** Returns true for an ISO 8601 duration, such as `PT45M`, `P1DT2H` or `P2W`. Only seconds may have a fraction. */
export const isDuration = (text: string): boolean => pattern.test(text);

/** Returns milliseconds, with 365 days per year and 30 per month; undefined for invalid text. */
function usualLengthOf(duration: string): number | undefined {
  const parts = pattern.exec(duration)?.slice(1);
  return parts?.reduce((sum, count = "0", index) => sum + Number(count) * (units[index] ?? 0), 0);
}

/**
 * Returns the milliseconds of an ISO 8601 duration; undefined for invalid text and for years or months (variable
 * length).
 */
export function millisecondsOf(duration: string): number | undefined {
  const [, , years, months] = pattern.exec(duration) ?? [];
  return years === undefined && months === undefined ? usualLengthOf(duration) : undefined;
}

/** Returns the error message for an invalid duration or one above 365 days. */
export const taskDurationProblem = (duration: unknown): string | undefined =>
  typeof duration === "string" && (usualLengthOf(duration) ?? Number.POSITIVE_INFINITY) <= LONGEST
    ? undefined
    : "must be an ISO 8601 duration such as PT45M, of at most 365 days";

/** Returns minutes, rounded up. */
export function minutesOf(duration: string): number | undefined {
  const length = millisecondsOf(duration);
  return length === undefined ? undefined : Math.ceil(length / MINUTE);
}

export const readableCount = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** Formats seconds as `1 hour 5 minutes`; seconds appear only below a minute. */
export function readableDuration(seconds: number): string {
  if (seconds < 59.5) return readableCount(Math.round(seconds), "second");
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [readableCount(Math.floor(minutes / 60), "hour")] : []),
    ...(minutes % 60 > 0 ? [readableCount(minutes % 60, "minute")] : []),
  ];
  return parts.join(" ");
}
