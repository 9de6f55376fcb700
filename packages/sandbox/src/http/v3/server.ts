import { createServer, type Handlers, notImplemented, type ServerOptions } from "@assessment-api/v3/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import type { Context } from "../context.ts";
import type { Authenticate } from "../security/api-keys.ts";
import { translateFailures } from "../translate-failures.ts";
import { certificateHandlers } from "./certificates.ts";
import { toFailure } from "./failures.ts";
import { personHandlers } from "./people.ts";
import { skillHandlers } from "./skills.ts";
import { teamHandlers } from "./teams.ts";

/** The handlers of the operations that are there. */
export const implemented = (world: World) => ({
  ...personHandlers(world),
  ...teamHandlers(world),
  ...skillHandlers(world),
  ...certificateHandlers(world),
});

/** V3 as a Fastify plugin, for the prefix that its document names. */
export function createV3(world: World, authenticate: Authenticate, options: ServerOptions = {}): FastifyPluginAsync {
  const handlers: Handlers<Context> = { ...notImplemented, ...implemented(world) };
  return createServer(translateFailures(handlers, toFailure), { ApiKeyAuth: authenticate }, options);
}

/** The operationIds that answer 501. */
export function missingOperations(world: World): string[] {
  const there = implemented(world);
  return Object.keys(notImplemented).filter((operationId) => !Object.hasOwn(there, operationId));
}
