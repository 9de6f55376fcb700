import { expect, test } from "vitest";
import { plantCatalogue } from "../../testing/catalogue.ts";
import { mailOptions } from "../../testing/mail-options.ts";
import { createTestWorld } from "../../testing/world.ts";
import { invitationDeliveryId, type Mail } from "../domain/mails.ts";
import { MINUTE, SECOND } from "../domain/time.ts";
import { getAssessment } from "../service/assessments.ts";
import { invite } from "../service/candidates.ts";
import { createMailSender } from "./mails.ts";
import { createAllowances, createOutbox, createUnreachable } from "./outbox.ts";

async function start(candidates = 1, send: (mail: Mail) => Promise<void> = async () => {}) {
  const testWorld = await createTestWorld();
  const { world, organizationId } = testWorld;
  const { automatic } = await plantCatalogue(world, organizationId);
  const assessmentIds: string[] = [];
  for (let index = 0; index < candidates; index++) {
    const { assessment } = await invite(
      world,
      organizationId,
      { email: `${index}@example.com` },
      { testId: automatic.id },
    );
    assessmentIds.push(assessment.id);
  }
  const sent: string[] = [];
  const failures: unknown[] = [];
  const outbox = createOutbox(world, {
    attemptWebhook: async () => "quick",
    failWebhooks: async () => 0,
    unreachable: createUnreachable(world.machine),
    attemptMail: createMailSender(
      world,
      mailOptions(async (mail) => {
        sent.push(mail.to);
        await send(mail);
      }),
    ),
    report: (error) => failures.push(error),
  });
  const statusOf = async (id: string) => (await getAssessment(world, organizationId, id)).assessment.status;
  const deliveryOf = (id: string) => world.store.deliveries.get(organizationId, invitationDeliveryId(id));
  return { ...testWorld, outbox, sent, failures, assessmentIds, statusOf, deliveryOf };
}

const unavailable = () => Promise.reject(new Error("the mail server is away"));

test("hands over all due mails, each once", async () => {
  const { outbox, sent, assessmentIds, statusOf } = await start(25);
  await Promise.all([outbox.drain(), outbox.drain()]);
  expect(sent.sort()).toEqual(assessmentIds.map((_, index) => `${index}@example.com`).sort());
  for (const id of assessmentIds) expect(await statusOf(id)).toBe("TOKEN_SENT");
  expect(await outbox.nextDueAt(undefined)).toBeUndefined();
});

test("sends outside of any transaction", async () => {
  let world: Awaited<ReturnType<typeof start>>["world"] | undefined;
  const started = await start(1, async () => {
    await world?.store.transact((tx) => tx.settings.put("other", "done"));
  });
  world = started.world;
  await started.outbox.drain();
  expect(await world.store.settings.get("other")).toBe("done");
  expect(started.failures).toEqual([]);
});

test("a failed mail is retried after growing delays", async () => {
  const { outbox, assessmentIds, statusOf, deliveryOf, pass, world } = await start(1, unavailable);
  const [id = ""] = assessmentIds;
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 4; attempt++) {
    await outbox.drain();
    const delay = ((await deliveryOf(id))?.dueAt ?? 0) - world.clocks.sandbox.now();
    delays.push(delay);
    pass(delay);
  }
  for (const [index, seconds] of [1, 2, 4, 8].entries())
    expect(Math.abs((delays[index] ?? 0) - seconds * SECOND)).toBeLessThanOrEqual(0.1 * seconds * SECOND);
  expect(await deliveryOf(id)).toMatchObject({ failures: 4 });
  expect(await statusOf(id)).toBe("NEW");
});

test("a failing mail delays no other mail", async () => {
  const { outbox, assessmentIds, statusOf } = await start(3, (mail) =>
    mail.to === "0@example.com" ? unavailable() : Promise.resolve(),
  );
  await outbox.drain();
  expect(await Promise.all(assessmentIds.map(statusOf))).toEqual(["NEW", "TOKEN_SENT", "TOKEN_SENT"]);
});

test("a mail of a dead process is sent again after its lease", async () => {
  const { outbox, world, sent, assessmentIds, statusOf, pass } = await start();
  const { clocks, machine } = world;
  const lease = { id: "lea_of_the_dead", until: machine.now() + MINUTE };
  await world.store.transact((tx) =>
    tx.deliveries.claim({
      dueBy: clocks.sandbox.now(),
      now: machine.now(),
      lease,
      limit: 1,
      mails: 1,
      perLane: () => 1,
    }),
  );
  await outbox.drain();
  expect(sent).toEqual([]);
  pass(MINUTE);
  await outbox.drain();
  expect(sent).toEqual(["0@example.com"]);
  expect(await statusOf(assessmentIds[0] ?? "")).toBe("TOKEN_SENT");
});

test("waits for one delivery only", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const { outbox, organizationId, assessmentIds, statusOf } = await start(30, (mail) =>
    mail.to === "29@example.com" ? Promise.resolve() : never,
  );
  outbox.wake(undefined);
  const id = assessmentIds[29] ?? "";
  await outbox.drain({ organizationId, id: invitationDeliveryId(id) });
  expect(await statusOf(id)).toBe("TOKEN_SENT");
});

test("waits for a delivery in progress, which is sent once", async () => {
  const { outbox, organizationId, sent, assessmentIds, statusOf } = await start();
  const id = assessmentIds[0] ?? "";
  const only = { organizationId, id: invitationDeliveryId(id) };
  outbox.wake(undefined);
  await Promise.all([outbox.drain(only), outbox.drain(only)]);
  expect(await statusOf(id)).toBe("TOKEN_SENT");
  expect(sent).toEqual(["0@example.com"]);
});

test("starts no delivery after the close, and waits for deliveries in progress", async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const { outbox, sent, assessmentIds, statusOf } = await start(15, ({ to }) =>
    to === "0@example.com" ? Promise.resolve() : gate,
  );
  outbox.wake(undefined);
  await expect.poll(() => sent.length).toBe(3);
  const closed = outbox.close();
  open();
  await closed;
  expect(sent).toHaveLength(3);
  const statuses = await Promise.all(assessmentIds.map(statusOf));
  expect(statuses.filter((status) => status === "TOKEN_SENT")).toHaveLength(3);
});

test("a quick receiver gets up to eight concurrent attempts", () => {
  const allowances = createAllowances();
  const seen = [allowances.of("whk_1")];
  for (let n = 0; n < 4; n++) {
    allowances.report("whk_1", "quick");
    seen.push(allowances.of("whk_1"));
  }
  expect(seen).toEqual([1, 2, 4, 8, 8]);
  expect(allowances.of("whk_2")).toBe(1);
});

test("a hanging receiver gets one attempt at a time until it is quick again", () => {
  const allowances = createAllowances();
  for (let n = 0; n < 4; n++) allowances.report("whk_1", "quick");
  allowances.report("whk_1", "hung");
  expect(allowances.of("whk_1")).toBe(1);
  allowances.report("whk_1", "quick");
  expect(allowances.of("whk_1")).toBe(2);
});
