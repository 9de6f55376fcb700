import { createHmac } from "node:crypto";
import { unwrap } from "@assessment-api/control";
import documentV1 from "@assessment-api/v1/openapi.json" with { type: "json" };
import { verifyWebhook as verifyV1 } from "@assessment-api/v1/webhooks";
import documentV2 from "@assessment-api/v2/openapi.json" with { type: "json" };
import { verifyWebhook as verifyV2 } from "@assessment-api/v2/webhooks";
import { expect, test } from "vitest";
import { type Received, startReceiver } from "../../../testing/receiver.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { HOUR, MINUTE, SECOND } from "../../domain/time.ts";
import { registerWebhook } from "../../service/webhooks.ts";

async function start(apiVersion: "V1" | "V2" = "V2", webhookRetries: readonly number[] = [5 * SECOND, 5 * MINUTE]) {
  const sandbox = await startWithControl({ webhookRetries });
  const { control, organizationId, clock } = sandbox;
  await clock.freeze();
  const receiver = await startReceiver();
  const organization = at({ id: organizationId });
  const webhook = await sandbox.register(receiver.url, apiVersion);
  const one = at({ id: organizationId, webhookId: webhook.id });
  const deliveries = async (query: object = {}) => {
    await sandbox.settle();
    const params = { ...organization.params, query };
    return (await unwrap(control.GET("/organizations/{id}/deliveries", { params }))).items;
  };
  const read = () => unwrap(control.GET("/organizations/{id}/webhooks/{webhookId}", one));
  const cause = async (email?: string) => {
    const { id } = await sandbox.invite(undefined, email);
    await unwrap(control.POST("/assessments/{id}/start", at({ id })));
    await sandbox.settle();
    return id;
  };
  const begin = async (email: string) => {
    const { id } = await sandbox.invite(undefined, email);
    await sandbox.settle({ organizationId, assessmentId: id });
    await unwrap(control.POST("/assessments/{id}/start", at({ id })));
  };
  return { ...sandbox, receiver, webhook, one, deliveries, read, cause, begin };
}

const requestOf = ({ headers, body }: Received) =>
  new Request("http://receiver", { method: "POST", headers: headers as Record<string, string>, body });

const eventsOf = (received: readonly Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { event: string }[]).map(({ event }) => event).join());

test("an event reaches the endpoint in the words and headers of V2, and passes its check", async () => {
  const { cause, receiver, webhook, deliveries, world } = await start("V2");
  await cause();
  const [first] = receiver.received as [Received];
  expect(receiver.received).toHaveLength(1);
  expect(first.headers).toMatchObject({
    "content-type": "application/vnd.vendor.v2.hal+json",
    "vendor-hook-secret": webhook.secret,
    "user-agent": expect.stringMatching(/^assessment-api-sandbox\/\d/),
  });
  expect((await verifyV2(requestOf(first), webhook.secret, world.machine))[0]?.event).toBe("ASSESSMENT_STARTED");
  expect(await deliveries()).toEqual([
    expect.objectContaining({
      state: "DELIVERED",
      attempts: [expect.objectContaining({ status: 204, simulated: false })],
    }),
  ]);
});

test("an event reaches the endpoint in the words and headers of V1, and passes its check", async () => {
  const { cause, receiver, webhook, world } = await start("V1");
  await cause();
  const [first] = receiver.received as [Received];
  expect(first.headers).toMatchObject({ "content-type": "application/json", "x-hook-secret": webhook.secret });
  expect((await verifyV1(requestOf(first), webhook.secret, world.machine))[0]).toMatchObject({ event: "EXAM_STARTED" });
});

test("the headers of Standard Webhooks sign the body with each valid secret", async () => {
  const { cause, receiver, webhook, one, control, deliveries, world } = await start();
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/rotate", { ...one, body: { overlap: "PT2H" } }));
  await cause();
  const [{ headers, body }] = receiver.received as [Received];
  const [delivery] = await deliveries();
  const second = headers["vendor-hook-secret"] as string;
  expect(second).not.toBe(webhook.secret);
  expect(headers["webhook-id"]).toBe(delivery?.eventId);
  expect(Math.abs(Number(headers["webhook-timestamp"]) * SECOND - world.machine.now())).toBeLessThan(MINUTE);
  const content = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
  const signatures = [second, webhook.secret].map(
    (secret) => `v1,${createHmac("sha256", secret).update(content).digest("base64")}`,
  );
  expect(headers["webhook-signature"]).toBe(signatures.join(" "));
});

test.each([
  ["V1", documentV1],
  ["V2", documentV2],
] as const)("every header of %s that HTTP does not define is in its document", async (version, document) => {
  const { cause, receiver } = await start(version);
  await cause();
  const own = ["host", "connection", "content-length", "content-type", "user-agent"];
  const sent = Object.keys(receiver.received[0]?.headers ?? {}).filter((name) => !own.includes(name));
  const { parameters } = document.webhooks.candidateEvents.post;
  const declared = parameters.map(({ $ref }) => {
    const name = $ref.split("/").at(-1) as keyof typeof document.components.parameters;
    return (document.components.parameters[name] as { name: string }).name.toLowerCase();
  });
  expect(declared.filter((name) => !own.includes(name)).sort()).toEqual(sent.sort());
});

