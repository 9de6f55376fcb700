import { createServer, type Handlers, type ServerOptions } from "@assessment-api/v3/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import { type Context, translateFailures } from "../handlers.ts";
import type { Authenticate } from "../security/api-keys.ts";
import { aggregatedPersonHandlers } from "./aggregated-person.ts";
import { certificateHandlers } from "./certificates.ts";
import { toFailure } from "./failures.ts";
import { jobPositionHandlers } from "./job-positions.ts";
import { personHandlers } from "./people.ts";
import { personSkillHandlers } from "./person-skills.ts";
import { skillHandlers } from "./skills.ts";
import { teamHandlers } from "./teams.ts";

export const implemented = (world: World) => ({
  ...personHandlers(world),
  ...personSkillHandlers(world),
  ...aggregatedPersonHandlers(world),
  ...teamHandlers(world),
  ...jobPositionHandlers(world),
  ...skillHandlers(world),
  ...certificateHandlers(world),
});

/** Paths are relative to the document's prefix. */
export function createV3(world: World, authenticate: Authenticate, options: ServerOptions = {}): FastifyPluginAsync {
  const handlers: Handlers<Context> = implemented(world);
  return createServer(translateFailures(handlers, toFailure), { ApiKeyAuth: authenticate }, options);
}
