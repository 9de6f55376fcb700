import { describe, expect, test } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { handOverMails } from "../../testing/due.ts";
import { takeTest } from "../../testing/lives.ts";
import { createTestWorld } from "../../testing/world.ts";
import { MINUTE } from "../domain/time.ts";
import { assessmentTimerId } from "../domain/timers.ts";
import { cancelAssessment, deleteAssessment, getAssessment, giveFeedback } from "./assessments.ts";
import { deleteCandidate, getCandidate, invite } from "./candidates.ts";

const everything = { offset: 0, limit: 100 };

async function start(communicationDisabled = false, keepsMails = false) {
  const testWorld = await createTestWorld();
  const { organizationId } = testWorld;
  const world = { ...testWorld.world, keepsMails };
  const { automatic } = await plantCatalogue(world, organizationId);
  const ada = { email: "ada@example.com", communicationDisabled };
  const { candidate, assessment } = await invite(world, organizationId, ada, { testId: automatic.id });
  const about = [world, organizationId, assessment.id] as const;
  const mails = async () => (await world.store.mails.list(organizationId, {}, everything)).items;
  const status = async () => (await getAssessment(...about)).assessment.status;
  return { ...testWorld, world, candidate, invited: assessment, about, mails, status };
}

describe("an invitation mail", () => {
  test("that is handed over counts as sent", async () => {
    const { world, mails, status, pass } = await start();
    expect(await mails()).toEqual([expect.not.objectContaining({ handedOverAt: expect.anything() })]);
    pass(MINUTE);
    await handOverMails(world);
    expect(await mails()).toEqual([expect.objectContaining({ handedOverAt: world.clocks.sandbox.now() })]);
    expect(await status()).toBe("TOKEN_SENT");
  });

  test("without a mail server is handed over in the transaction of the invitation", async () => {
    const { world, organizationId, invited, mails, status } = await start(false, true);
    expect(invited.status).toBe("NEW");
    expect(await status()).toBe("TOKEN_SENT");
    expect(await mails()).toEqual([
      expect.objectContaining({ state: "HANDED_OVER", handedOverAt: world.clocks.sandbox.now(), attempts: [] }),
    ]);
    expect(await world.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
    expect(await world.store.deliveries.list(organizationId, {}, everything)).toEqual({ items: [], total: 0 });
  });

  test("is not written if communication is disabled: a timer marks the invitation as sent", async () => {
    const { world, organizationId, mails, about } = await start(true);
    expect(await world.store.timers.get(organizationId, assessmentTimerId("hand-over", about[2]))).toBeDefined();
    expect(await mails()).toEqual([]);
    expect(await world.store.deliveries.next(Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });

  test("is withdrawn when its assessment is canceled before it leaves", async () => {
    const { world, mails, status, about } = await start();
    await cancelAssessment(...about);
    await handOverMails(world, () => Promise.reject(new Error("is sent all the same")));
    expect((await mails())[0]).not.toHaveProperty("handedOverAt");
    expect(await status()).toBe("CANCELED");
  });

  test("that is being sent does not restore an assessment that is canceled at the same time", async () => {
    const { world, mails, status, about } = await start();
    await handOverMails(world, async () => void (await cancelAssessment(...about)));
    expect((await mails())[0]?.handedOverAt).toBe(world.clocks.sandbox.now());
    expect(await status()).toBe("CANCELED");
  });

  test("that is being sent is recorded as handed over, even if its assessment is deleted at the same time", async () => {
    const { world, organizationId, mails, about, candidate } = await start();
    await handOverMails(world, () => deleteAssessment(...about));
    expect((await mails())[0]?.handedOverAt).toBe(world.clocks.sandbox.now());
    expect((await getCandidate(world, organizationId, candidate.id)).assessments).toEqual([]);
  });

  test("does not go to a candidate who is deleted", async () => {
    const { world, organizationId, candidate } = await start();
    await deleteCandidate(world, organizationId, candidate.id);
    await handOverMails(world, () => Promise.reject(new Error("is sent all the same")));
  });
});

describe("feedback", () => {
  test("goes to the candidate, and the assessment says when", async () => {
    const { world, mails, about, pass } = await start();
    await handOverMails(world);
    await takeTest(...about);
    await giveFeedback(...about, "Well done.");
    expect((await getAssessment(...about)).assessment).not.toHaveProperty("feedbackSentAt");
    pass(MINUTE);
    await handOverMails(world);
    expect((await mails()).map(({ kind, link }) => [kind, link])).toEqual([
      ["FEEDBACK", world.links.report(about[2])],
      ["INVITATION", expect.stringContaining("http://sandbox/t/tkn_")],
    ]);
    const { assessment } = await getAssessment(...about);
    expect(assessment).toMatchObject({ status: "TEST_FINISHED", feedbackSentAt: world.clocks.sandbox.now() });
  });

  test("is not written if communication is disabled", async () => {
    const { world, organizationId, mails, about } = await start(true);
    await world.store.transact((tx) => tx.timers.delete(organizationId, assessmentTimerId("hand-over", about[2])));
    const { candidate, assessment } = await getAssessment(...about);
    const sent = { ...candidate, assessments: [{ ...assessment, status: "TOKEN_SENT" as const }] };
    await world.store.transact((tx) => tx.candidates.put(sent));
    await takeTest(...about);
    await giveFeedback(...about, "Well done.");
    expect(await mails()).toEqual([]);
  });
});
