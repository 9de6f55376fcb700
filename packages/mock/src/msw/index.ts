import * as v1 from "@assessment-api/v1/msw";
import * as v2 from "@assessment-api/v2/msw";
import * as v3 from "@assessment-api/v3/msw";
import { type ApiHandlers, createApiHandlers } from "./handlers.ts";

export { MockError } from "../errors.ts";
export type { ApiHandlers } from "./handlers.ts";
export type { NoResponse, Partly, Scene, SceneOptions, Script } from "./scene.ts";

/** Base URLs by version, as configured in the program under test. */
export type BaseUrls = Partial<Record<keyof Handlers, string>>;

export interface Handlers {
  readonly v1: ApiHandlers<typeof v1>;
  readonly v2: ApiHandlers<typeof v2>;
  readonly v3: ApiHandlers<typeof v3>;
}

/**
 * Creates MSW handlers for all operations at other base URLs:
 * `createHandlers({ v2: "https://assessment.example.com/api/v2" })`.
 */
export const createHandlers = (baseUrls: BaseUrls = {}): Handlers => ({
  v1: createApiHandlers(v1, { baseUrl: baseUrls.v1, name: "v1" }, "handlers.v1"),
  v2: createApiHandlers(v2, { baseUrl: baseUrls.v2, name: "v2" }, "handlers.v2"),
  v3: createApiHandlers(v3, { baseUrl: baseUrls.v3, name: "v3" }, "handlers.v3"),
});

/**
 * MSW handlers for all operations below `/v1`, `/v2` and `/v3` of any host:
 * `server.use(handlers.v2.getCandidate({ status: 404 }))`. They respond with examples, and validate requests and
 * responses against the documents.
 */
export const handlers: Handlers = createHandlers();