test("an old secret stops signing after its overlap", async () => {
  const { cause, receiver, one, control, read, clock } = await start();
  const rotate = { ...one, body: { secret: "whs_of_my_own", overlap: "PT1H" } };
  expect((await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/rotate", rotate))).secret).toBe(
    "whs_of_my_own",
  );
  await clock.advance(HOUR);
  expect((await read()).previousSecrets).toEqual([]);
  await cause();
  expect(receiver.received[0]?.headers["webhook-signature"]).not.toContain(" ");
});

test("an advance runs the whole schedule; failed deliveries are held, and a replay delivers them", async () => {
  const { cause, receiver, deliveries, clock, one, control, read } = await start();
  receiver.respond = (response) => void response.writeHead(500).end("out of order");
  await cause();
  expect(await deliveries()).toMatchObject([
    { state: "PENDING", failures: 1, attempts: [{ status: 500, body: "out of order" }] },
  ]);
  await clock.advance(HOUR);
  const [held] = await deliveries();
  expect(held).toMatchObject({ state: "HELD", failures: 3 });
  const dates = held?.attempts.map(({ date }) => Date.parse(date)) as [number, number, number];
  const delays = [dates[1] - dates[0], dates[2] - dates[1]];
  expect(Math.abs((delays[0] as number) - 5 * SECOND)).toBeLessThanOrEqual(0.5 * SECOND);
  expect(Math.abs((delays[1] as number) - 5 * MINUTE)).toBeLessThanOrEqual(0.5 * MINUTE);
  expect(await read()).toMatchObject({ state: "ENABLED", deliveries: { pending: 0, delivered: 0, held: 1 } });

  receiver.respond = (response) => void response.writeHead(204).end();
  const replay = { ...one, body: { state: ["HELD" as const] } };
  expect(await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/replay", replay))).toEqual({
    replayed: 1,
  });
  expect(await deliveries()).toMatchObject([{ state: "DELIVERED", failures: 0 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
});

test("410 disables the endpoint; later deliveries are held until it is enabled, then delivered in order", async () => {
  const { cause, receiver, deliveries, one, control, read, clock, organizationId } = await start();
  receiver.respond = (response) => void response.writeHead(410).end();
  const id = await cause();
  expect(await read()).toMatchObject({ state: "DISABLED", disabledReason: "GONE" });
  await unwrap(control.POST("/assessments/{id}/submit", at({ id })));
  await clock.advance(HOUR);
  expect(receiver.received).toHaveLength(1);
  expect((await deliveries()).map(({ state }) => state)).toEqual(["HELD", "HELD", "HELD"]);

  receiver.respond = (response) => void response.writeHead(204).end();
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/enable", one));
  expect((await deliveries()).map(({ state }) => state)).toEqual(["DELIVERED", "DELIVERED", "DELIVERED"]);
  expect(eventsOf(receiver.received.slice(1))).toEqual([
    "ASSESSMENT_STARTED",
    "WAITING_FOR_ASSESSMENT",
    "ASSESSMENT_COMPLETED",
  ]);
  expect(await deliveries({ state: ["HELD"] })).toEqual([]);
  const { items } = await unwrap(control.GET("/organizations/{id}/events", at({ id: organizationId })));
  expect(items).toHaveLength(3);
});

test("a redirect is a failure and is not followed", async () => {
  const { cause, receiver, deliveries } = await start();
  receiver.respond = (response) => void response.writeHead(302, { location: "/elsewhere" }).end();
  await cause();
  expect(await deliveries()).toMatchObject([{ state: "PENDING", attempts: [{ status: 302 }] }]);
  expect(receiver.received).toHaveLength(1);
});

test("Retry-After is honoured", async () => {
  const { cause, receiver, deliveries, clock } = await start();
  receiver.respond = (response) => void response.writeHead(429, { "retry-after": "3600" }).end();
  await cause();
  const [delivery] = await deliveries();
  expect(Date.parse(delivery?.nextAttemptDate ?? "") - clock.now()).toBe(HOUR);
});

test("simulated failures are attempts without a request", async () => {
  const { cause, receiver, deliveries, one, control, read, clock } = await start();
  const fail = { ...one, body: { count: 2, outcome: "timeout" as const } };
  const failing = await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/fail", fail));
  expect(failing.simulatedFailures).toEqual({ count: 2, outcome: "timeout" });
  await cause();
  expect(await deliveries()).toMatchObject([{ state: "PENDING", attempts: [{ failure: "timeout", simulated: true }] }]);
  await clock.advance(HOUR);
  expect(receiver.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ state: "DELIVERED", failures: 2 }]);
  expect(await read()).not.toHaveProperty("simulatedFailures");
});

test("no delivery is sent after a webhook was deleted", async () => {
  const { receiver, control, one, invite, settle, organizationId } = await start();
  let aborted = 0;
  receiver.respond = (response) => {
    response.once("close", () => {
      aborted += 1;
    });
  };
  const { id } = await invite();
  await settle();
  await unwrap(control.POST("/assessments/{id}/start", at({ id })));
  await expect.poll(() => receiver.received.length).toBe(1);
  await unwrap(control.DELETE("/organizations/{id}/webhooks/{webhookId}", one));
  await expect.poll(() => aborted).toBe(1);
  await unwrap(control.POST("/assessments/{id}/submit", at({ id })));
  await settle();
  expect(receiver.received).toHaveLength(1);
  expect((await unwrap(control.GET("/organizations/{id}/deliveries", at({ id: organizationId })))).items).toEqual([]);
});

test("a disabled webhook holds events, including test events", async () => {
  const { receiver, control, one, deliveries, cause, read } = await start();
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/disable", one));
  await cause();
  expect(await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", one))).toMatchObject({
    state: "HELD",
  });
  expect((await deliveries()).map(({ state }) => state)).toEqual(["HELD", "HELD"]);
  expect(receiver.received).toEqual([]);
  expect(await read()).toMatchObject({ state: "DISABLED", disabledReason: "REQUESTED", deliveries: { held: 2 } });
});

