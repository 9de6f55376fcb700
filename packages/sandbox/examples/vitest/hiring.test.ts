import { test } from "@assessment-api/sandbox/vitest";
import { expect } from "vitest";

test("an invitation leads to the test", async ({ world }) => {
  const ada = await world.candidate({ email: "ada@example.com" });
  const mail = await world.mails.next({ to: "ada@example.com" });
  expect(mail.links).toContain(ada.testUrl);
});

test("a completed assessment is reported to our endpoint, with its score", async ({ world }) => {
  const events = await world.webhooks.catch("V2");
  const ada = await world.candidate({ test: "SQL Basics" }).start().answer("correct").submit().assess();
  await events.next("ASSESSMENT_COMPLETED", { candidateId: ada.id });
  const { data } = await world.v1.GET("/candidates/{id}", { params: { path: { id: ada.id } } });
  expect(data).toMatchObject({ status: "ASSESSMENT_READY", scoredPoints: ada.assessment.score.maxPoints });
});

test("an unused invitation expires", async ({ world }) => {
  const ada = await world.candidate();
  await world.clock.advance("P31D");
  const { data } = await world.v1.GET("/candidates/{id}", { params: { path: { id: ada.id } } });
  expect(data?.status).toBe("TOKEN_EXPIRED");
});

test("a client retries one failure of the service", async ({ world }) => {
  await world.faults.add({ operation: "listCandidates", outcome: 503, count: 1 });
  const statuses = [];
  for (let attempt = 1; attempt <= 2; attempt++) statuses.push((await world.v1.GET("/candidates")).response.status);
  expect(statuses).toEqual([503, 200]);
});
