import * as assessments from "../domain/assessments.ts";
import {
  addAssessment as add,
  type Candidate,
  type CandidateChanges,
  type NewCandidate,
  newCandidate,
  updateCandidate as update,
} from "../domain/candidates.ts";
import {
  demandFound,
  ExternalIdTakenError,
  InsufficientCreditsError,
  NotFoundError,
  TestNotUsableError,
  UnknownReferenceError,
} from "../domain/errors.ts";
import type { Listing, Slice } from "../domain/lists.ts";
import { invitationMail, type Mail } from "../domain/mails.ts";
import type { Organization } from "../domain/organizations.ts";
import type { Test } from "../domain/tests.ts";
import type { CandidateFilter } from "../store/filters.ts";
import type { Transaction } from "../store/store.ts";
import type { Reader } from "../store/tables.ts";
import { type Found, found, remove, writeConsequences } from "./assessments.ts";
import { queueNewMail } from "./deliveries.ts";
import { eraseCandidate } from "./erasure.ts";
import { handOverAtOnce } from "./mails.ts";
import type { World } from "./world.ts";

export async function getCandidate({ store }: World, organizationId: string, id: string): Promise<Candidate> {
  return existing(store, organizationId, id);
}

export async function searchCandidates(
  { store }: World,
  organizationId: string,
  filter: CandidateFilter,
  slice: Slice,
): Promise<Listing<Candidate>> {
  return store.candidates.search(organizationId, filter, slice);
}

export async function createCandidate(world: World, organizationId: string, given: NewCandidate): Promise<Candidate> {
  return world.store.transact(
    async (tx) => {
      const holder = await holderOf(tx, organizationId, given);
      const candidate = register(world, organizationId, given, holder);
      await tx.candidates.put(candidate, true);
      return candidate;
    },
    { commutes: true },
  );
}

export async function updateCandidate(
  world: World,
  organizationId: string,
  id: string,
  changes: CandidateChanges,
): Promise<Candidate> {
  return world.store.transact(async (tx) => {
    const candidate = update(await existing(tx, organizationId, id), changes);
    await tx.candidates.put(candidate);
    return candidate;
  });
}

export async function deleteCandidate(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    await eraseCandidate(tx, await existing(tx, organizationId, id));
  });
}

async function holderOf(
  { candidates }: Reader,
  organizationId: string,
  { externalId }: NewCandidate,
): Promise<Candidate | undefined> {
  return externalId === undefined ? undefined : candidates.findByExternalId(organizationId, externalId);
}

export function register(
  { newId, clocks }: World,
  organizationId: string,
  given: NewCandidate,
  holder: Candidate | undefined,
): Candidate {
  if (holder !== undefined) throw new ExternalIdTakenError(String(given.externalId));
  return newCandidate(given, organizationId, newId("cnd"), clocks.of(organizationId).now());
}

export async function existing({ candidates }: Reader, organizationId: string, id: string): Promise<Candidate> {
  return demandFound(await candidates.get(organizationId, id), "candidate", id);
}

export interface NewAssessment extends assessments.NewAssessment {
  readonly testId: string;
}

/**
 * Creates a candidate and queues the invitation mail.
 * @throws ExternalIdTakenError, UnknownReferenceError for the test, TestNotUsableError, InsufficientCreditsError
 */
export async function invite(
  world: World,
  organizationId: string,
  candidate: NewCandidate,
  given: NewAssessment,
): Promise<Found> {
  return world.store.transact(
    async (tx) => {
      const [found, holder] = await Promise.all([
        admission(tx, organizationId, given),
        holderOf(tx, organizationId, candidate),
      ]);
      return admit(world, tx, register(world, organizationId, candidate, holder), given, found, true);
    },
    { commutes: true },
  );
}

