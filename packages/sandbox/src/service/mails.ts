import * as assessments from "../domain/assessments.ts";
import type { MailDelivery } from "../domain/deliveries.ts";
import { NotFoundError } from "../domain/errors.ts";
import { ForbiddenMoveError } from "../domain/moves.ts";
import { retryDelay } from "../domain/retries.ts";
import type { Transaction } from "../store/store.ts";
import { apply } from "./assessments.ts";
import type { Claimed } from "./deliveries.ts";
import { change, type World } from "./world.ts";

/**
 * Settles the delivery of a mail that has been handed over. An invitation thereby counts as sent. The mail says so also when its
 * delivery was withdrawn, or claimed by somebody else, while it was on its way.
 */
export async function settleDelivery(world: World, delivery: Claimed<MailDelivery>): Promise<void> {
  await change(world, (tx) => settleWithin(world, tx, delivery));
}

/** The same within a transaction that is open already. */
export async function settleWithin(
  { clock, newId }: World,
  tx: Transaction,
  delivery: Claimed<MailDelivery>,
): Promise<void> {
  const { organizationId, mailId } = delivery;
  const now = clock.now();
  const mail = await tx.mails.get(organizationId, mailId);
  if (mail !== undefined && mail.handedOverAt === undefined) await tx.mails.put({ ...mail, handedOverAt: now });
  if (!(await tx.deliveries.isLeased(organizationId, delivery.id, delivery.leaseId))) return;
  await tx.deliveries.delete(organizationId, delivery.id);
  if (mail === undefined) return;
  try {
    await apply(newId, tx, organizationId, mail.assessmentId, now, (assessment) =>
      mail.kind === "FEEDBACK" ? { ...assessment, feedbackSentAt: now } : assessments.handOver(assessment),
    );
  } catch (error) {
    // The assessment is gone or has moved on, which the mail could not know.
    if (!(error instanceof NotFoundError || error instanceof ForbiddenMoveError)) throw error;
  }
}

/** Gives a delivery that could not be handed over back, to be tried again later. */
export async function postponeDelivery(world: World, { leaseId, ...delivery }: Claimed<MailDelivery>): Promise<void> {
  const failures = delivery.failures + 1;
  const dueAt = world.clock.now() + retryDelay(failures);
  await change(world, async (tx) => {
    if (await tx.deliveries.isLeased(delivery.organizationId, delivery.id, leaseId))
      await tx.deliveries.put({ ...delivery, failures, dueAt });
  });
}
