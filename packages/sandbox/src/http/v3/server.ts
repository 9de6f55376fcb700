import { createServer, notImplemented, type SecurityHandlers, type ServerOptions } from "@assessment-api/v3/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import type { Context } from "../context.ts";

/** V3 as a Fastify plugin, for the prefix `/v3`; none of its operations is there yet. */
export function createV3(
  _world: World,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FastifyPluginAsync {
  return createServer<Context>(notImplemented, security, options);
}

/** The operationIds that answer 501. */
export const missingOperations = (_world: World): string[] => Object.keys(notImplemented);
