import { oneClock } from "../domain/clocks.ts";
import type { Instant } from "../domain/time.ts";
import { timerId } from "../domain/timers.ts";
import { noJournal } from "../journal/journal.ts";
import { createCandidate } from "../service/candidates.ts";
import { handOverWithin } from "../service/mails.ts";
import type { World } from "../service/world.ts";
import { prepareTimer } from "../timers/run-timer.ts";
import { createDraft, type Draft, type DraftContents } from "./draft.ts";
import type { Life, Past, Setting } from "./life.ts";
import { takeTest } from "./trial.ts";

export async function live(life: Life, setting: Setting): Promise<DraftContents> {
  const { organization, now } = setting;
  const organizationId = organization.id;
  const draft = createDraft(organization, setting.catalogue);
  const past = createPast(draft, life.createdAt, setting);
  let candidateId: string | undefined;
  for (const trial of life.trials) {
    candidateId = await takeTest(past, organizationId, candidateId ?? life.person, trial, setting);
  }
  if (candidateId === undefined) await createCandidate(past.world, organizationId, life.person);
  if (life.trials.at(-1)?.stage !== "INVITED") await past.passTo(now);
  return draft.contents();
}

function createPast(draft: Draft, start: Instant, { random, links, cursors }: Setting): Past {
  let at = start;
  const world: World = {
    store: {
      ...draft.tx,
      transact: (work) => work(draft.tx),
      whenCommitted: () => {},
      freeze: () => Promise.reject(new Error("A live draft cannot be stored.")),
      sweep: async () => false,
      backlog: () => Promise.reject(new Error("A live draft cannot be stored.")),
      problem: async () => undefined,
      close: async () => {},
    },
    journal: noJournal,
    clocks: oneClock({ now: () => at }),
    machine: { now: () => at },
    newId: random.newId,
    random: random.next,
    links,
    cursors,
    refuseAddress: () => undefined,
    keepsMails: false,
    stopAttempts: async () => {},
    catchUp: async () => {},
    runDue: async () => {},
    adoptClock: (read) => read(),
    wake: () => {},
    report: () => {},
  };
  return {
    world,
    async passTo(instant) {
      for (let due = draft.nextDue(); due !== undefined; due = draft.nextDue()) {
        const { dueAt } = "timer" in due ? due.timer : due.delivery;
        if (dueAt > instant) break;
        at = Math.max(at, dueAt);
        if ("delivery" in due) await handOverWithin(world, draft.tx, { ...due.delivery, leaseId: "" });
        else {
          await draft.tx.timers.delete(due.timer.organizationId, timerId(due.timer));
          await (await prepareTimer(world, due.timer))(draft.tx, at);
        }
      }
      at = Math.max(at, instant);
    },
  };
}
