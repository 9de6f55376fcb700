import { createServer, type Handlers, type SecurityHandlers, type ServerOptions } from "@assessment-api/v1/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import type { Context } from "../context.ts";
import { translateFailures } from "../translate-failures.ts";
import { candidateHandlers } from "./candidates.ts";
import { examHandlers } from "./exams.ts";
import { toFailure } from "./failures.ts";
import { resultHandlers } from "./results.ts";

/** V1 as a Fastify plugin, for the prefix `/v1`. */
export function createV1(
  world: World,
  security: SecurityHandlers<Context>,
  options: ServerOptions = {},
): FastifyPluginAsync {
  const handlers: Handlers<Context> = { ...candidateHandlers(world), ...resultHandlers(world), ...examHandlers(world) };
  return createServer(translateFailures(handlers, toFailure), security, options);
}
