import type { RateLimit, Taken } from "../domain/rate-limits.ts";
import type { World } from "./world.ts";

/**
 * How requests of keys are counted where several processes serve them; undefined where this one counts by itself.
 * @param counter tells the counts of one key apart
 */
export function sharedCount(
  { store: { sharing } }: World,
  counter: string,
  limit: RateLimit,
): ((keyId: string) => Promise<Taken>) | undefined {
  return sharing && ((keyId) => sharing.take(counter, keyId, limit));
}
