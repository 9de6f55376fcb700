import type { State } from "@assessment-api/resources";
import type { RouteTable } from "@assessment-api/runtime/fetch";
import { type ApiHandlers, createApiHandlers } from "./handlers.ts";

export { MockError } from "../errors.ts";
export type { ApiHandlers } from "./handlers.ts";
export type { NoResponse, Partly, Scene, SceneOptions, Script } from "./scene.ts";

export interface DocumentHandlersOptions {
  /** The bundled document. */
  readonly document: object;
  /** `routes` of the generated `routes.gen.ts`. */
  readonly routes: RouteTable;
  /** Base URL of the service. Default: the path of the document's first server, on any host. */
  readonly baseUrl?: string;
  /**
   * `createState(deriveModel(document))` of `@assessment-api/resources`: created things are listed, read, changed and deleted. Operations with a script
   * and operations that are not derived respond as without it. `resetHandlers` of MSW 3 returns to the start.
   */
  readonly state?: State;
  /** Name of the variable in error messages. Default: api. */
  readonly name?: string;
}

/** Creates MSW handlers for any document: `documentHandlers<Handlers<object>>({ document, routes })`, typed by the generated `operations.gen.ts`. */
export function documentHandlers<Handlers>(options: DocumentHandlersOptions): ApiHandlers<Handlers> {
  const { document, routes, baseUrl, state, name = "api" } = options;
  const { info, servers } = document as { info?: { title?: string }; servers?: readonly { url: string }[] };
  const url = servers?.[0]?.url ?? "/";
  const basePath = URL.canParse(url, "http://localhost") ? new URL(url, "http://localhost").pathname : "/";
  const title = info?.title ?? name;
  return createApiHandlers<Handlers>({ title, name, document, routes, basePath, state }, baseUrl);
}
