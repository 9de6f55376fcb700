import type { Route } from "../contract.ts";
import { type PathRoutes, pathsOf, routeOf } from "./methods.ts";
import { createRouter } from "./router.ts";

/**
 * Finds the route that a request means, for whoever stands in front of a server: a mock, a proxy, a log.
 *
 * @returns a function of the method and of the path below the document's server, percent-encoded; undefined where there is no such operation
 */
export function routeFinder(routes: readonly Route[]): (method: string, pathname: string) => Route | undefined {
  const router = createRouter<PathRoutes>(pathsOf(routes).map((one) => [one.path, one]));
  return (method, pathname) => {
    try {
      const found = router.find(pathname);
      return found && routeOf(found.target.routes, method);
    } catch {
      return undefined; // no UTF-8
    }
  };
}
