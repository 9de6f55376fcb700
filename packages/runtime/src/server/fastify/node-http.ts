import type * as Http from "node:http";
import { createRequire } from "node:module";

/** Loaded with `require`, because a static import would also load the implementation of fetch. */
export const { createServer, METHODS, STATUS_CODES } = createRequire(import.meta.url)("node:http") as typeof Http;
