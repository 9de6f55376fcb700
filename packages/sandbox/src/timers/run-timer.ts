import { ForbiddenMoveError } from "../domain/assessments.ts";
import { NotFoundError } from "../domain/errors.ts";
import type { Instant } from "../domain/time.ts";
import { type Timer, timerId } from "../domain/timers.ts";
import { type Cause, type CauseFields, createCause } from "../journal/cause.ts";
import { moveByTime } from "../service/assessments.ts";
import { build, finishBuild } from "../service/builds.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";

/** Change made by a timer, in the transaction that deletes the timer. */
export type Effect = (tx: Transaction, now: Instant) => Promise<void>;

/** Does the slow part of a timer before the transaction. */
export async function prepareTimer(world: World, timer: Timer): Promise<Effect> {
  if (timer.kind !== "build") return (tx, now) => ifPossible(moveByTime(world.newId, tx, timer, now));
  const result = await build(world, timer);
  return async (tx) => result && finishBuild(tx, timer, result);
}

/** Ignores errors of timers with a deleted or changed subject. */
async function ifPossible(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof NotFoundError || error instanceof ForbiddenMoveError)) throw error;
  }
}

/**
 * Returns the cause of a timer's changes.
 * @param mover clock move that fires the timer
 */
export function causeOf({ newId }: World, timer: Timer, mover: Cause | undefined): Cause {
  const { kind, organizationId, dueAt, causeId: setBy } = timer;
  const fields: CauseFields = {
    id: newId("tmr"),
    kind: "timer",
    operation: kind,
    organizationId,
    subjectId: timerId(timer),
    ...("candidateId" in timer && { candidateId: timer.candidateId }),
    ...(setBy !== undefined && { causeId: setBy }),
    timer: { dueAt, ...(setBy !== undefined && { setBy }) },
  };
  const cause = createCause(fields, mover);
  cause.trace ??= timer.trace;
  return cause;
}
