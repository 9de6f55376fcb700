import { type AssessmentStatus, type JournalEntry, paginate, unwrap } from "@assessment-api/control";
import { readJournal } from "../journal.ts";
import { type Clients, isDeleted } from "./clients.ts";
import { effects, type Ledger } from "./ledger.ts";
import { isMissing } from "./outcomes.ts";
import type { ReceiverLog } from "./receivers.ts";

/** Final states of assessments, which withdraw their invitation mails. */
const over: readonly AssessmentStatus[] = ["TOKEN_EXPIRED", "CANCELED", "ERROR", "ASSESSMENT_COMPLETED"];

/** Compares the sandbox, the receivers and the mail server with the acknowledged changes. Returns a line per loss. */
export async function audit(
  clients: Clients,
  ledger: Ledger,
  receivers: readonly ReceiverLog[],
  taken: ReadonlyMap<string, number>,
): Promise<string[]> {
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
  const withdrawn = new Set<string>();
  for await (const mail of paginate(control, "/organizations/{id}/mails", { params }))
    if (taken.has(mail.id)) mailed.add(mail.assessmentId ?? "");
    else if (mail.state === "WITHDRAWN") withdrawn.add(mail.assessmentId ?? "");

  for (const person of ledger.people) {
    const { externalId, candidateId = "", assessmentId = "", last, deleted, events } = person;
    if (last === undefined) continue;
    if (deleted !== (await isDeleted(v2, person))) {
      losses.push(`${externalId}: ${deleted ? "was deleted, and is there" : "is lost"}`);
      continue;
    }
    if (deleted) continue;
    const status = await statusOf(clients, assessmentId);
    if (status === undefined) {
      losses.push(`${externalId}: the assessment is lost`);
      continue;
    }
    if (!effects[last].statuses.includes(status)) losses.push(`${externalId}: ${status} after ${last}`);
    for (const kind of events) if (!kindsOf.get(candidateId)?.has(kind)) losses.push(`${externalId}: no event ${kind}`);
    const isOwedMail = !(over.includes(status) && withdrawn.has(assessmentId));
    if (isOwedMail && !mailed.has(assessmentId)) losses.push(`${externalId}: the mail server took no mail`);
  }

  for (const { url, accepted } of receivers) {
    for (const id of eventIds) if (!accepted.has(id)) losses.push(`${url}: event ${id} was not delivered`);
  }
  return [...ledger.losses, ...losses, ...(await findUncaused(clients, ledger))];
}

/** @returns undefined if the assessment does not exist */
async function statusOf({ control }: Clients, id: string): Promise<AssessmentStatus | undefined> {
  try {
    return (await unwrap(control.GET("/assessments/{id}", { params: { path: { id } } }))).status;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return undefined;
  }
}

/** Kinds of entries without a cause. A timer has a cause if a user moved the clock. */
const beginnings: readonly JournalEntry["kind"][] = ["REQUEST", "PAGE", "CONTROL", "TIMER", "START"];

/** Returns a line per journal entry whose cause is missing. */
async function findUncaused({ control }: Clients, { organizationId: id }: Ledger): Promise<string[]> {
  const entries = new Map<string, JournalEntry>();
  for await (const entry of readJournal(control, id)) entries.set(entry.id, entry);
  return [...entries.values()]
    .filter(({ kind, causeId }) => (causeId === undefined ? !beginnings.includes(kind) : !entries.has(causeId)))
    .map(
      ({ id: entryId, kind, operation, causeId }) =>
        `${kind} ${operation} ${entryId}: its cause ${causeId} is not in the journal`,
    );
}
