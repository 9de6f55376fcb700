import { signal } from "@preact/signals";

/** Since when the sandbox has not responded, by the machine's clock; undefined while it does. */
export const goneSince = signal<number | undefined>(undefined);

/** Milliseconds between two looks for a sandbox that is gone, and after which a look gets no response. */
const LOOK = 1000;
const PATIENCE = 5000;

/** Called when it responds again. */
const returned = new Set<() => void>();

export const onReturn = (listener: () => void): void => void returned.add(listener);

let looking: ReturnType<typeof setInterval> | undefined;

/** A call got no response at all. */
export function noteGone(): void {
  goneSince.value ??= Date.now();
  looking ??= setInterval(() => void look(), LOOK);
}

/** Something responded, if only with a refusal. */
export function noteBack(): void {
  if (goneSince.value === undefined) return;
  clearInterval(looking);
  looking = undefined;
  goneSince.value = undefined;
  for (const listener of returned) listener();
}

/** Asks whether it is there; any response will do. */
export async function look(): Promise<void> {
  try {
    await fetch("/control/health", { signal: AbortSignal.timeout(PATIENCE) });
    noteBack();
  } catch {
    noteGone();
  }
}
