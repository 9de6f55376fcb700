import { createClient } from "@assessment-api/control";
import { computed, signal } from "@preact/signals";

/** Token of the control API, entered once per tab; undefined if the sandbox requires none. */
export const token = signal<string | undefined>(sessionStorage.getItem("token") ?? undefined);

export const tokenWanted = signal(false);

export function giveToken(given: string): void {
  sessionStorage.setItem("token", given);
  token.value = given;
  tokenWanted.value = false;
}

export const client = computed(() => createClient({ baseUrl: `${location.origin}/control`, token: token.value }));
