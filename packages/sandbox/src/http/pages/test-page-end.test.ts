import { describe, expect, it } from "vitest";
import { type Fields, filled, open, post } from "../../../testing/pages/browse.ts";
import { inviteAda, storeSampleTest } from "../../../testing/pages/sample-test.ts";
import { takingTests } from "../../../testing/pages/taking-tests.ts";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { DAY, HOUR, SECOND } from "../../domain/time.ts";
import { cancelAssessment, failAssessment, getAssessment, startAssessment } from "../../service/assessments.ts";

const { sandbox, visit, send, current, invited, start, valuesOf } = takingTests();

describe("the end", () => {
  it("lists unanswered tasks before the submission", async () => {
    const found = await invited();
    const { token } = found.assessment;
    const page = await start(found);
    const review = await send(page.address, [...filled(page, { ".text": "An answer" }), ["go", "review"]]);
    expect(review.address).toBe(`/t/${token}/submit`);
    expect(review.text).toContain("8 tasks without an answer");
    expect(review.text).toContain("Revenue per month");
    expect(review.text).not.toContain("When would you not use a cache?");
    expect((await current(found)).status).toBe("TEST_STARTED");
    const done = await send(`/t/${token}/submit`, filled(review, {}));
    expect([done.status, done.address]).toEqual([200, `/t/${token}`]);
    expect(done.text).toContain("Thank you, your test is submitted");
    expect((await current(found)).status).toBe("TEST_FINISHED");
  });

  it("asks for contract data only if the test requires it", async () => {
    const found = await invited();
    const { token } = found.assessment;
    await start(found);
    expect((await visit(`/t/${token}/submit`)).root.querySelector("#noticePeriod")).toBeNull();
    await send(`/t/${token}/submit`, [["noticePeriod", "1 month"]]);
    expect((await current(found)).contractData).toBeUndefined();
  });

  it("accepts contract data, and refuses an amount that is not a number", async () => {
    const found = await invited({ asksForContractData: true });
    const { token } = found.assessment;
    await start(found);
    const form = await visit(`/t/${token}/submit`);
    const wrong = await send(
      `/t/${token}/submit`,
      filled(form, { financialExpectations: "a lot", noticePeriod: "3 months" }),
    );
    expect(wrong.status).toBe(422);
    expect(wrong.root.querySelector("#financialExpectations")?.getAttribute("value")).toBe("a lot");
    expect(wrong.root.querySelector("#noticePeriod")?.getAttribute("value")).toBe("3 months");
    expect((await current(found)).status).toBe("TEST_STARTED");
    await send(`/t/${token}/submit`, filled(wrong, { financialExpectations: "4 500.50" }));
    expect((await current(found)).contractData).toEqual({ financialExpectations: 4500.5, noticePeriod: "3 months" });
  });

  it("submits without contract data, which is optional", async () => {
    const found = await invited({ asksForContractData: true });
    await start(found);
    await send(`/t/${found.assessment.token}/submit`, filled(await visit(`/t/${found.assessment.token}/submit`), {}));
    expect(await current(found)).toMatchObject({ status: "TEST_FINISHED" });
    expect((await current(found)).contractData).toBeUndefined();
  });

  it("accepts a repeated submission", async () => {
    const found = await invited();
    await start(found);
    const { token } = found.assessment;
    await send(`/t/${token}/submit`);
    const again = await send(`/t/${token}/submit`);
    expect([again.status, again.address]).toEqual([200, `/t/${token}`]);
  });

  it("shows late answers instead of discarding them", async () => {
    const found = await invited();
    const page = await start(found);
    const inTime = { ".gap.0": "saved in time" };
    await send(page.address, filled(page, inTime));
    await sandbox().clock.advance(HOUR);
    const entered = { ...inTime, ".text": "Typed at the last second", ".choice": "1" };
    const late = await send(page.address, filled(page, entered));
    expect(late.status).toBe(409);
    expect(late.text).not.toContain("saved in time");
    expect(late.text).toContain("The time is up");
    expect(late.root.querySelector("[role=alert]")?.text).toContain("Typed at the last second");
    expect(late.root.querySelector("[role=alert]")?.text).toContain("PATCH");
    expect(await valuesOf(found)).toMatchObject({ ESSAY: undefined });
    expect((await current(found)).timedOut).toBe(true);
    const contract: Fields = [["noticePeriod", "3 months"]];
    const submitted = await send(`/t/${found.assessment.token}/submit`, contract);
    expect(submitted.status).toBe(409);
    expect(submitted.root.querySelector("[role=alert]")?.text).toContain("3 months");
  });

  it("shows that the time is up or the test was submitted, also after the assessment", async () => {
    const timedOut = await invited();
    const submitted = await invited();
    await start(timedOut);
    await start(submitted);
    await send(`/t/${submitted.assessment.token}/submit`);
    await sandbox().clock.advance(HOUR + 20 * SECOND);
    expect((await current(submitted)).status).not.toBe("TEST_FINISHED");
    expect((await visit(`/t/${timedOut.assessment.token}`)).text).toContain("The time is up");
    expect((await visit(`/t/${submitted.assessment.token}`)).text).toContain("Thank you, your test is submitted");
  });

  it("runs due timers of the test before it responds, and waits for no other test", async () => {
    let now = Date.UTC(2026, 0, 1);
    const late = await startTestSandbox({ machine: () => now });
    try {
      const test = await storeSampleTest(late.world, late.organizationId);
      const [{ assessment }, other] = [await inviteAda(late.world, test), await inviteAda(late.world, test)];
      await late.settle();
      await startAssessment(late.world, late.organizationId, other.assessment.id);
      const page = await post(late.origin, `/t/${assessment.token}/start`);
      expect(page.address).toBe(`/t/${assessment.token}/sections/1`);
      now += HOUR;
      expect((await open(late.origin, page.address)).text).toContain("The time is up");
      const stored = await getAssessment(late.world, late.organizationId, assessment.id);
      expect(stored.assessment).toMatchObject({ status: "TEST_FINISHED", timedOut: true });
      const pending = await getAssessment(late.world, late.organizationId, other.assessment.id);
      expect(pending.assessment.status).toBe("TEST_STARTED");
    } finally {
      await late.close();
    }
  });

  it("explains an expired, a canceled and a failed test", async () => {
    const { world, organizationId } = sandbox();
    const [expired, canceled, failed] = [await invited(), await invited(), await invited()];
    await cancelAssessment(world, organizationId, canceled.assessment.id);
    await failAssessment(world, organizationId, failed.assessment.id, "disk full at /dev/sda1");
    await sandbox().clock.advance(15 * DAY);
    const [first, second, third] = [
      await visit(`/t/${expired.assessment.token}`),
      await visit(`/t/${canceled.assessment.token}`),
      await visit(`/t/${failed.assessment.token}`),
    ];
    expect(first.text).toContain("This invitation has expired");
    expect(second.text).toContain("This test was canceled");
    expect(third.text).toContain("Something went wrong with this test");
    expect(third.text).not.toContain("disk full");
    for (const { assessment } of [expired, canceled, failed]) {
      const refused = await send(`/t/${assessment.token}/start`);
      expect(refused.status).toBe(409);
      expect(refused.root.querySelector("main button")).toBeNull();
    }
  });
});
