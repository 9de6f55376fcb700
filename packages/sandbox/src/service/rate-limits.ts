import type { RateLimit, Taken } from "../domain/rate-limits.ts";
import type { World } from "./world.ts";

/**
 * Shared rate-limit counter for several processes; undefined for a single process.
 * @param counter key of the counter
 */
export function sharedCount(
  { store: { sharing } }: World,
  counter: string,
  limit: RateLimit,
): ((keyId: string) => Promise<Taken>) | undefined {
  return sharing && ((keyId) => sharing.take(counter, keyId, limit));
}
