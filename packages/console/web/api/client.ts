import { createClient } from "@assessment-api/control";
import { computed, signal } from "@preact/signals";

/** The token that the sandbox was started with, asked for once per tab; undefined while none is needed. */
export const token = signal<string | undefined>(sessionStorage.getItem("token") ?? undefined);

/** Whether the sandbox wants a token that it was not given. */
export const tokenWanted = signal(false);

export function giveToken(given: string): void {
  sessionStorage.setItem("token", given);
  token.value = given;
  tokenWanted.value = false;
}

/** The control API, by which everything of the sandbox is reached. */
export const client = computed(() => createClient({ baseUrl: `${location.origin}/control`, token: token.value }));
