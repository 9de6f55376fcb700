import { invitationDeliveryId, mailDelivery } from "../domain/deliveries.ts";
import { queued, withdrawn } from "../domain/mail-states.ts";
import type { Mail } from "../domain/mails.ts";
import type { Instant } from "../domain/time.ts";
import type { Transaction } from "../store/store.ts";

/** Stores a mail and queues its delivery for now. */
export const queueNewMail = (tx: Transaction, mail: Mail, now: Instant): Promise<Mail> => queue(tx, mail, now, true);

/** Queues a stored mail again, with a new retry schedule. */
export const queueMailAgain = (tx: Transaction, mail: Mail, now: Instant): Promise<Mail> => queue(tx, mail, now, false);

/** @param isNew skips the lookup of an earlier mail */
async function queue(tx: Transaction, mail: Mail, now: Instant, isNew: boolean): Promise<Mail> {
  const waiting = queued(mail, now);
  await tx.mails.put(waiting, isNew);
  await tx.deliveries.put(mailDelivery(waiting, now), isNew);
  return waiting;
}

/** Withdraws the invitation of an assessment before its handover. */
export async function withdrawInvitation(tx: Transaction, organizationId: string, assessmentId: string): Promise<void> {
  const delivery = await tx.deliveries.get(organizationId, invitationDeliveryId(assessmentId));
  if (delivery?.kind !== "mail") return;
  await tx.deliveries.delete(organizationId, delivery.id);
  const mail = await tx.mails.get(organizationId, delivery.mailId);
  if (mail !== undefined) await tx.mails.put(withdrawn(mail));
}
