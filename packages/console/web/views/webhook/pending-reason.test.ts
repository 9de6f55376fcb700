import type { DeliveryAttempt } from "@assessment-api/control";
import { expect, test } from "vitest";
import { pendingReason } from "./pending-reason.ts";

const failed: DeliveryAttempt = { date: "2026-03-02T09:00:00.000Z", durationInMs: 3, status: 503, simulated: false };
const now = Date.parse("2026-03-02T09:00:00.000Z");
const base = { attempts: [], failures: 0 };

test.each([
  ["has arrived", { ...base, state: "DELIVERED" }, false, undefined],
  ["is new", { ...base, state: "PENDING" }, false, "pending"],
  [
    "failed",
    { state: "PENDING", attempts: [failed], failures: 1, nextAttemptDate: "2026-03-02T09:00:05.000Z" },
    false,
    "next attempt in 5 s: 1 attempt failed, last with 503",
  ],
  [
    "is held by its webhook",
    { ...base, state: "HELD" },
    true,
    "held, because the webhook is disabled. Enable it to send the delivery.",
  ],
  ["was restored", { ...base, state: "HELD" }, false, "held by a restore. Resend it."],
  [
    "failed at the last attempt",
    { state: "HELD", attempts: [failed], failures: 12 },
    false,
    "held after 12 failed attempts, last with 503. Resend it.",
  ],
] as const)("explains the state of a delivery that %s", (_, delivery, isDisabled, text) => {
  expect(pendingReason({ ...delivery, attempts: [...delivery.attempts] }, isDisabled, now)).toBe(text);
});
