import { createServer, type Handlers, type ServerOptions } from "@assessment-api/v2/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import { bodyLimits } from "../../uploads/limits.ts";
import { type Context, translateFailures } from "../handlers.ts";
import type { Authenticate } from "../security/api-keys.ts";
import { assessmentHandlers } from "./assessments.ts";
import { candidateHandlers } from "./candidates.ts";
import { toFailure } from "./failures.ts";
import { invitationHandlers } from "./invitations.ts";
import { personHandlers } from "./people.ts";
import { personSkillHandlers } from "./person-skills.ts";
import { predefinedTestHandlers } from "./predefined-tests.ts";
import { skillHandlers } from "./skills.ts";
import { taskHandlers } from "./tasks.ts";
import { teamHandlers } from "./teams.ts";
import { testHandlers } from "./tests.ts";
import { webhookHandlers } from "./webhooks.ts";

export const implemented = (world: World) => ({
  ...candidateHandlers(world),
  ...assessmentHandlers(world),
  ...invitationHandlers(world),
  ...taskHandlers(world),
  ...testHandlers(world),
  ...predefinedTestHandlers(world),
  ...webhookHandlers(world),
  ...personHandlers(world),
  ...personSkillHandlers(world),
  ...teamHandlers(world),
  ...skillHandlers(world),
});

/** @returns key of a queue, for fair scheduling between organizations */
const callerOf = (context: object) => (context as Context).organizationId;

/** Paths are relative to the document's prefix. */
export function createV2(world: World, authenticate: Authenticate, options: ServerOptions = {}): FastifyPluginAsync {
  const handlers: Handlers<Context> = implemented(world);
  return createServer(
    translateFailures(handlers, toFailure),
    { ApiKey: authenticate },
    { bodyLimits, callerOf, ...options },
  );
}
