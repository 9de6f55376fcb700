import { createServer, type Handlers, type ServerOptions } from "@assessment-api/v1/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import { type Context, translateFailures } from "../handlers.ts";
import type { Authenticate } from "../security/api-keys.ts";
import { candidateHandlers } from "./candidates.ts";
import { examHandlers } from "./exams.ts";
import { toFailure } from "./failures.ts";
import { resultHandlers } from "./results.ts";

export const implemented = (world: World): Handlers<Context> => ({
  ...candidateHandlers(world),
  ...resultHandlers(world),
  ...examHandlers(world),
});

/** Paths are relative to the document's prefix. */
export function createV1(world: World, authenticate: Authenticate, options: ServerOptions = {}): FastifyPluginAsync {
  return createServer(translateFailures(implemented(world), toFailure), { ApiKey: authenticate }, options);
}
