const own = (header: string) => (header === "Authorization" ? "docs-token" : "docs-key");

/** The key that was typed here last, else one that the console of the same tab made: it keeps them by organization. */
export function rememberedKey(header: string): string {
  const typed = sessionStorage.getItem(own(header));
  if (typed !== null) return typed;
  if (header === "Authorization") return sessionStorage.getItem("token") ?? "";
  try {
    const keys: unknown = JSON.parse(sessionStorage.getItem("keys") ?? "{}");
    return String(Object.values(keys as object).at(-1) ?? "");
  } catch {
    return "";
  }
}

/** Kept until the tab is closed. */
export const rememberKey = (header: string, key: string): void => sessionStorage.setItem(own(header), key);
