import { describe, expect, test } from "vitest";
import type { Attempt, WebhookDelivery } from "./deliveries.ts";
import { DAY, HOUR, MINUTE, SECOND } from "./time.ts";
import { afterAttempt, enable, FAILING_LIMIT, replay, rotate, signingSecrets, type Webhook } from "./webhooks.ts";

const webhook: Webhook = {
  id: "whk_1",
  organizationId: "org_1",
  url: "https://hooks.example.com",
  secret: "whs_1",
  previousSecrets: [],
  apiVersion: "v2",
  createdAt: 0,
  state: "ENABLED",
};
const delivery: WebhookDelivery = {
  kind: "webhook",
  id: "dlv_1",
  organizationId: "org_1",
  candidateId: "cnd_1",
  state: "PENDING",
  webhookId: "whk_1",
  eventId: "evt_1",
  createdAt: 0,
  dueAt: 0,
  failures: 0,
  attempts: [],
};
const schedule = [5 * SECOND, 5 * MINUTE, 2 * HOUR];
const attempt = (given: Partial<Attempt> = {}): Attempt => ({ at: 1000, durationInMs: 5, ...given });
const after = (
  given: Partial<Attempt>,
  before = { delivery, webhook },
  more: { retryAfterMs?: number; random?: number } = {},
) =>
  afterAttempt(before, attempt(given), { schedule, random: () => more.random ?? 0.5, retryAfterMs: more.retryAfterMs });

describe("an attempt", () => {
  test("keeps no response about a deleted candidate", () => {
    const { delivery: done } = after(
      { status: 500, body: "ada@example.com" },
      { delivery: { ...delivery, candidateDeleted: true }, webhook },
    );
    expect(done.attempts).toEqual([{ at: 1000, durationInMs: 5, status: 500 }]);
  });

  test.each([200, 202, 204, 299])("with status %i is delivered, and resets the failures of the endpoint", (status) => {
    const { delivery: done, webhook: well } = after({ status }, { delivery, webhook: { ...webhook, failingSince: 5 } });
    expect(done).toMatchObject({ state: "DELIVERED", attempts: [attempt({ status })] });
    expect(well).not.toHaveProperty("failingSince");
  });

  test.each<Partial<Attempt>>([
    { status: 100 },
    { status: 301 },
    { status: 307 },
    { status: 400 },
    { status: 404 },
    { status: 429 },
    { status: 500 },
    { failure: "timeout" },
    { failure: "connection" },
    { failure: "address" },
  ])("with the result %j is retried by the schedule, and held afterwards", (given) => {
    let state = { delivery, webhook };
    const delays: number[] = [];
    for (let n = 0; n < schedule.length; n++) {
      state = after(given, state);
      expect(state.delivery.state).toBe("PENDING");
      delays.push(state.delivery.dueAt - 1000);
    }
    for (const [index, planned] of schedule.entries())
      expect(Math.abs((delays[index] ?? 0) - planned)).toBeLessThan(planned / 50);
    expect(after(given, state)).toMatchObject({
      delivery: { state: "HELD", failures: 4 },
      webhook: { state: "ENABLED" },
    });
  });

  test("waits for Retry-After, a day at most", () => {
    expect(after({ status: 429 }, undefined, { retryAfterMs: HOUR }).delivery.dueAt).toBe(1000 + HOUR);
    expect(after({ status: 429 }, undefined, { retryAfterMs: SECOND }).delivery.dueAt).toBe(1000 + 5 * SECOND);
    expect(after({ status: 503 }, undefined, { retryAfterMs: 31 * 365 * DAY }).delivery.dueAt).toBe(1000 + DAY);
  });

  test("with status 410 disables the endpoint and holds the delivery", () => {
    expect(after({ status: 410 })).toMatchObject({
      delivery: { state: "HELD" },
      webhook: { state: "DISABLED", disabled: { at: 1000, because: "GONE" }, failingSince: 1000 },
    });
  });

  test("disables the endpoint after five days of failures", () => {
    const failing = { ...webhook, failingSince: 1000 - FAILING_LIMIT + 1 };
    expect(after({ status: 500 }, { delivery, webhook: failing }).webhook.state).toBe("ENABLED");
    expect(after({ at: 1001, status: 500 }, { delivery, webhook: failing })).toMatchObject({
      delivery: { state: "HELD" },
      webhook: { state: "DISABLED", disabled: { because: "FAILING" } },
    });
  });

  test("is kept among the newest hundred", () => {
    const many = { ...delivery, attempts: Array.from({ length: 100 }, (_, at) => attempt({ at })) };
    const { attempts } = after({ at: 7777, status: 500 }, { delivery: many, webhook }).delivery;
    expect([attempts.length, attempts[0]?.at, attempts.at(-1)?.at]).toEqual([100, 1, 7777]);
  });
});

test("a replay restarts the schedule and keeps the attempts; for a disabled endpoint it is held", () => {
  const held = { ...delivery, state: "HELD" as const, failures: 4, attempts: [attempt({ status: 500 })] };
  expect(replay(held, webhook, 50)).toEqual({ ...held, state: "PENDING", failures: 0, dueAt: 50 });
  expect(replay(held, { ...webhook, state: "DISABLED" }, 50).state).toBe("HELD");
});

test("an endpoint that is enabled again has no failures", () => {
  const disabled = {
    ...webhook,
    state: "DISABLED" as const,
    disabled: { at: 1, because: "GONE" as const },
    failingSince: 1,
  };
  expect(enable(disabled)).toEqual(webhook);
});

test("old secrets also sign until they expire", () => {
  const often = Array.from({ length: 400 }).reduce<Webhook>(
    (one, _, turn) => rotate(one, `whs_${turn}`, 500, 0),
    webhook,
  );
  expect(signingSecrets(often, 0)).toEqual(["whs_399", "whs_398", "whs_397"]);
  const stored = { ...webhook, previousSecrets: ["b", "c", "d"].map((secret) => ({ secret, until: 100 })) };
  expect(signingSecrets(stored, 0)).toEqual(["whs_1", "b", "c"]);
  const once = rotate(webhook, "whs_2", 100, 0);
  const twice = rotate(once, "whs_3", 200, 50);
  expect(signingSecrets(twice, 50)).toEqual(["whs_3", "whs_2", "whs_1"]);
  expect(signingSecrets(twice, 100)).toEqual(["whs_3", "whs_2"]);
  expect(signingSecrets(twice, 200)).toEqual(["whs_3"]);
  expect(rotate(twice, "whs_4", 300, 150).previousSecrets.map(({ secret }) => secret)).toEqual(["whs_3", "whs_2"]);
});
