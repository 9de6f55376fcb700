import { DAY, HOUR, MINUTE, SECOND } from "./time.ts";

const pattern =
  /^P(?=.)(?:(\d+)W|(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?)$/;

/** The longest duration of a task. */
const LONGEST = 365 * DAY;

/** Lengths of weeks, years, months, days, hours, minutes and seconds; years and months differ. */
const units = [7 * DAY, 365 * DAY, 30 * DAY, DAY, HOUR, MINUTE, SECOND];

/** Whether a text is an ISO 8601 duration, such as `PT45M`, `P1DT2H` or `P2W`; only seconds may have a fraction. */
export const isDuration = (text: string): boolean => pattern.test(text);

/** The length of a duration, a year counted as 365 days and a month as 30; undefined for a text that is none. */
function usualLengthOf(duration: string): number | undefined {
  const parts = pattern.exec(duration)?.slice(1);
  return parts?.reduce((sum, count = "0", index) => sum + Number(count) * (units[index] ?? 0), 0);
}

/** Length of an ISO 8601 duration; undefined where it is none, or has years or months, which differ in length. */
export function millisecondsOf(duration: string): number | undefined {
  const [, , years, months] = pattern.exec(duration) ?? [];
  return years === undefined && months === undefined ? usualLengthOf(duration) : undefined;
}

/** The rule that a task's duration breaks: an ISO 8601 duration of at most 365 days. */
export const taskDurationProblem = (duration: unknown): string | undefined =>
  typeof duration === "string" && (usualLengthOf(duration) ?? Number.POSITIVE_INFINITY) <= LONGEST
    ? undefined
    : "must be an ISO 8601 duration such as PT45M, of at most 365 days";

/** Length of a duration in minutes, rounded up. */
export function minutesOf(duration: string): number | undefined {
  const length = millisecondsOf(duration);
  return length === undefined ? undefined : Math.ceil(length / MINUTE);
}

export const readableCount = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? "" : "s"}`;

/** A length in seconds as people read it: `1 hour 5 minutes`; seconds only below a minute. */
export function readableDuration(seconds: number): string {
  if (seconds < 59.5) return readableCount(Math.round(seconds), "second");
  const minutes = Math.round(seconds / 60);
  const parts = [
    ...(minutes >= 60 ? [readableCount(Math.floor(minutes / 60), "hour")] : []),
    ...(minutes % 60 > 0 ? [readableCount(minutes % 60, "minute")] : []),
  ];
  return parts.join(" ");
}
