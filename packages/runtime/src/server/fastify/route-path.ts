import type { Route } from "../contract.ts";
import { plain } from "../routing/router.ts";

/**
 * Converts `/candidates/{id}` to `/candidates/:p0`. Parameters are numbered, because names may contain router syntax.
 */
export function routePath(path: string): string {
  let count = 0;
  return path.replace(/\/([^/]*)/g, (_, segment: string) => {
    const parts = segment.split(/\{([^}]*)\}/);
    const whole = parts.length === 3 && parts[0] === "" && parts[2] === "";
    return `/${parts
      .map((part, index) => {
        if (index % 2 === 1) return whole ? `:p${count++}` : `:p${count++}([^]+?)`;
        if (part.includes("*")) throw new Error(`path ${path}: a literal * cannot be routed`);
        return plain(part).replaceAll(":", "::");
      })
      .join("")}`;
  });
}

/** Returns a lookup of the methods of all routes that may match a path. */
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