/** @throws NotFoundError, UnknownReferenceError for the test, TestNotUsableError, InsufficientCreditsError */
export async function addAssessment(
  world: World,
  organizationId: string,
  candidateId: string,
  given: NewAssessment,
): Promise<Found> {
  return world.store.transact(async (tx) => {
    const candidate = await existing(tx, organizationId, candidateId);
    return admit(world, tx, candidate, given, await admission(tx, organizationId, given), false);
  });
}

interface Admission {
  readonly organization: Organization | undefined;
  readonly test: Test | undefined;
}

async function admission(
  { organizations, tests }: Reader,
  organizationId: string,
  { testId }: NewAssessment,
): Promise<Admission> {
  const [organization, test] = await Promise.all([
    organizations.get(organizationId),
    tests.get(organizationId, testId),
  ]);
  return { organization, test };
}

/** @param invited whether the candidate is new */
async function admit(
  { clocks, newId, links, keepsMails }: World,
  tx: Transaction,
  known: Candidate,
  given: NewAssessment,
  found: Admission,
  invited: boolean,
): Promise<Found> {
  const { organizationId } = known;
  const test = demandUsable(found.test, given.testId);
  await spendCredit(tx, organizationId, found.organization);
  const now = clocks.of(organizationId).now();
  const assessment = assessments.newAssessment(given, test, { id: newId("asm"), token: newId("tkn"), invited }, now);
  const candidate = add(known, assessment);
  let queuedMail: Mail | undefined;
  if (candidate.communicationDisabled) {
    const about = { organizationId, candidateId: candidate.id, assessmentId: assessment.id };
    await tx.timers.put({ kind: "hand-over", ...about, dueAt: now });
  } else {
    const mail = invitationMail(candidate, assessment, { id: newId("mai"), link: links.test(assessment.token), now });
    queuedMail = await queueNewMail(tx, mail, now);
  }
  await tx.candidates.put(candidate, invited);
  await writeConsequences(tx, newId, candidate, undefined, assessment, now);
  if (keepsMails && queuedMail !== undefined) await handOverAtOnce(newId, tx, queuedMail, now);
  return { candidate, assessment };
}

function demandUsable(test: Test | undefined, testId: string): Test {
  if (test === undefined) throw new UnknownReferenceError("test", "testId", testId);
  if (test.state !== "READY") throw new TestNotUsableError(testId, test.state);
  return test;
}

async function spendCredit(
  { organizations }: Transaction,
  organizationId: string,
  organization: Organization | undefined,
): Promise<void> {
  if (organization === undefined) throw new NotFoundError("organization", organizationId);
  if (organization.credits === null) return;
  if ((await organizations.spendCredit(organizationId)) === undefined) throw new InsufficientCreditsError();
}

export async function getInvitation({ store }: World, organizationId: string, id: string): Promise<Found> {
  return found(await store.candidates.findByAssessment(organizationId, id), id, "invitation");
}

/**
 * Deletes an invitation; also the candidate if both were created together.
 * @throws NotFoundError
 */
export async function deleteInvitation(world: World, organizationId: string, id: string): Promise<void> {
  await world.store.transact(async (tx) => {
    const { candidate, assessment } = found(await tx.candidates.findByAssessment(organizationId, id), id, "invitation");
    if (!assessment.invited) return remove(tx, candidate, id);
    await eraseCandidate(tx, candidate);
  });
}

/**
 * Null clears; omitted fields stay.
 * @throws NotFoundError
 */
export async function assignCandidate(
  world: World,
  { organizationId, id }: Pick<Candidate, "organizationId" | "id">,
  given: { assignedUser?: string | null | undefined; assignedTeam?: string | null | undefined },
): Promise<Candidate> {
  return world.store.transact(async (tx) => {
    const candidate = await existing(tx, organizationId, id);
    const { assignedUser = candidate.assignedUser, assignedTeam = candidate.assignedTeam } = given;
    const assigned = { ...candidate, assignedUser, assignedTeam };
    await tx.candidates.put(assigned);
    return assigned;
  });
}
