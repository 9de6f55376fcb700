import type * as Http from "node:http";
import { createRequire } from "node:module";

/** An import of node:http would also load the parts of it that nobody here needs, which delays every start. */
export const { createServer, STATUS_CODES } = createRequire(import.meta.url)("node:http") as typeof Http;
