import { describe, expect, test } from "vitest";
import { type Catalogue, ESSAY, plantCatalogue } from "../../testing/catalogue.ts";
import { handOverMails, nextDue } from "../../testing/due.ts";
import { answerIds, takeTest } from "../../testing/lives.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { answersOf, ForbiddenMoveError } from "../domain/assessments.ts";
import { candidateStage, newestAssessment } from "../domain/candidates.ts";
import {
  ExternalIdTakenError,
  InsufficientCreditsError,
  InvalidValueError,
  NotFoundError,
  TestNotUsableError,
  UnknownReferenceError,
} from "../domain/errors.ts";
import { invitationDeliveryId } from "../domain/mails.ts";
import { publish } from "../domain/tasks.ts";
import { DAY, MINUTE } from "../domain/time.ts";
import { assessmentTimerId, assessmentTimerKinds } from "../domain/timers.ts";
import { createOrganization } from "../seed/organizations.ts";
import * as service from "./assessments.ts";
import * as invitations from "./candidates.ts";
import { createCandidate, getCandidate, searchCandidates, updateCandidate } from "./candidates.ts";
import { getOrganization } from "./organizations.ts";
import type { World } from "./world.ts";

const everything = { offset: 0, limit: 100 };
const ada = { email: "ada@example.com", firstName: "Ada" };

async function start(options: { credits?: number | null } = {}): Promise<TestWorld & { catalogue: Catalogue }> {
  const testWorld = await createTestWorld(options);
  return { ...testWorld, catalogue: await plantCatalogue(testWorld.world, testWorld.organizationId) };
}

async function inviteBySentMail(world: World, organizationId: string, testId: string): Promise<string> {
  const { assessment } = await invitations.invite(world, organizationId, ada, { testId });
  await handOverMails(world);
  return assessment.id;
}

const eventsOf = async ({ store }: World, organizationId: string): Promise<string[]> =>
  (await store.events.list(organizationId, {}, everything)).items.map(({ type }) => type);

const pendingOf = async ({ store }: World, organizationId: string, assessmentId: string): Promise<string[]> => {
  const timers = await Promise.all(
    assessmentTimerKinds.map((kind) => store.timers.get(organizationId, assessmentTimerId(kind, assessmentId))),
  );
  const delivery = await store.deliveries.get(organizationId, invitationDeliveryId(assessmentId));
  return [...(delivery === undefined ? [] : ["invitation"]), ...timers.flatMap((timer) => timer?.kind ?? [])];
};

