import { abortable, sleep } from "./wait.ts";

/**
 * Slots of a limit of `requests` per period. A slot is taken before a request is sent and is free again one period after
 * its response came: the server counted that request before it responded, so no period of the server, wherever
 * it begins, can hold more than `requests` of ours.
 */
export function createSlots(requests: number, periodMs: number) {
  const freeAt: number[] = Array.from({ length: requests }, () => 0);
  let wake = () => {};
  return {
    /** Waits for a slot and takes it; call what it resolves to when the response has come. One caller at a time. */
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
