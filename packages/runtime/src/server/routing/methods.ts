import type { Route } from "../contract.ts";
import { type Failure, failure } from "../failure.ts";

type Place = Pick<Route, "method" | "path">;

export interface PathRoutes<One = Route> {
  readonly path: string;
  readonly routes: readonly One[];
  readonly methods: readonly string[];
  readonly notAllowed: Failure;
}

export const parameterNames = (path: string): string[] =>
  [...path.matchAll(/\{([^}]*)\}/g)].map(([, name = ""]) => name);

/** GET also serves HEAD unless the document declares it. */
export const routeOf = <One extends Place>(routes: readonly One[], method: string): One | undefined =>
  routes.find((route) => route.method === method) ??
  (method === "HEAD" ? routes.find((route) => route.method === "GET") : undefined);

export function pathsOf<One extends Place>(routes: readonly One[]): PathRoutes<One>[] {
  const groups = new Map<string, One[]>();
  for (const route of routes) {
    const key = route.path.replaceAll(/\{[^}]*\}/g, "{}");
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [route]);
    else group.push(route);
  }
  return [...groups.values()].map((group) => {
    const methods = allowedMethods(group);
    const allow = methods.join(", ");
    return {
      path: (group[0] as One).path,
      routes: group,
      methods,
      notAllowed: failure(405, "method-not-allowed", `This path takes ${allow}`, [], { allow }),
    };
  });
}

function allowedMethods(routes: readonly Place[]): string[] {
  const methods = new Set<string>(routes.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  methods.add("OPTIONS");
  return [...methods];
}
