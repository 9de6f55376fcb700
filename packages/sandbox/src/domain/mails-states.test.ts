import { describe, expect, test } from "vitest";
import { delivery, mail as handedOverMail } from "../../testing/store-suite/samples.ts";
import { afterMailAttempt, type MailAttempt, queued } from "./mails.ts";

const options = { schedule: [100, 1000], random: () => 0.5 };
const mail = queued(handedOverMail(), 0);
const after = (attempt: Partial<MailAttempt>, failures = 0) =>
  afterMailAttempt({ mail, delivery: delivery({ failures }) }, { at: 5000, durationInMs: 1, ...attempt }, options);

test("a mail that the server accepts is handed over, and its delivery ends", () => {
  expect(after({ status: 250 })).toEqual({
    mail: {
      ...handedOverMail(),
      state: "HANDED_OVER",
      handedOverAt: 5000,
      attempts: [{ at: 5000, durationInMs: 1, status: 250 }],
    },
  });
});

describe("a mail is retried by the schedule", () => {
  test.each<Partial<MailAttempt>>([
    { status: 450 },
    { status: 421 },
    { failure: "timeout" },
    { failure: "connection" },
    { status: 554, failure: "connection" },
    { status: 535, failure: "login" },
  ])("after %j", (attempt) => {
    expect(after(attempt)).toMatchObject({
      mail: { state: "PENDING", nextAttemptAt: 5100, attempts: [attempt] },
      delivery: { state: "PENDING", dueAt: 5100, failures: 1 },
    });
    expect(after(attempt, 1)).toMatchObject({ mail: { nextAttemptAt: 6000 }, delivery: { dueAt: 6000, failures: 2 } });
  });
});

test.each<[Partial<MailAttempt>, number]>([
  [{ status: 550 }, 0],
  [{ status: 450 }, 2],
  [{ failure: "timeout" }, 2],
])("a mail is held after %j and %i failures before", (attempt, failures) => {
  const { mail: held, delivery: left } = after(attempt, failures);
  expect(held.state).toBe("HELD");
  expect(held).not.toHaveProperty("nextAttemptAt");
  expect(left).toMatchObject({ state: "HELD", failures: failures + 1 });
});
