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

/** Finds the methods of all routes whose path may match the same request as a path. */
export function overlapFinder(routes: readonly Route[]): (path: string) => string[] {
  const all = routes.map(({ method, path }) => ({
    methods: method === "GET" ? ["GET", "HEAD"] : [method],
    segments: path.split("/"),
  }));
  return (path) => {
    const mine = path.split("/");
    const overlaps = (segment: string, index: number) =>
      segment === mine[index] || segment.includes("{") || (mine[index] ?? "").includes("{");
    const others = all.filter(({ segments }) => segments.length === mine.length && segments.every(overlaps));
    return [...new Set(others.flatMap(({ methods }) => methods))];
  };
}

/**
 * Finds which of a document's paths a request means, for methods that the router does not know: a literal segment counts before a
 * parameter. `pathname` is percent-encoded.
 */
export function pathFinder(paths: readonly string[]): (pathname: string) => string | undefined {
  const pieces = (path: string) => path.split(/\{[^}]*\}/);
  const sorted = [...paths].sort((a, b) => (pieces(a).join("\uffff") < pieces(b).join("\uffff") ? -1 : 1));
  const patterns = sorted.map((path) => {
    const literals = pieces(path).map((piece) => encodeURI(piece).replace(/[$()*+.?[\\\]^{|}]/g, "\\$&"));
    return { path, pattern: new RegExp(`^${literals.join("[^/]+")}$`) };
  });
  return (pathname) => patterns.find(({ pattern }) => pattern.test(pathname))?.path;
}
