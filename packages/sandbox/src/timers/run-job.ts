import { NotFoundError } from "../domain/errors.ts";
import type { Job } from "../domain/jobs.ts";
import { ForbiddenMoveError } from "../domain/moves.ts";
import type { Instant } from "../domain/time.ts";
import { moveByTime } from "../service/assessments.ts";
import { finishBuild } from "../service/builds.ts";
import { handOverMail } from "../service/mails.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";

/** Applies what a job brings. One whose object is gone or has moved on brings nothing. */
export async function runJob({ newId }: World, tx: Transaction, job: Job, now: Instant): Promise<void> {
  try {
    await effect(newId, tx, job, now);
  } catch (error) {
    if (!(error instanceof NotFoundError || error instanceof ForbiddenMoveError)) throw error;
  }
}

async function effect(newId: World["newId"], tx: Transaction, job: Job, now: Instant): Promise<void> {
  switch (job.kind) {
    case "hand-over":
    case "feedback":
      return handOverMail(tx, job, now);
    case "expire":
    case "time-limit":
    case "assess":
      return moveByTime(newId, tx, job, now);
    case "build":
      return finishBuild(tx, job);
  }
}
