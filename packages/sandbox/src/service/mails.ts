import * as assessments from "../domain/assessments.ts";
import { demandMove, ForbiddenMoveError } from "../domain/assessments.ts";
import type { MailDelivery } from "../domain/deliveries.ts";
import { demandFound, NotFoundError } from "../domain/errors.ts";
import {
  type AttemptedMail,
  afterMailAttempt,
  handedOver,
  type Mail,
  type MailAttempt,
  mailDelivery,
} from "../domain/mails.ts";
import type { RetryOptions } from "../domain/retries.ts";
import type { Instant } from "../domain/time.ts";
import { causedBy } from "../journal/cause.ts";
import type { Transaction } from "../store/store.ts";
import { apply, found } from "./assessments.ts";
import { BATCH, idsOldestFirst } from "./batches.ts";
import { attemptAt, type Claimed, queueMailAgain } from "./deliveries.ts";
import { getOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

export async function handOverMail(world: World, delivery: Claimed<MailDelivery>): Promise<void> {
  await world.store.transact((tx) => handOverWithin(world, tx, delivery));
}

export async function handOverWithin(
  { clocks, newId }: World,
  tx: Transaction,
  delivery: Claimed<MailDelivery>,
): Promise<void> {
  const now = clocks.of(delivery.organizationId).now();
  await settle(newId, tx, delivery, now, (mail) => ({ mail: handedOver(mail, now) }));
}

/** Counts a mail as handed over without a delivery, if there is no mail server. */
export async function handOverAtOnce(newId: World["newId"], tx: Transaction, mail: Mail, now: Instant): Promise<void> {
  const delivery = { ...mailDelivery(mail, now), causeId: mail.id };
  await causedBy(attemptAt(delivery, newId), async () => {
    const sent = handedOver(mail, now);
    await tx.mails.put(sent);
    await tx.deliveries.delete(delivery.organizationId, delivery.id);
    await countAsSent(newId, tx, sent, now);
  });
}

/** Records an SMTP attempt and its consequences. */
export async function settleMailAttempt(
  world: World,
  delivery: Claimed<MailDelivery>,
  attempt: MailAttempt,
  options: RetryOptions,
): Promise<void> {
  const { leaseId: _, ...unleased } = delivery;
  await world.store.transact((tx) =>
    settle(world.newId, tx, delivery, attempt.at, (mail) =>
      afterMailAttempt({ mail, delivery: unleased }, attempt, options),
    ),
  );
}

/** Records an attempt. If the mail was withdrawn, queued again or claimed by another process, only a success counts. */
async function settle(
  newId: World["newId"],
  tx: Transaction,
  { organizationId, id, mailId, leaseId }: Claimed<MailDelivery>,
  now: Instant,
  step: (mail: Mail) => AttemptedMail,
): Promise<void> {
  const mail = await tx.mails.get(organizationId, mailId);
  const after = mail && step(mail);
  const isLeased = await tx.deliveries.isLeased(organizationId, id, leaseId);
  if (after !== undefined && (isLeased || after.delivery === undefined)) await tx.mails.put(after.mail);
  if (!isLeased) return;
  if (after?.delivery !== undefined) return tx.deliveries.put(after.delivery);
  await tx.deliveries.delete(organizationId, id);
  if (after !== undefined) await countAsSent(newId, tx, after.mail, now);
}

async function countAsSent(newId: World["newId"], tx: Transaction, mail: Mail, now: Instant): Promise<void> {
  const { organizationId, assessmentId, kind } = mail;
  // An invitation into a team has no assessment.
  if (assessmentId === undefined) return;
  try {
    await apply(newId, tx, organizationId, assessmentId, now, (assessment) =>
      kind === "FEEDBACK" ? { ...assessment, feedbackSentAt: now } : assessments.handOver(assessment),
    );
  } catch (error) {
    // The assessment was deleted or has changed state.
    if (!(error instanceof NotFoundError || error instanceof ForbiddenMoveError)) throw error;
  }
}

/** @throws NotFoundError for the mail or its assessment, ForbiddenMoveError if the test can no longer be started */
export async function replayMail(world: World, organizationId: string, id: string): Promise<Mail> {
  return world.store.transact(async (tx) => {
    const mail = demandFound(await tx.mails.get(organizationId, id), "mail", id);
    await demandObject(tx, mail);
    return queueMailAgain(tx, mail, world.clocks.of(organizationId).now());
  });
}

async function demandObject(tx: Transaction, { organizationId, assessmentId, kind }: Mail): Promise<void> {
  if (assessmentId === undefined) return;
  const { assessment } = found(await tx.candidates.findByAssessment(organizationId, assessmentId), assessmentId);
  if (kind === "INVITATION" && assessment.status !== "TOKEN_SENT") demandMove(assessment, "hand over");
}

/**
 * Queues held mails again, oldest first.
 * @returns their number
 * @throws NotFoundError for the organization
 */
export async function replayHeldMails(world: World, organizationId: string): Promise<number> {
  await getOrganization(world, organizationId);
  const held = { states: ["HELD" as const] };
  const ids = await idsOldestFirst((slice) => world.store.mails.list(organizationId, held, slice));
  let replayed = 0;
  for (let first = 0; first < ids.length; first += BATCH)
    replayed += await world.store.transact(async (tx) => {
      let count = 0;
      for (const id of ids.slice(first, first + BATCH)) {
        const mail = await tx.mails.get(organizationId, id);
        if (mail?.state !== "HELD") continue;
        await queueMailAgain(tx, mail, world.clocks.of(organizationId).now());
        count += 1;
      }
      return count;
    });
  return replayed;
}
