import type { Plugin } from "../session/session.ts";
import { assessments } from "./assessments.ts";
import { movesClock, readClock } from "./clock.ts";
import { preparePath } from "./moves.ts";
import { tasks } from "./tasks.ts";
import { webhooks } from "./webhooks.ts";

export const assessmentApi = {
  checks: [tasks, assessments, webhooks],
  preparePath,
  readClock,
  movesClock,
} as const satisfies Plugin;
