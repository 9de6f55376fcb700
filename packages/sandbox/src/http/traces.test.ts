import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { type Receiver, startReceiver } from "../../testing/receiver.ts";
import type { TestSandboxOptions } from "../../testing/sandbox.ts";
import { at, type StartedWithControl, startWithControl } from "../../testing/start-with-control.ts";

const trace = { traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", tracestate: "vendor=a" };
const another = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";

interface Traced extends StartedWithControl {
  readonly receiver: Receiver;
  readonly arrived: () => Promise<object[]>;
}

async function start(options: TestSandboxOptions = {}): Promise<Traced> {
  const sandbox = await startWithControl(options);
  const receiver = await startReceiver();
  const { register, clock, settle } = sandbox;
  await clock.freeze();
  await register(receiver.url);
  const arrived = async () => {
    await settle();
    return receiver.received.map(({ headers: { traceparent, tracestate } }) => ({
      ...(traceparent !== undefined && { traceparent }),
      ...(tracestate !== undefined && { tracestate }),
    }));
  };
  return { ...sandbox, receiver, arrived };
}

test.each(["100000/30d", "off"])(
  "a delivery belongs to the trace of its request, with a journal of %s",
  async (journal) => {
    const { control, invite, arrived } = await start(journal === "off" ? { journal } : {});
    const [{ id }, other] = [await invite(), await invite(undefined, "other@example.com")];
    await unwrap(control.POST("/assessments/{id}/start", { ...at({ id }), headers: trace }));
    await unwrap(control.POST("/assessments/{id}/start", at({ id: other.id })));
    expect(await arrived()).toEqual([trace, {}]);
  },
);

test("retries and replays belong to the same trace", async () => {
  const { control, organizationId, invite, receiver, arrived, clock } = await start();
  const { id } = await invite();
  receiver.respond = (response) => void response.writeHead(receiver.received.length === 1 ? 503 : 204).end();
  await unwrap(control.POST("/assessments/{id}/start", { ...at({ id }), headers: trace }));
  await arrived();
  await clock.advance(60_000);
  expect(await arrived()).toEqual([trace, trace]);
  const { items } = await unwrap(control.GET("/organizations/{id}/deliveries", at({ id: organizationId })));
  const path = { id: organizationId, deliveryId: items[0]?.id ?? "" };
  const replay = { params: { path }, headers: { traceparent: another } };
  await unwrap(control.POST("/organizations/{id}/deliveries/{deliveryId}/replay", replay));
  expect(await arrived()).toEqual([trace, trace, trace]);
});

test("effects of a timer belong to the trace of the request that set it or moved the clock", async () => {
  const { control, catalogue, invite, arrived, clock } = await start();
  const [first, second] = [await invite(catalogue.automatic), await invite(catalogue.automatic, "second@example.com")];
  await unwrap(control.POST("/assessments/{id}/start", at({ id: first.id })));
  await unwrap(control.POST("/assessments/{id}/submit", { ...at({ id: first.id }), headers: trace }));
  await clock.advance(3_600_000);
  expect((await arrived()).slice(1)).toEqual([trace, trace]);
  await unwrap(control.POST("/assessments/{id}/start", at({ id: second.id })));
  await unwrap(control.POST("/clock/advance", { body: { duration: "PT1H" }, headers: { traceparent: another } }));
  expect((await arrived()).slice(4)).toEqual([{ traceparent: another }, { traceparent: another }]);
});
