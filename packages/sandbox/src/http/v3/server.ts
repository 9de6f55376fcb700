import { createServer, notImplemented, type ServerOptions } from "@assessment-api/v3/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import type { Context } from "../context.ts";
import type { Authenticate } from "../security/api-keys.ts";

/** V3 as a Fastify plugin, for the prefix that its document names; none of its operations is there yet. */
export function createV3(_world: World, authenticate: Authenticate, options: ServerOptions = {}): FastifyPluginAsync {
  return createServer<Context>(notImplemented, { ApiKeyAuth: authenticate }, options);
}

/** The operationIds that answer 501. */
export const missingOperations = (_world: World): string[] => Object.keys(notImplemented);
