import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { startReceiver } from "../../../testing/receiver.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import type { Resolve } from "../../outbox/addresses.ts";

async function start() {
  const leadsTo = { addresses: ["127.0.0.1"] };
  const lookup: Resolve = (_name, _options, callback) =>
    callback(
      null,
      leadsTo.addresses.map((address) => ({ address, family: 4 })),
    );
  const sandbox = await startWithControl({ lookup, webhookRetries: [] });
  const { control, organizationId, settle } = sandbox;
  const organization = at({ id: organizationId });
  async function deliver(webhookId: string) {
    const one = at({ id: organizationId, webhookId });
    await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/test", one));
    await settle();
    const { items } = await unwrap(control.GET("/organizations/{id}/deliveries", organization));
    return items;
  }
  return { ...sandbox, leadsTo, deliver };
}

test("a host name is checked at each attempt, also if its address changes", async () => {
  const { leadsTo, register, deliver, control, organizationId, settle } = await start();
  const receiver = await startReceiver();
  const { id } = await register(receiver.url.replace("127.0.0.1", "hooks.localhost"));
  expect((await deliver(id))[0]).toMatchObject({ state: "DELIVERED" });

  // A kept-alive connection must not bypass the check.
  for (const addresses of [["10.0.0.1"], ["127.0.0.1", "169.254.169.254"], ["::ffff:10.0.0.1"]]) {
    leadsTo.addresses = addresses;
    receiver.respond = (response) => void response.writeHead(204, { connection: "close" }).end();
    await deliver(id);
  }
  const [last] = await deliver(id);
  expect(last).toMatchObject({ state: "HELD", attempts: [{ failure: "address" }] });

  leadsTo.addresses = ["127.0.0.1"];
  const one = at({ id: organizationId, webhookId: id });
  await unwrap(control.POST("/organizations/{id}/webhooks/{webhookId}/replay", { ...one, body: { state: ["HELD"] } }));
  await settle();
  const { items } = await unwrap(control.GET("/organizations/{id}/deliveries", at({ id: organizationId })));
  expect(items.map(({ state }) => state)).toEqual(items.map(() => "DELIVERED"));
});

test("a webhook at the sandbox itself is refused with an alternative", async () => {
  const { origin, register, organizationId } = await start();
  const error = await refusal(register(`${origin}/control/clock/freeze`));
  expect(error.status).toBe(400);
  expect(error.validationErrors).toEqual([
    expect.objectContaining({
      field: "url",
      message: expect.stringContaining("is the sandbox itself; use the address of a"),
    }),
  ]);
  expect(await register(`${origin}/catcher/${organizationId}`)).toMatchObject({ state: "ENABLED" });
});

test("a host name of the sandbox is not reachable by webhooks", async () => {
  const { origin, register, deliver, clock } = await start();
  const { port } = new URL(origin);
  const { id } = await register(`https://hooks.example.com:${port}/control/clock/freeze`);
  const [delivery] = await deliver(id);
  expect(delivery).toMatchObject({
    state: "HELD",
    attempts: [{ failure: "address", message: expect.stringContaining("is the sandbox itself") }],
  });
  expect(clock.frozen).toBe(false);
});
