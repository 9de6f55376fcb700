import { paginate, unwrap } from "@assessment-api/control";
import { type Clients, isDeleted } from "./clients.ts";
import { effects, type Ledger } from "./ledger.ts";
import type { ReceiverLog } from "./receivers.ts";

/** Compares what the sandbox has with what it acknowledged; the result is a line per loss. */
export async function audit(clients: Clients, ledger: Ledger, receivers: readonly ReceiverLog[]): Promise<string[]> {
  const { control, v2 } = clients;
  const params = { path: { id: ledger.organizationId } };
  const losses: string[] = [];

  const eventIds = new Set(ledger.eventsOfDeleted);
  const kindsOf = new Map<string, Set<string>>();
  for await (const event of paginate(control, "/organizations/{id}/events", { params })) {
    eventIds.add(event.id);
    const kinds = kindsOf.get(event.candidateId) ?? new Set();
    kindsOf.set(event.candidateId, kinds.add(event.type));
  }
  const mailed = new Set<string>();
  for await (const mail of paginate(control, "/organizations/{id}/mails", { params }))
    if (mail.kind === "INVITATION" && mail.handOverDate !== undefined) mailed.add(mail.assessmentId ?? "");

  for (const person of ledger.people) {
    const { externalId, candidateId = "", assessmentId = "", last, deleted, events } = person;
    if (last === undefined) continue;
    if (deleted !== (await isDeleted(v2, person))) {
      losses.push(`${externalId}: ${deleted ? "was deleted, and is there" : "is lost"}`);
      continue;
    }
    if (deleted) continue;
    const path = { id: assessmentId };
    const { status } = await unwrap(control.GET("/assessments/{id}", { params: { path } }));
    if (!effects[last].statuses.includes(status)) losses.push(`${externalId}: ${status} after ${last}`);
    for (const kind of events) if (!kindsOf.get(candidateId)?.has(kind)) losses.push(`${externalId}: no event ${kind}`);
    if (status !== "CANCELED" && !mailed.has(assessmentId)) losses.push(`${externalId}: no mail was handed over`);
  }

  for (const { url, accepted } of receivers) {
    for (const id of eventIds) if (!accepted.has(id)) losses.push(`${url}: event ${id} was not delivered`);
  }
  return losses;
}
