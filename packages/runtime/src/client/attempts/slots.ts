import { abortable, sleep } from "./wait.ts";

/**
 * Rate limit of `requests` per period. A slot is free one period after the response, so no window of the server holds
 * more than `requests`.
 */
export function createSlots(requests: number, periodMs: number) {
  const freeAt: number[] = Array.from({ length: requests }, () => 0);
  let wake = () => {};
  return {
    /** Takes a slot. Call the callback when the response has arrived. Supports one caller at a time. */
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
