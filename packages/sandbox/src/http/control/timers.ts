import type { Handlers, Timer as Presented, TimerKind } from "@assessment-api/control/server";
import { toTimestamp } from "../../domain/time.ts";
import type { Timer } from "../../domain/timers.ts";
import { listTimers } from "../../service/timers.ts";
import type { Control, Operator } from "./context.ts";
import { presentPage, sliceOf } from "./paging.ts";

export const timerKinds: Readonly<Record<Timer["kind"], TimerKind>> = {
  "hand-over": "HAND_OVER",
  expire: "EXPIRE",
  "time-limit": "TIME_LIMIT",
  assess: "ASSESS",
  build: "BUILD",
};

const present = (timer: Timer): Presented => ({
  kind: timerKinds[timer.kind],
  dueDate: toTimestamp(timer.dueAt),
  ...(timer.kind === "build"
    ? { taskId: timer.taskId }
    : { candidateId: timer.candidateId, assessmentId: timer.assessmentId }),
});

export function timerHandlers({ world, settle }: Control) {
  return {
    async listTimers({ params, query }) {
      await settle({ organizationId: params.id });
      return { status: 200, body: presentPage(await listTimers(world, params.id, sliceOf(query)), query, present) };
    },
  } satisfies Partial<Handlers<Operator>>;
}
