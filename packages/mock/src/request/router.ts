import type { Operation } from "../document/openapi.ts";

export type Route =
  | { readonly operation: Operation }
  /** The path is known, the method is not. */
  | { readonly allow: readonly string[] }
  | undefined;

/**
 * Finds the operation of a path. Prism has a router too, but does not say which methods a path allows and lets an empty
 * segment pass for a parameter; so routing is done here, and Prism gets the one operation to respond for.
 */
export function findRoute(operations: readonly Operation[], method: string, path: string): Route {
  const segments = path.split("/");
  const onPath = operations.filter((operation) => matches(operation.path.split("/"), segments));
  // HEAD is GET without the body, as HTTP has it.
  const wanted = method === "HEAD" ? "GET" : method;
  const candidates = onPath.filter((operation) => operation.method.toUpperCase() === wanted);
  const [best] = candidates.sort((a, b) => specificity(b).localeCompare(specificity(a)));
  if (best !== undefined) return { operation: best };
  if (onPath.length === 0) return undefined;
  const allow = onPath.map((operation) => operation.method.toUpperCase());
  return { allow: [...new Set(allow.includes("GET") ? [...allow, "HEAD"] : allow)] };
}

function matches(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false;
  return template.every((part, index) => {
    const segment = segments[index] ?? "";
    return isParameter(part) ? segment !== "" : part === decode(segment);
  });
}

/** A literal segment beats a parameter, the leftmost difference decides. */
function specificity(operation: Operation): string {
  return operation.path
    .split("/")
    .map((part) => (isParameter(part) ? "0" : "1"))
    .join("");
}

function isParameter(part: string): boolean {
  return part.includes("{");
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