describe("an invitation", () => {
  test("stores candidate, assessment, mail, delivery and timers, and spends a credit", async () => {
    const { world, organizationId, catalogue } = await start({ credits: 2 });
    const given = { testId: catalogue.manual.id, note: "Good luck!", customFields: { source: "fair" } };
    const { candidate, assessment } = await invitations.invite(world, organizationId, ada, given);
    expect(await getCandidate(world, organizationId, candidate.id)).toEqual(candidate);
    expect(assessment).toMatchObject({
      status: "NEW",
      invited: true,
      note: "Good luck!",
      customFields: { source: "fair" },
    });
    const { items: mails } = await world.store.mails.list(organizationId, {}, everything);
    expect(mails).toEqual([
      expect.objectContaining({
        kind: "INVITATION",
        to: "ada@example.com",
        candidateId: candidate.id,
        assessmentId: assessment.id,
        link: `http://sandbox/t/${assessment.token}`,
      }),
    ]);
    expect(await pendingOf(world, organizationId, assessment.id)).toEqual(["invitation", "expire"]);
    expect(await eventsOf(world, organizationId)).toEqual([]);
    expect((await getOrganization(world, organizationId)).credits).toBe(1);
  });

  test("writes no mail if communication is disabled, but counts as sent", async () => {
    const { world, organizationId, catalogue } = await start();
    const silent = { ...ada, communicationDisabled: true };
    const { assessment } = await invitations.invite(world, organizationId, silent, { testId: catalogue.manual.id });
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(0);
    expect(await pendingOf(world, organizationId, assessment.id)).toEqual(["hand-over", "expire"]);
  });

  test.each<[string, (given: Catalogue) => string, object, new (...args: never[]) => Error]>([
    ["an unknown test", () => "tst_none", {}, UnknownReferenceError],
    ["a test that is a draft", ({ draft }) => draft.id, {}, TestNotUsableError],
    ["a used externalId", ({ automatic }) => automatic.id, { externalId: "ats-1" }, ExternalIdTakenError],
  ])("to %s is refused, and spends and leaves nothing", async (_, testIdOf, more, error) => {
    const { world, organizationId, catalogue } = await start({ credits: 1 });
    await createCandidate(world, organizationId, { email: "bo@example.com", externalId: "ats-1" });
    const invitation = invitations.invite(world, organizationId, { ...ada, ...more }, { testId: testIdOf(catalogue) });
    await expect(invitation).rejects.toThrow(error);
    expect((await getOrganization(world, organizationId)).credits).toBe(1);
    expect((await searchCandidates(world, organizationId, {}, everything)).total).toBe(1);
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(0);
    expect(await nextDue(world.store)).toBeUndefined();
  });

  test("leaves nothing if the store fails at the last step", async () => {
    const { world, organizationId, catalogue } = await start({ credits: 1 });
    const store = {
      ...world.store,
      transact: ((work) =>
        world.store.transact(async (tx) => {
          const result = await work(tx);
          throw Object.assign(new Error("the disk is full"), { result });
        })) as World["store"]["transact"],
    };
    const invitation = invitations.invite({ ...world, store }, organizationId, ada, { testId: catalogue.manual.id });
    await expect(invitation).rejects.toThrow("the disk is full");
    expect((await getOrganization(world, organizationId)).credits).toBe(1);
    expect((await searchCandidates(world, organizationId, {}, everything)).total).toBe(0);
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(0);
    expect(await nextDue(world.store)).toBeUndefined();
  });

  test("to another organization's test is refused like an unknown test", async () => {
    const { world, catalogue } = await start();
    const other = await createOrganization(world, { name: "Other", seed: "none" });
    const invitation = invitations.invite(world, other.id, ada, { testId: catalogue.manual.id });
    await expect(invitation).rejects.toThrow(UnknownReferenceError);
  });
});

describe("credits", () => {
  test("are spent exactly by concurrent invitations", async () => {
    const { world, organizationId, catalogue } = await start({ credits: 1 });
    const { id: known } = await createCandidate(world, organizationId, ada);
    const testId = catalogue.automatic.id;
    const results = await Promise.allSettled([
      ...[1, 2, 3, 4].map(() => invitations.invite(world, organizationId, ada, { testId })),
      invitations.addAssessment(world, organizationId, known, { testId }),
    ]);
    const refused = results.filter((one) => one.status === "rejected").map(({ reason }) => reason);
    expect(refused).toHaveLength(4);
    expect(refused.every((reason) => reason instanceof InsufficientCreditsError)).toBe(true);
    expect((await getOrganization(world, organizationId)).credits).toBe(0);
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(1);
  });

  test("are unlimited without a limit", async () => {
    const { world, organizationId, catalogue } = await start({ credits: null });
    await invitations.invite(world, organizationId, ada, { testId: catalogue.automatic.id });
    expect((await getOrganization(world, organizationId)).credits).toBeNull();
  });
});

describe("another assessment", () => {
  test("is added to a known candidate, and ends an earlier decision", async () => {
    const { world, organizationId, catalogue } = await start();
    const { candidate } = await invitations.invite(world, organizationId, ada, { testId: catalogue.automatic.id });
    await updateCandidate(world, organizationId, candidate.id, { decision: "REJECTED" });
    const again = await invitations.addAssessment(world, organizationId, candidate.id, { testId: catalogue.manual.id });
    expect(again.assessment.invited).toBe(false);
    const stored = await getCandidate(world, organizationId, candidate.id);
    expect(stored.assessments).toHaveLength(2);
    expect(candidateStage(stored)).toBe("INVITED");
    expect((await world.store.mails.list(organizationId, {}, everything)).total).toBe(2);
  });

  test("needs a candidate", async () => {
    const { world, organizationId, catalogue } = await start();
    const added = invitations.addAssessment(world, organizationId, "cnd_none", { testId: catalogue.manual.id });
    await expect(added).rejects.toThrow(NotFoundError);
  });
});

