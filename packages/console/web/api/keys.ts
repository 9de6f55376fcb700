import { computed, signal } from "@preact/signals";
import { route } from "../route.ts";

/** Keys by organization, kept until the tab is closed: the sandbox shows each key once. */
const keys = signal<Readonly<Record<string, string>>>(JSON.parse(sessionStorage.getItem("keys") ?? "{}"));

export const apiKey = computed(() => keys.value[route.value.organization ?? ""]);

export function rememberKey(organization: string, key: string): void {
  keys.value = { ...keys.value, [organization]: key };
  sessionStorage.setItem("keys", JSON.stringify(keys.value));
}
