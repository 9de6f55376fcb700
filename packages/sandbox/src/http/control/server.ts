import { createServer, type Handlers, type ServerOptions } from "@assessment-api/control/server";
import type { FastifyPluginAsync } from "fastify";
import type { World } from "../../service/world.ts";
import { bodyLimits } from "../../uploads/limits.ts";
import { translateFailures } from "../handlers.ts";
import { assessmentHandlers } from "./assessments.ts";
import { callHandlers } from "./calls.ts";
import { candidateHandlers } from "./candidates.ts";
import { caughtRequestHandlers } from "./caught-requests.ts";
import { certificatePluginHandlers } from "./certificate-plugin.ts";
import { clockHandlers } from "./clock.ts";
import type { Control, Operator } from "./context.ts";
import { deliveryHandlers } from "./deliveries.ts";
import { eventHandlers } from "./events.ts";
import { explanationHandlers } from "./explanations.ts";
import { toFailure } from "./failures.ts";
import { faultHandlers } from "./faults.ts";
import { healthHandlers } from "./health.ts";
import { jobPositionHandlers } from "./job-positions.ts";
import { journalHandlers } from "./journal.ts";
import { keyHandlers } from "./keys.ts";
import { mailHandlers } from "./mails.ts";
import { organizationHandlers } from "./organizations.ts";
import { personHandlers } from "./people.ts";
import { sessionHandlers } from "./sessions.ts";
import { skillHandlers } from "./skills.ts";
import { snapshotHandlers } from "./snapshots.ts";
import { taskHandlers } from "./tasks.ts";
import { teamHandlers } from "./teams.ts";
import { timerHandlers } from "./timers.ts";
import { webhookHandlers } from "./webhooks.ts";

/** Without authentication: register `guardControl` first. */
export function createControl(
  world: World,
  given: Omit<Control, "world">,
  options: ServerOptions = {},
): FastifyPluginAsync {
  const control = { world, ...given };
  const handlers: Handlers<Operator> = {
    ...healthHandlers(control),
    ...organizationHandlers(control),
    ...keyHandlers(control),
    ...webhookHandlers(control),
    ...faultHandlers(control),
    ...snapshotHandlers(control),
    ...deliveryHandlers(control),
    ...taskHandlers(control),
    ...certificatePluginHandlers(control),
    ...teamHandlers(control),
    ...skillHandlers(control),
    ...jobPositionHandlers(control),
    ...personHandlers(control),
    ...mailHandlers(control),
    ...eventHandlers(control),
    ...journalHandlers(control),
    ...sessionHandlers(control),
    ...explanationHandlers(control),
    ...assessmentHandlers(control),
    ...candidateHandlers(control),
    ...clockHandlers(control),
    ...timerHandlers(control),
    ...callHandlers(control),
    ...caughtRequestHandlers(control),
  };
  // `guardControl` has already authenticated the caller.
  const security = { BearerToken: () => ({}) };
  return createServer(translateFailures(handlers, toFailure), security, { bodyLimits, ...options });
}
