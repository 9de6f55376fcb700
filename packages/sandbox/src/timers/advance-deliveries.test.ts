import { setImmediate } from "node:timers/promises";
import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { startReceiver } from "../../testing/receiver.ts";
import { at, startWithControl } from "../../testing/start-with-control.ts";
import type { WebhookDelivery } from "../domain/deliveries.ts";
import { DAY, MINUTE, SECOND } from "../domain/time.ts";
import { enable } from "../domain/webhooks.ts";
import { defaultSettings } from "../process/settings.ts";
import { failDueAttempts } from "../service/deliveries.ts";
import { disableWebhook, failNextAttempts } from "../service/webhooks.ts";

async function start() {
  const sandbox = await startWithControl();
  const { control, organizationId, clock, world, settle } = sandbox;
  await clock.freeze();
  const receiver = await startReceiver();
  const webhook = await sandbox.register(receiver.url);
  await disableWebhook(world, organizationId, webhook.id);
  const { id } = await sandbox.invite(sandbox.catalogue.automatic);
  await unwrap(control.POST("/assessments/{id}/start", at({ id })));
  await unwrap(control.POST("/assessments/{id}/submit", at({ id })));
  await settle();
  const deliveries = async () =>
    (await world.store.deliveries.list(organizationId, {}, { offset: 0, limit: 10 })).items.toReversed();
  const change = (step: (delivery: WebhookDelivery) => WebhookDelivery) =>
    world.store.transact(async (tx) => {
      const stored = await tx.webhooks.get(organizationId, webhook.id);
      if (stored !== undefined) await tx.webhooks.put(enable(stored));
      for (const one of await deliveries()) await tx.deliveries.put(step(one));
    });
  return { ...sandbox, receiver, webhook, deliveries, change };
}

const eventOf = ({ body }: { body: string }) => (JSON.parse(body) as { event: string }[])[0]?.event;

test("events of a candidate are delivered in order, even if the earlier one is due later by another process's clock", async () => {
  const { clock, receiver, deliveries, change } = await start();
  const [first] = await deliveries();
  const now = clock.now();
  await change((one) => ({ ...one, state: "PENDING", dueAt: one.id === first?.id ? now + 1600 : now + 1000 }));
  await clock.advance(MINUTE);
  expect(clock.now()).toBe(now + MINUTE);
  const events = receiver.received.map(eventOf);
  expect(events).toHaveLength((await deliveries()).length);
  expect(events[0]).toBe("ASSESSMENT_STARTED");
  const attempts = (await deliveries()).map(({ attempts: [attempt] }) => (attempt?.at ?? 0) - now);
  expect(attempts.slice(0, 2)).toEqual([1600, 1600]);
});

test("an advance continues after a running attempt", async () => {
  const { clock, receiver, change, deliveries, world } = await start();
  const now = clock.now();
  const [gate, reached] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  receiver.respond = (response) => {
    reached.resolve();
    void gate.promise.then(() => response.writeHead(204).end());
  };
  let count = 0;
  await change((one) => ({ ...one, state: "PENDING", candidateId: `cnd_${++count}`, dueAt: now }));
  world.wake();
  await reached.promise;
  const moved = clock.advance(DAY);
  for (let turn = 0; turn < 200; turn++) await setImmediate();
  expect(clock.now()).toBe(now);
  gate.resolve();
  await moved;
  expect((await deliveries()).slice(0, 2).map(({ attempts: [attempt] }) => attempt?.at)).toEqual([now, now]);
});

test("another process's leases delay an advance by at most 2 s", async () => {
  const { clock, receiver, change, world, webhook, deliveries } = await start();
  const now = clock.now();
  let count = 0;
  await change((one) => ({ ...one, state: "PENDING", candidateId: `cnd_${++count}`, dueAt: now + count * SECOND }));
  const lease = { id: "lea_of_the_dead", until: world.machine.now() + MINUTE };
  await world.store.transact((tx) =>
    tx.deliveries.claim({
      ...{ dueBy: now + SECOND, now: world.machine.now(), lease, limit: 1, mails: 0 },
      perLane: (lane) => (lane === webhook.id ? 1 : 0),
    }),
  );
  await clock.advance(MINUTE);
  expect(clock.now()).toBe(now + MINUTE);
  expect(receiver.received).toEqual([]);
  expect((await deliveries()).map(({ state }) => state)).toEqual(["PENDING", "PENDING", "PENDING"]);
});

test("an advance connects to an unreachable endpoint once, and records each retry at its due time", async () => {
  const { clock, change, deliveries, receiver, control, organizationId, settle } = await start();
  const now = clock.now();
  receiver.close();
  await change((one) => ({ ...one, state: "PENDING", dueAt: now }));
  await clock.advance(2 * DAY);
  const all = await deliveries();
  for (const { state, attempts } of all) {
    expect(state).toBe("HELD");
    expect(attempts).toHaveLength(defaultSettings.webhookRetries.length + 1);
    for (const [index, delay] of defaultSettings.webhookRetries.entries()) {
      const waited = (attempts[index + 1]?.at ?? 0) - (attempts[index]?.at ?? 0);
      expect(waited).toBeGreaterThanOrEqual(0.9 * delay - SECOND);
      expect(waited).toBeLessThanOrEqual(1.1 * delay + SECOND);
    }
  }
  const made = all.flatMap(({ attempts }) => attempts.map(({ failure, message }) => `${failure}: ${message}`));
  const isMade = (text: string) => !text.endsWith("no retry while the clock is moved");
  // Another attempt of the same time may be running.
  expect(made.filter(isMade).length).toBeLessThanOrEqual(2);
  expect(new Set(made.map((text) => /^connection: .*ECONNREFUSED/.test(text)))).toEqual(new Set([true]));
  const query = { kind: ["ATTEMPT" as const], count: 100 };
  const journal = control.GET("/organizations/{id}/journal", {
    params: { path: { id: organizationId }, query },
    parseAs: "json",
  });
  const { items } = (await unwrap(journal)) as {
    items: readonly { readonly attempt?: { readonly failure?: string } }[];
  };
  expect(items.filter(({ attempt }) => attempt?.failure === "connection")).toHaveLength(made.length);
  await settle();
});

test("an endpoint with simulated failures gets each attempt", async () => {
  const { change, deliveries, world, organizationId, webhook, clock } = await start();
  await failNextAttempts(world, organizationId, webhook.id, { left: 1, outcome: 503 });
  await change((one) => ({ ...one, state: "PENDING", dueAt: clock.now() }));
  const options = { schedule: [SECOND], random: world.random };
  const failed = { failure: "connection", message: "nobody is there" } as const;
  expect(await failDueAttempts(world, { owner: undefined, webhookId: webhook.id }, failed, options)).toBeUndefined();
  expect((await deliveries()).flatMap(({ attempts }) => attempts)).toEqual([]);
  await clock.advance(0);
  await clock.advance(MINUTE);
  const outcomes = (await deliveries()).flatMap(({ attempts }) => attempts.map(({ status }) => status));
  expect(outcomes).toContain(503);
  expect(outcomes).toContain(204);
});