describe("a whole life", () => {
  test("without an assessor causes one event each for start, end and result", async () => {
    const { world, organizationId, catalogue, pass } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.automatic.id);
    pass(DAY);
    await takeTest(world, organizationId, id);
    expect(await pendingOf(world, organizationId, id)).toEqual(["assess"]);
    const { candidate, assessment } = await service.assessAutomatically(world, organizationId, id);
    expect(assessment.status).toBe("ASSESSMENT_COMPLETED");
    expect(answersOf(assessment).map(({ scoredPoints }) => scoredPoints)).toEqual([8, 2]);
    expect(await eventsOf(world, organizationId)).toEqual(["TEST_STARTED", "TEST_FINISHED", "ASSESSMENT_COMPLETED"]);
    expect(await pendingOf(world, organizationId, id)).toEqual([]);
    expect(await getCandidate(world, organizationId, candidate.id)).toEqual(candidate);
  });

  test("with an assessor is complete with the last score; later scores send no event", async () => {
    const { world, organizationId, catalogue } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.manual.id);
    await takeTest(world, organizationId, id, { financialExpectations: 60_000 });
    const { ESSAY: essay = "", PROGRAMMING: program = "" } = await answerIds(world, organizationId, id);
    const stages = [];
    // The first score triggers the automatic assessment.
    for (const [answerId, points] of [[essay, 9] as const, [program, 20] as const, [essay, 12] as const]) {
      stages.push(candidateStage((await service.scoreAnswer(world, organizationId, id, answerId, points)).candidate));
    }
    expect(stages).toEqual(["IN_ASSESSMENT", "ASSESSED", "ASSESSED"]);
    const { assessment } = await service.getAssessment(world, organizationId, id);
    expect(answersOf(assessment).map(({ scoredPoints }) => scoredPoints)).toEqual([8, 12, 20]);
    expect(assessment.contractData).toEqual({ financialExpectations: 60_000 });
    expect(await eventsOf(world, organizationId)).toEqual(["TEST_STARTED", "TEST_FINISHED", "ASSESSMENT_COMPLETED"]);
  });

  test("keeps the tasks as the test was started with them", async () => {
    const { world, organizationId, catalogue } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.automatic.id);
    const { assessment } = await service.startAssessment(world, organizationId, id);
    const [choice] = answersOf(assessment);
    if (choice === undefined) throw new Error("no answer");
    await world.store.transact(async (tx) => {
      const task = await tx.tasks.get(organizationId, choice.taskId);
      if (task === undefined) throw new Error("no task");
      const { task: changed, revision } = publish({ ...task, draft: { ...ESSAY, title: "Changed" } });
      await tx.tasks.put(changed);
      await tx.taskRevisions.put(revision);
    });
    const contents = await service.contentsOf(world, organizationId, assessment);
    expect(contents.get(choice.id)?.title).toBe("Pick the right index");
  });

  test("that ends early sends an event for expiry or failure, and none for a cancellation", async () => {
    const { world, organizationId, catalogue } = await start();
    const ids = [];
    for (let one = 0; one < 3; one++) ids.push(await inviteBySentMail(world, organizationId, catalogue.automatic.id));
    const [late = "", broken = "", canceled = ""] = ids;
    await service.expireAssessment(world, organizationId, late);
    await service.failAssessment(world, organizationId, broken, "out of memory");
    await service.cancelAssessment(world, organizationId, canceled);
    expect(await eventsOf(world, organizationId)).toEqual(["TOKEN_EXPIRED", "FAILED"]);
    for (const id of ids) expect(await pendingOf(world, organizationId, id)).toEqual([]);
  });
});

