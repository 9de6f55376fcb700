import { abortable, sleep } from "./wait.ts";

/**
 * Rate limit of `requests` per period. A request takes a slot before it is sent and frees it one period after its
 * response arrived. The server counted the request before it responded, so no window of the server holds more than
 * `requests` of them.
 */
export function createSlots(requests: number, periodMs: number) {
  const freeAt: number[] = Array.from({ length: requests }, () => 0);
  let wake = () => {};
  return {
    /**
     * Waits for a slot and takes it. Call the returned callback when the response has arrived. Supports one caller at a
     * time.
     */
    async take(signal: AbortSignal): Promise<() => void> {
      for (;;) {
        const next = Math.min(...freeAt);
        if (next <= Date.now()) {
          const slot = freeAt.indexOf(next);
          freeAt[slot] = Number.POSITIVE_INFINITY;
          return () => {
            freeAt[slot] = Date.now() + periodMs;
            wake();
          };
        }
        if (next < Number.POSITIVE_INFINITY) await sleep(next - Date.now(), signal);
        else await abortable(new Promise<void>((resolve) => (wake = resolve)), signal);
      }
    },
  };
}
