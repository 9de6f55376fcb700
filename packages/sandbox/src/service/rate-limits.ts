import type { RateLimit, Taken } from "../domain/rate-limits.ts";
import type { World } from "./world.ts";

export function sharedCount(
  { store: { sharing } }: World,
  counter: string,
  limit: RateLimit,
): ((keyId: string) => Promise<Taken>) | undefined {
  return sharing && ((keyId) => sharing.take(counter, keyId, limit));
}
