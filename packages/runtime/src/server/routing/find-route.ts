import type { Route } from "../contract.ts";
import { type PathRoutes, pathsOf, routeOf } from "./methods.ts";
import { createRouter } from "./router.ts";

/**
 * Finds the route of a request, for a mock, a proxy or a log.
 *
 * @returns a function of the method and the percent-encoded path below the server URL
 */
export function routeFinder<One extends Pick<Route, "method" | "path">>(
  routes: readonly One[],
): (method: string, pathname: string) => One | undefined {
  const router = createRouter<PathRoutes<One>>(pathsOf(routes).map((one) => [one.path, one]));
  return (method, pathname) => {
    try {
      const found = router.find(pathname);
      return found && routeOf(found.target.routes, method);
    } catch {
      return undefined;
    }
  };
}
