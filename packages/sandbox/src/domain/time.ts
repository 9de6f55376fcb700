export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** First instant that all supported languages can represent. */
export const FIRST_INSTANT: Instant = Date.parse("0001-01-01T00:00:00Z");

/** Maximum timestamp with a four-digit year. */
export const LAST_INSTANT: Instant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

export interface Clock {
  now(): Instant;
}

export const toTimestamp = (instant: Instant): string => new Date(Math.min(instant, LAST_INSTANT)).toISOString();

/** Created on first use: loading the locale data takes 15 ms. */
let forPeople: Intl.DateTimeFormat | undefined;

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

/** Parses durations in which only seconds may have a fraction. */
export const isDuration = (text: string): boolean => pattern.test(text);

/** Calculates with 365 days per year and 30 per month. */
function usualLengthOf(duration: string): number | undefined {
  const parts = pattern.exec(duration)?.slice(1);
  return parts?.reduce((sum, count = "0", index) => sum + Number(count) * (units[index] ?? 0), 0);
}

/** Undefined for years and months, whose length varies. */
export function millisecondsOf(duration: string): number | undefined {
  const [, , years, months] = pattern.exec(duration) ?? [];
  return years === undefined && months === undefined ? usualLengthOf(duration) : undefined;
}

/** @returns the message for an invalid duration, or one above 365 days */
export const taskDurationProblem = (duration: unknown): string | undefined =>
  typeof duration === "string" && (usualLengthOf(duration) ?? Number.POSITIVE_INFINITY) <= LONGEST
    ? undefined
    : "must be an ISO 8601 duration such as PT45M, of at most 365 days";

export function minutesOf(duration: string): number | undefined {
  const length = millisecondsOf(duration);
  return length === undefined ? undefined : Math.ceil(length / MINUTE);
}

export const readableCount = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;

export function readableDuration(seconds: number): string {
  if (seconds < 59.5) return readableCount(Math.round(seconds), "second");
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [readableCount(Math.floor(minutes / 60), "hour")] : []),
    ...(minutes % 60 > 0 ? [readableCount(minutes % 60, "minute")] : []),
  ];
  return parts.join(" ");
}
