import { DAY, HOUR, MINUTE, SECOND } from "./time.ts";

const pattern = /^P(?=.)(?:(\d+)W|(\d+Y)?(\d+M)?(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?)$/;

/** Whether a text is an ISO 8601 duration, such as `PT45M`, `P1DT2H` or `P2W`; only seconds may have a fraction. */
export const isDuration = (text: string): boolean => pattern.test(text);

/** Length of an ISO 8601 duration; undefined where it is none, or has years or months, which differ in length. */
export function millisecondsOf(duration: string): number | undefined {
  const match = pattern.exec(duration);
  if (match === null || match[2] !== undefined || match[3] !== undefined) return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = [1, 4, 5, 6, 7].map((at) =>
    Number(match[at] ?? 0),
  );
  return (weeks * 7 + days) * DAY + hours * HOUR + minutes * MINUTE + seconds * SECOND;
}

/** The same in minutes, rounded up. */
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