test("a test event is delivered like every other, and can be replayed", async () => {
  const { receiver, control, one, deliveries, webhook, organizationId, world } = await start();
  const { id: deliveryId } = await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", one));
  expect(await deliveries()).toMatchObject([{ id: deliveryId, state: "DELIVERED" }]);
  const path = at({ id: organizationId, deliveryId });
  await unwrap(control.POST("/organizations/{id}/deliveries/{deliveryId}/replay", path));
  await deliveries();
  expect(await unwrap(control.GET("/organizations/{id}/deliveries/{deliveryId}", path))).toMatchObject({
    state: "DELIVERED",
    attempts: [{ status: 204 }, { status: 204 }],
  });
  for (const one of receiver.received) await verifyV2(requestOf(one), webhook.secret, world.machine);
});

test("hundreds of held deliveries are released by a replay, each once", async () => {
  const { receiver, control, one, deliveries, read } = await start("V2", []);
  const count = 300;
  receiver.respond = (response) => void response.writeHead(500).end();
  for (let n = 0; n < count; n++) await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", one));
  await expect.poll(async () => (await read()).deliveries.held).toBe(count);

  receiver.respond = (response) => void response.writeHead(204).end();
  const released = receiver.received.length;
  const body = { state: ["HELD" as const] };
  expect(await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/replay", { ...one, body }))).toEqual({
    replayed: count,
  });
  await expect.poll(async () => (await read()).deliveries.delivered).toBe(count);
  const ids = receiver.received.slice(released).map(({ headers }) => headers["webhook-id"]);
  expect(ids).toHaveLength(count);
  expect(new Set(ids).size).toBe(count);
  expect((await deliveries())[0]).toMatchObject({ attempts: [{ status: 500 }, { status: 204 }] });
});

test("a slow endpoint delays no other endpoint", async () => {
  const { receiver, register, begin } = await start();
  const slow = await startReceiver();
  slow.respond = () => {};
  await register(slow.url, "V1");
  for (let n = 0; n < 10; n++) await begin(`${n}@example.com`);
  await expect.poll(() => receiver.received.length).toBe(10);
  expect(slow.received.length).toBeLessThanOrEqual(8);
});

test("two hundred hanging endpoints delay no other endpoint", async () => {
  const { receiver, world, organizationId, begin } = await start();
  const hanging = await startReceiver();
  hanging.respond = () => {};
  for (let n = 0; n < 200; n++)
    await registerWebhook(world, organizationId, { url: `${hanging.url}?${n}`, apiVersion: "v2" });
  for (let n = 0; n < 10; n++) await begin(`${n}@example.com`);
  // Shorter than the first attempt's timeout.
  await expect.poll(() => receiver.received.length).toBe(10);
  await expect.poll(() => hanging.received.length).toBe(200);
});

test("changes of an unknown webhook or delivery are 404", async () => {
  const { control, organizationId: id } = await start();
  const [one, delivery] = [at({ id, webhookId: "whk_0" }), at({ id, deliveryId: "dlv_0" })];
  const calls = [
    () => unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/enable", one)),
    () => unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/disable", one)),
    () => unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/rotate", one)),
    () => unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", one)),
    () => unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/replay", one)),
    () =>
      unwrap(
        control.POST("/organizations/{id}/webhooks/{webhookId}/fail", { ...one, body: { count: 1, outcome: 500 } }),
      ),
    () => unwrap(control.GET("/organizations/{id}/deliveries/{deliveryId}", delivery)),
    () => unwrap(control.POST("/organizations/{id}/deliveries/{deliveryId}/replay", delivery)),
  ];
  for (const call of calls) expect((await refusal(call())).status).toBe(404);
});