describe("a refusal", () => {
  test("changes nothing, sends no event, and names allowed transitions", async () => {
    const { world, organizationId, catalogue } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.manual.id);
    const before = await service.getAssessment(world, organizationId, id);
    const about = [world, organizationId, id] as const;
    for (const refused of [
      () => service.submitAssessment(...about),
      () => service.saveAnswers(...about, {}),
      () => service.assessAutomatically(...about),
      () => service.noteAssessment(...about, { note: "Early." }),
      () => service.giveFeedback(...about, "Early."),
    ]) {
      await expect(refused()).rejects.toThrow(
        expect.objectContaining({ allowed: ["start", "expire", "fail", "cancel"] }),
      );
      await expect(refused()).rejects.toThrow(ForbiddenMoveError);
    }
    expect(await service.getAssessment(world, organizationId, id)).toEqual(before);
    expect(await eventsOf(world, organizationId)).toEqual([]);
  });

  test("saves no answer if one of several is invalid", async () => {
    const { world, organizationId, catalogue, pass } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.manual.id);
    await service.startAssessment(world, organizationId, id);
    pass(MINUTE);
    const { ESSAY: essay = "" } = await answerIds(world, organizationId, id);
    const values = { [essay]: { text: "Locks." }, ans_none: { text: "?" } };
    await expect(service.saveAnswers(world, organizationId, id, values)).rejects.toThrow(NotFoundError);
    const { assessment } = await service.getAssessment(world, organizationId, id);
    expect(answersOf(assessment).every(({ value }) => value === undefined)).toBe(true);
  });

  test("scores nothing above the points of an answer, the automatic part included", async () => {
    const { world, organizationId, catalogue } = await start();
    const id = await inviteBySentMail(world, organizationId, catalogue.manual.id);
    await takeTest(world, organizationId, id);
    const { ESSAY: essay = "" } = await answerIds(world, organizationId, id);
    await expect(service.scoreAnswer(world, organizationId, id, essay, 12.5)).rejects.toThrow(InvalidValueError);
    expect((await service.getAssessment(world, organizationId, id)).assessment.status).toBe("TEST_FINISHED");
  });
});

describe("a deleted", () => {
  test("invitation deletes the candidate and pending work", async () => {
    const { world, organizationId, catalogue } = await start();
    const { candidate, assessment } = await invitations.invite(world, organizationId, ada, {
      testId: catalogue.manual.id,
    });
    await invitations.deleteInvitation(world, organizationId, assessment.id);
    await expect(getCandidate(world, organizationId, candidate.id)).rejects.toThrow(NotFoundError);
    expect(await nextDue(world.store)).toBeUndefined();
    await expect(invitations.deleteInvitation(world, organizationId, assessment.id)).rejects.toThrow(NotFoundError);
  });

  test("assessment leaves its candidate, who has the stage of the previous one", async () => {
    const { world, organizationId, catalogue } = await start();
    const { id } = await createCandidate(world, organizationId, ada);
    const testId = catalogue.manual.id;
    const first = await invitations.addAssessment(world, organizationId, id, { testId });
    const second = await invitations.addAssessment(world, organizationId, id, { testId });
    await service.cancelAssessment(world, organizationId, first.assessment.id);
    await service.deleteAssessment(world, organizationId, second.assessment.id);
    const candidate = await getCandidate(world, organizationId, id);
    expect([newestAssessment(candidate)?.id, candidateStage(candidate)]).toEqual([first.assessment.id, "CANCELED"]);
    expect(await pendingOf(world, organizationId, second.assessment.id)).toEqual([]);
    expect(await world.store.candidates.findAnywhere({ token: second.assessment.token })).toBeUndefined();
  });

  test("assessment that was added later is deleted without its candidate, also as an invitation", async () => {
    const { world, organizationId, catalogue } = await start();
    const { id } = await createCandidate(world, organizationId, ada);
    const { assessment } = await invitations.addAssessment(world, organizationId, id, { testId: catalogue.manual.id });
    await invitations.deleteInvitation(world, organizationId, assessment.id);
    expect((await getCandidate(world, organizationId, id)).assessments).toEqual([]);
  });
});
