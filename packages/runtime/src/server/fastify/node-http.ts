import type * as Http from "node:http";
import { createRequire } from "node:module";

/** A static import of node:http would also load unused parts and slow down every start. */
export const { createServer, STATUS_CODES } = createRequire(import.meta.url)("node:http") as typeof Http;
