import { type ApiHandlers, createApiHandlers, type HandlersOptions, type Operations } from "./handlers.ts";

export { MockError } from "../errors.ts";
export type { ApiHandlers, HandlersOptions, Operations } from "./handlers.ts";
export type { NoResponse, Partly, Scene, SceneOptions, Script } from "./scene.ts";

/**
 * Creates MSW handlers for the operations of any document: `documentHandlers(operations)` with
 * `import * as operations from "./msw.gen.ts"`. Bundles contain only the given operations:
 * `documentHandlers({ getPet, listPets })`.
 * @throws MockError without operations
 */
export const documentHandlers = <All extends Operations>(
  operations: All,
  options: HandlersOptions = {},
): ApiHandlers<All> => createApiHandlers(operations, options);
