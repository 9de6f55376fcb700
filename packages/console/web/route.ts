import { signal } from "@preact/signals";

/** Where the console stands: `#/<organization>/<view>/<id>?<filters>`. */
export interface Route {
  readonly organization: string | undefined;
  readonly view: string;
  /** The entity that the view shows. */
  readonly id: string | undefined;
  readonly query: URLSearchParams;
}

export function parseRoute(hash: string): Route {
  const [path = "", query = ""] = hash.replace(/^#/, "").split("?", 2);
  const [organization, view = "today", id] = path.split("/").filter(Boolean).map(decode);
  return { organization, view, id, query: new URLSearchParams(query) };
}

/** An address that somebody shortened by hand may be malformed. */
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

/** Address of a view in the current organization. */
export function hrefOf(view: string, id?: string, query: Readonly<Record<string, string>> = {}): string {
  return formatRoute({ organization: route.value.organization, view, id, query: new URLSearchParams(query) });
}

/** Address of something else in the current view, with the filters that there are. */
export const hrefOfId = (id: string | undefined): string => formatRoute({ ...route.value, id });

/** Goes to another organization, and begins there. */
export const enter = (organization: string): void =>
  go(formatRoute({ organization, view: "today", id: undefined, query: new URLSearchParams() }));

/** Closes what is looked at, if it is that. */
export function leave(id: string): void {
  if (route.value.id === id) go(hrefOfId(undefined));
}

export function go(href: string): void {
  location.hash = href;
}

/** Changes filters in the address; the list begins anew, and Back leads past it. */
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

/** The organization of the address; every view is one of an organization. */
export const organizationId = (): string => route.value.organization ?? "";
