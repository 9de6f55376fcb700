import { signal } from "@preact/signals";

/** Time of the first missing response on the machine's clock; undefined while the sandbox responds. */
export const unreachableSince = signal<number | undefined>(undefined);

const CHECK_INTERVAL = 1000;
const TIMEOUT = 5000;

const listeners = new Set<() => void>();

export const onReturn = (listener: () => void): void => void listeners.add(listener);

let checking: ReturnType<typeof setInterval> | undefined;

export function markUnreachable(): void {
  unreachableSince.value ??= Date.now();
  checking ??= setInterval(() => void checkReachable(), CHECK_INTERVAL);
}

export function markReachable(): void {
  if (unreachableSince.value === undefined) return;
  clearInterval(checking);
  checking = undefined;
  unreachableSince.value = undefined;
  for (const listener of listeners) listener();
}

export async function checkReachable(): Promise<void> {
  try {
    await fetch("/control/health", { signal: AbortSignal.timeout(TIMEOUT) });
    markReachable();
  } catch {
    markUnreachable();
  }
}
