import type { Route } from "./contract.ts";

/** A path as find-my-way writes it, and the names of its parameters in order. */
export interface RoutePath {
  readonly url: string;
  readonly names: readonly string[];
}

/**
 * `/candidates/{id}` → `/candidates/:p0`. Parameters are numbered, because a name in a document may hold what the router gives
 * a meaning; a literal colon is doubled.
 */
export function routePath(path: string): RoutePath {
  const names: string[] = [];
  const url = path.replace(/\/([^/]*)/g, (_, segment: string) => {
    const parts = segment.split(/\{([^}]*)\}/);
    const whole = parts.length === 3 && parts[0] === "" && parts[2] === "";
    return `/${parts
      .map((part, index) => {
        if (index % 2 === 0) {
          if (part.includes("*")) throw new Error(`path ${path}: a literal * cannot be routed`);
          return part.replaceAll(":", "::");
        }
        names.push(part);
        return whole ? `:p${names.length - 1}` : `:p${names.length - 1}([^]+?)`;
      })
      .join("")}`;
  });
  return { url, names };
}

/** The methods of a path, for the Allow header. */
export function allowedMethods(routes: readonly Route[]): string[] {
  const methods = new Set<string>(routes.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  methods.add("OPTIONS");
  return [...methods];
}
