import { jobId } from "../domain/jobs.ts";
import type { Instant } from "../domain/time.ts";
import { createCandidate } from "../service/candidates.ts";
import type { World } from "../service/world.ts";
import type { Transaction } from "../store/store.ts";
import { runJob } from "../timers/run-job.ts";
import { createDraft, type Draft, type DraftContents } from "./draft.ts";
import type { Life, Past, Setting } from "./life.ts";
import { takeTest } from "./trial.ts";

/** Lets a candidate live up to now, by the moves of the service itself. */
export async function live(tx: Transaction, life: Life, setting: Setting): Promise<DraftContents> {
  const { organizationId, now } = setting;
  const draft = createDraft(tx, setting.catalogue);
  const past = createPast(draft, life.createdAt, setting);
  let candidateId: string | undefined;
  for (const trial of life.trials) {
    candidateId = await takeTest(past, organizationId, candidateId ?? life.person, trial, setting);
  }
  if (candidateId === undefined) await createCandidate(past.world, organizationId, life.person);
  // Who has been invited this very moment has no mail yet.
  if (life.trials.at(-1)?.stage !== "INVITED") await past.passTo(now);
  return draft.contents();
}

function createPast(draft: Draft, start: Instant, { random, links }: Setting): Past {
  let at = start;
  const world: World = {
    store: { ...draft.tx, transact: (work) => work(draft.tx), close: async () => {} },
    clock: { now: () => at },
    newId: random.newId,
    random: random.next,
    links,
    wake: () => {},
  };
  return {
    world,
    async passTo(instant) {
      for (let job = draft.nextJob(); job !== undefined && job.dueAt <= instant; job = draft.nextJob()) {
        at = Math.max(at, job.dueAt);
        await draft.tx.jobs.delete(job.organizationId, jobId(job));
        await runJob(world, draft.tx, job, at);
      }
      at = Math.max(at, instant);
    },
  };
}
