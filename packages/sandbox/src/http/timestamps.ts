import { type Instant, SECOND } from "../domain/time.ts";

const LEAP_SECOND = /(?<=:\d\d:)60/;

/** A timestamp or a date that a document has validated. A date is its first moment in UTC; a leap second, which the sandbox's clock does not have, is the start of the next minute. */
export function toInstant(timestamp: string): Instant {
  const instant = Date.parse(timestamp.toUpperCase());
  return Number.isNaN(instant) ? Date.parse(timestamp.toUpperCase().replace(LEAP_SECOND, "59")) + SECOND : instant;
}
