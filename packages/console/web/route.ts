import { signal } from "@preact/signals";

/** Current location: `#/<organization>/<view>/<id>?<filters>`. */
export interface Route {
  readonly organization: string | undefined;
  readonly view: string;
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const [organization, view = "today", id] = path.split("/").filter(Boolean).map(decode);
  return { organization, view, id, query: new URLSearchParams(query) };
}

/** Malformed text stays as it is. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function formatRoute({ organization, view, id, query }: Route): string {
  const parts = [organization, view, id].filter((part) => part !== undefined).map(encodeURIComponent);
  const text = query.toString();
  return `#/${parts.join("/")}${text && `?${text}`}`;
}

export const route = signal<Route>(parseRoute(globalThis.location?.hash ?? ""));

export function followAddress(): void {
  addEventListener("hashchange", () => {
    route.value = parseRoute(location.hash);
  });
}

export function hrefOf(view: string, id?: string, query: Readonly<Record<string, string>> = {}): string {
  return formatRoute({ organization: route.value.organization, view, id, query: new URLSearchParams(query) });
}

export const hrefOfId = (id: string | undefined): string => formatRoute({ ...route.value, id });

/** Opens another organization at its start view. */
export const enter = (organization: string): void =>
  go(formatRoute({ organization, view: "today", id: undefined, query: new URLSearchParams() }));

export function leave(id: string): void {
  if (route.value.id === id) go(hrefOfId(undefined));
}

export function go(href: string): void {
  location.hash = href;
}

/** Resets the page, and replaces the history entry. */
export function setFilters(changes: Readonly<Record<string, string>>): void {
  const { query } = route.value;
  const next = new URLSearchParams(query);
  if (!("page" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === "") next.delete(name);
    else next.set(name, value);
  }
  route.value = { ...route.value, query: next };
  history.replaceState(null, "", formatRoute(route.value));
}

export const organizationId = (): string => route.value.organization ?? "";
