import { signal } from "@preact/signals";

/** Time of the first missing response on the machine's clock; undefined while the sandbox responds. */
export const goneSince = signal<number | undefined>(undefined);

const LOOK = 1000;
const PATIENCE = 5000;

const returned = new Set<() => void>();

export const onReturn = (listener: () => void): void => void returned.add(listener);

let looking: ReturnType<typeof setInterval> | undefined;

export function noteGone(): void {
  goneSince.value ??= Date.now();
  looking ??= setInterval(() => void look(), LOOK);
}

export function noteBack(): void {
  if (goneSince.value === undefined) return;
  clearInterval(looking);
  looking = undefined;
  goneSince.value = undefined;
  for (const listener of returned) listener();
}

export async function look(): Promise<void> {
  try {
    await fetch("/control/health", { signal: AbortSignal.timeout(PATIENCE) });
    noteBack();
  } catch {
    noteGone();
  }
}
