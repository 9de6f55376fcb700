import { signal } from "@preact/signals";
import { call } from "./call.ts";

/** The sandbox's clock as it was read last, and the machine's at that moment; undefined until then. */
const read = signal<{ readonly now: number; readonly frozen: boolean; readonly at: number } | undefined>(undefined);

/** Grows with each second, for what shows the time. */
export const tick = signal(0);

/** Now by the sandbox's clock. */
export function sandboxNow(): number {
  const { now, frozen, at } = read.value ?? { now: Date.now(), frozen: false, at: Date.now() };
  return frozen ? now : now + Date.now() - at;
}

export const isFrozen = (): boolean => read.value?.frozen ?? false;

export function setClock({ now, frozen }: { readonly now: string; readonly frozen: boolean }): void {
  read.value = { now: Date.parse(now), frozen, at: Date.now() };
}

/** Others may move the clock, too. */
export async function readClock(): Promise<void> {
  await call("control", "get", "/clock")
    .send()
    .then(setClock, () => {});
}
