/** Advances of the clock, with deliveries that cannot be attempted at once when they fall due. */
import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { startReceiver } from "../../testing/receiver.ts";
import { at, startWithControl } from "../../testing/start-with-control.ts";
import type { WebhookDelivery } from "../domain/deliveries.ts";
import { MINUTE, SECOND } from "../domain/time.ts";
import { enable } from "../domain/webhooks.ts";
import { disableWebhook } from "../service/webhooks.ts";

/** A sandbox whose endpoint is owed both events of a candidate, and is disabled. */
async function start() {
  const sandbox = await startWithControl();
  const { control, organizationId, clock, world, settle } = sandbox;
  await clock.freeze();
  const receiver = await startReceiver();
  const body = { url: receiver.url, apiVersion: "V2" } as const;
  const webhook = await unwrap(
    control.POST("/organizations/{id}/webhooks", { ...at({ id: organizationId }), body: { ...body } }),
  );
  // So that nothing leaves before the test has set when it is due.
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

test("an earlier event of a candidate that falls due later, as by another process's clock, is delivered before the next one", async () => {
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
  // The last event is caused on the way.
  expect(attempts.slice(0, 2)).toEqual([1600, 1600]);
});

test("deliveries in a lane that is full of another process's leases hold up an advance for 2 s at most", async () => {
  const { clock, receiver, change, world, webhook, deliveries } = await start();
  const now = clock.now();
  let count = 0;
  // Due at different moments, of different candidates.
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
