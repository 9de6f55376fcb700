import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
  createOrganization,
  createSandbox,
  inviteOne,
  ORGANIZATION,
  START,
  statusOf,
} from "../../testing/scheduled-sandbox.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { DAY, HOUR } from "../domain/time.ts";
import { startAssessment, submitAssessment } from "../service/assessments.ts";

const temporaryFile = () => join(temporaryFolder(), "sandbox.sqlite");

test("timers and clock survive a restart, and overdue timers run at once", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await createOrganization(before);
  before.scheduler.start();
  const finished = await inviteOne(before, { validityInDays: 1 });
  const expired = await inviteOne(before, { validityInDays: 3 });
  await before.settle();
  await startAssessment(before.world, ORGANIZATION, finished);
  await submitAssessment(before.world, ORGANIZATION, finished);
  await before.clock.advance(2 * DAY);
  await before.close();

  const after = await createSandbox(file);
  onTestFinished(after.close);
  expect(after.clock.now()).toBe(START + 2 * DAY);
  expect(await statusOf(after, finished)).toBe("ASSESSMENT_COMPLETED");
  expect(await statusOf(after, expired)).toBe("TOKEN_SENT");
  after.machine.at += 5 * DAY;
  after.scheduler.start();
  await after.settle();
  expect(await statusOf(after, expired)).toBe("TOKEN_EXPIRED");
});

test("a frozen clock is frozen after a restart", async () => {
  const file = temporaryFile();
  const before = await createSandbox(file);
  await before.clock.advance(HOUR);
  await before.clock.freeze();
  await before.close();

  const after = await createSandbox(file);
  onTestFinished(after.close);
  after.machine.at += DAY;
  expect(after.clock.frozen).toBe(true);
  expect(after.clock.now()).toBe(START + HOUR);
});
