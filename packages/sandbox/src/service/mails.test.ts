import { describe, expect, test } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { takeTest } from "../../testing/lives.ts";
import { createTestWorld } from "../../testing/world.ts";
import type { Job } from "../domain/jobs.ts";
import { MINUTE } from "../domain/time.ts";
import { cancelAssessment, deleteAssessment, getAssessment, giveFeedback, invite } from "./assessments.ts";
import { getCandidate } from "./candidates.ts";
import { handOverMail } from "./mails.ts";

const everything = { offset: 0, limit: 100 };

async function start(communicationDisabled = false) {
  const testWorld = await createTestWorld();
  const { world, organizationId } = testWorld;
  const { automatic } = await plantCatalogue(world, organizationId);
  const ada = { email: "ada@example.com", communicationDisabled };
  const { candidate, assessment } = await invite(world, organizationId, ada, { testId: automatic.id });
  const about = [world, organizationId, assessment.id] as const;
  const due = async (): Promise<Extract<Job, { kind: "hand-over" | "feedback" }>> => {
    const job = await world.store.jobs.next();
    if (job?.kind !== "hand-over" && job?.kind !== "feedback") throw new Error("no mail is due");
    return job;
  };
  const handOver = async (job: Awaited<ReturnType<typeof due>>) => {
    await world.store.transact(async (tx) => {
      await handOverMail(tx, job, world.clock.now());
      await tx.jobs.deleteOfCandidate(organizationId, candidate.id);
    });
  };
  const mails = async () => (await world.store.mails.list(organizationId, {}, everything)).items;
  const status = async () => (await getAssessment(...about)).assessment.status;
  return { ...testWorld, candidate, about, due, handOver, mails, status };
}

describe("an invitation mail", () => {
  test("that is handed over counts as sent", async () => {
    const { world, due, handOver, mails, status, pass } = await start();
    expect(await mails()).toEqual([expect.not.objectContaining({ handedOverAt: expect.anything() })]);
    pass(MINUTE);
    await handOver(await due());
    expect(await mails()).toEqual([expect.objectContaining({ handedOverAt: world.clock.now() })]);
    expect(await status()).toBe("TOKEN_SENT");
  });

  test("that was never written counts as sent as well", async () => {
    const { due, handOver, mails, status } = await start(true);
    await handOver(await due());
    expect(await mails()).toEqual([]);
    expect(await status()).toBe("TOKEN_SENT");
  });

  test("does not bring a canceled assessment back", async () => {
    const { due, handOver, status, about } = await start();
    const job = await due();
    await cancelAssessment(...about);
    await handOver(job);
    expect(await status()).toBe("CANCELED");
  });

  test("is handed over even when its assessment is gone meanwhile", async () => {
    const { due, handOver, mails, about, candidate, world, organizationId } = await start();
    const job = await due();
    await deleteAssessment(...about);
    await handOver(job);
    expect((await mails())[0]?.handedOverAt).toBe(world.clock.now());
    expect((await getCandidate(world, organizationId, candidate.id)).assessments).toEqual([]);
  });
});

describe("feedback", () => {
  test("goes to the candidate, and the assessment says when", async () => {
    const { world, organizationId, due, handOver, mails, about, pass } = await start();
    await handOver(await due());
    await takeTest(...about);
    await world.store.transact((tx) => tx.jobs.delete(organizationId, `assess:${about[2]}`));
    await giveFeedback(...about, "Well done.");
    expect((await getAssessment(...about)).assessment).not.toHaveProperty("feedbackSentAt");
    pass(MINUTE);
    await handOver(await due());
    expect((await mails()).map(({ kind, link }) => [kind, link])).toEqual([
      ["INVITATION", expect.stringContaining("http://sandbox/t/tkn_")],
      ["FEEDBACK", `http://sandbox/reports/${about[2]}`],
    ]);
    const { assessment } = await getAssessment(...about);
    expect(assessment).toMatchObject({ status: "TEST_FINISHED", feedbackSentAt: world.clock.now() });
  });

  test("is not written where communication is disabled", async () => {
    const { due, handOver, mails, about } = await start(true);
    await handOver(await due());
    await takeTest(...about);
    await giveFeedback(...about, "Well done.");
    expect(await mails()).toEqual([]);
  });
});
