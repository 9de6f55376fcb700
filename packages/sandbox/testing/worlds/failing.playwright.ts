// Fails on purpose: src/process/worlds/runners.nightly.test.ts checks the report.
import { test } from "@assessment-api/sandbox/playwright";
import { expect } from "@playwright/test";

test("a candidate starts twice", async ({ world }) => {
  const ada = await world.candidate().start();
  const { data } = await world.control.POST("/assessments/{id}/start", { params: { path: { id: ada.assessmentId } } });
  expect(data).toBeDefined();
});

test("a candidate starts once", async ({ world }) => {
  expect((await world.candidate().start()).status).toBe("TEST_STARTED");
});
