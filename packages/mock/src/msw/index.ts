import { type Handlers as V1Handlers, api as v1, routes as v1Routes } from "@assessment-api/v1/fetch";
import v1Document from "@assessment-api/v1/openapi.json" with { type: "json" };
import { type Handlers as V2Handlers, api as v2, routes as v2Routes } from "@assessment-api/v2/fetch";
import v2Document from "@assessment-api/v2/openapi.json" with { type: "json" };
import { type Handlers as V3Handlers, api as v3, routes as v3Routes } from "@assessment-api/v3/fetch";
import v3Document from "@assessment-api/v3/openapi.json" with { type: "json" };
import { type ApiHandlers, createApiHandlers } from "./handlers.ts";
import type { Api } from "./operation.ts";

export { MockError } from "../errors.ts";
export type { ApiHandlers } from "./handlers.ts";
export type { NoResponse, Partly, Scene, SceneOptions, Script } from "./scene.ts";

const apis = {
  v1: { title: "V1", name: "v1", document: v1Document, routes: v1Routes, basePath: v1.basePath },
  v2: { title: "V2", name: "v2", document: v2Document, routes: v2Routes, basePath: v2.basePath },
  v3: { title: "V3", name: "v3", document: v3Document, routes: v3Routes, basePath: v3.basePath },
} satisfies Record<string, Api>;

/** Base URLs by version, as configured in the program under test. */
export type BaseUrls = Partial<Record<keyof typeof apis, string>>;

export interface Handlers {
  readonly v1: ApiHandlers<V1Handlers<object>>;
  readonly v2: ApiHandlers<V2Handlers<object>>;
  readonly v3: ApiHandlers<V3Handlers<object>>;
}

/** Creates MSW handlers for all operations at other base URLs: `createHandlers({ v2: "https://assessment.example.com/api/v2" })`. */
export const createHandlers = (baseUrls: BaseUrls = {}): Handlers => ({
  v1: createApiHandlers(apis.v1, baseUrls.v1),
  v2: createApiHandlers(apis.v2, baseUrls.v2),
  v3: createApiHandlers(apis.v3, baseUrls.v3),
});

/**
 * MSW handlers for all operations below `/v1`, `/v2` and `/v3` of any host: `server.use(handlers.v2.getCandidate({ status: 404 }))`. They respond with
 * examples, and validate requests and responses against the documents.
 */
export const handlers: Handlers = createHandlers();
