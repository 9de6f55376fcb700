const own = (header: string) => (header === "Authorization" ? "docs-token" : "docs-key");

/**
 * Returns the last key entered here, or one that the console created in the same tab, which caches them by
 * organization.
 */
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

/** Stored until the tab is closed. */
export const rememberKey = (header: string, key: string): void => sessionStorage.setItem(own(header), key);
