import { type Instant, SECOND } from "../domain/time.ts";

const LEAP_SECOND = /(?<=:\d\d:)60/;

/** Converts a validated timestamp or date (midnight UTC). A leap second becomes the start of the next minute. */
export function toInstant(timestamp: string): Instant {
  const instant = Date.parse(timestamp.toUpperCase());
  return Number.isNaN(instant) ? Date.parse(timestamp.toUpperCase().replace(LEAP_SECOND, "59")) + SECOND : instant;
}
