import { type Client, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { type Receiver, startReceiver } from "../../../testing/receiver.ts";
import { NOW } from "../../../testing/start-with-catalogue.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { DAY, HOUR, toTimestamp } from "../../domain/time.ts";
import { invite } from "../../service/candidates.ts";

const showing = (ms: number, fields: object = {}) => ({
  now: toTimestamp(NOW + ms),
  frozen: false,
  own: true,
  ...fields,
});

const clockOf = (control: Client, id: string) => unwrap(control.GET("/organizations/{id}/clock", at({ id })));

const advance = (control: Client, id: string, duration: string) =>
  unwrap(control.POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration } }));

/** Blocks responses until `open`. */
async function startHanging(): Promise<Receiver & { readonly reached: Promise<void>; open(): void }> {
  const receiver = await startReceiver();
  const gate = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  receiver.respond = (response) => {
    reached.resolve();
    void gate.promise.then(() => response.writeHead(204).end());
  };
  return Object.assign(receiver, { reached: reached.promise, open: gate.resolve });
}

async function startTwo() {
  const sandbox = await startWithControl();
  const { control, world, organizationId: slow, other, catalogue } = sandbox;
  const [hanging, quick] = [await startHanging(), await startReceiver()];
  const made = await unwrap(
    control.POST("/organizations", { body: { name: "Third", seed: "catalogue", seedValue: "third" } }),
  );
  const test = (await world.store.tests.search(made.id, {}, { offset: 0, limit: 100 })).items.find(
    ({ state, sections }) => state === "READY" && sections.length > 0,
  );
  for (const [id, { url }] of [
    [slow, hanging],
    [made.id, quick],
  ] as const)
    await unwrap(control.POST("/organizations/{id}/webhooks", { ...at({ id }), body: { url, apiVersion: "V2" } }));
  await invite(world, slow, { email: "ada@example.com" }, { testId: catalogue.manual.id });
  await invite(world, made.id, { email: "noor@example.com" }, { testId: test?.id ?? "" });
  await sandbox.settle();
  return { ...sandbox, slow, prompt: made.id, following: other.organizationId, hanging, quick };
}

test("a hanging endpoint delays no advance of another organization or of the sandbox clock", async () => {
  const { control, slow, prompt, following, hanging, quick } = await startTwo();
  const over: string[] = [];
  const note = (name: string) => () => void over.push(name);
  const slowly = advance(control, slow, "P30D").then(note("slow"));
  await hanging.reached;
  await advance(control, prompt, "P30D").then(note("prompt"));
  await unwrap(control.POST("/clock/advance", { body: { duration: "P1D" } })).then(note("sandbox"));
  expect(over).toEqual(["prompt", "sandbox"]);
  expect(quick.received).toHaveLength(1);
  expect(await clockOf(control, prompt)).toEqual(showing(30 * DAY));
  expect(await clockOf(control, following)).toEqual(showing(DAY, { own: false }));
  hanging.open();
  await slowly;
  expect(await clockOf(control, slow)).toEqual(showing(30 * DAY));
});

test("an advance of the sandbox clock that waits for an endpoint delays no organization clock", async () => {
  const { control, slow, prompt, hanging, quick } = await startTwo();
  await unwrap(control.POST("/organizations/{id}/clock/freeze", { ...at({ id: prompt }), body: {} }));
  const all = unwrap(control.POST("/clock/advance", { body: { duration: "P30D" } }));
  await hanging.reached;
  expect(quick.received).toHaveLength(0);
  expect(await advance(control, prompt, "P30D")).toMatchObject({ timersRun: 1 });
  expect(quick.received).toHaveLength(1);
  expect(await clockOf(control, slow)).toMatchObject({ own: false });
  hanging.open();
  expect(await all).toMatchObject({ now: toTimestamp(NOW + 30 * DAY), timersRun: 1, ownClocks: [prompt] });
});

test("a new organization clock starts at the current sandbox time during a move", async () => {
  const { control, prompt, hanging } = await startTwo();
  const all = unwrap(control.POST("/clock/advance", { body: { duration: "P30D" } }));
  await hanging.reached;
  const { now } = await unwrap(control.GET("/clock"));
  expect(await advance(control, prompt, "PT0S")).toMatchObject({ now, own: true });
  hanging.open();
  await all;
  expect(await clockOf(control, prompt)).toMatchObject({ now, own: true });
});

test("moves of one organization clock run one after the other", async () => {
  const { control, prompt } = await startTwo();
  const moves = await Promise.all(Array.from({ length: 5 }, () => advance(control, prompt, "P4D")));
  expect(moves.map(({ now }) => now)).toContain(toTimestamp(NOW + 20 * DAY));
  expect(moves.reduce((sum, { timersRun }) => sum + timersRun, 0)).toBe(1);
  expect(await clockOf(control, prompt)).toEqual(showing(20 * DAY));
});

test("a retry follows its organization's clock: of two organizations, one retries", async () => {
  const { control, slow, prompt, hanging, quick } = await startTwo();
  const refuse: Receiver["respond"] = (response) => response.writeHead(500).end();
  hanging.respond = refuse;
  quick.respond = refuse;
  await advance(control, slow, "P20D");
  await advance(control, prompt, "P14D");
  await advance(control, prompt, "PT4S");
  expect(quick.received).toHaveLength(1);
  expect(hanging.received).toHaveLength(8);
  await advance(control, prompt, "PT2S");
  expect(quick.received).toHaveLength(2);
});

test("a snapshot keeps the clock: a restore goes back to it, and a fork begins with it", async () => {
  const { control, organizationId: id, world } = await startWithControl();
  const take = (name: string) =>
    unwrap(control.POST("/organizations/{id}/snapshots", { ...at({ id }), body: { name } }));
  const follows = await take("follows");
  await unwrap(
    control.POST("/organizations/{id}/clock/freeze", { ...at({ id }), body: { at: toTimestamp(NOW + DAY) } }),
  );
  const { id: snapshotId } = await take("frozen");
  await advance(control, id, "P1D");
  await unwrap(control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at({ id, snapshotId })));
  const frozen = showing(DAY, { frozen: true });
  expect(await clockOf(control, id)).toEqual(frozen);
  const fork = await unwrap(
    control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", {
      ...at({ id, snapshotId }),
      body: { apiKey: {} },
    }),
  );
  expect([fork.creationDate, fork.apiKey?.creationDate]).toEqual([frozen.now, frozen.now]);
  expect(await clockOf(control, fork.id)).toEqual(frozen);
  expect(await advance(control, fork.id, "PT1H")).toMatchObject({ now: toTimestamp(NOW + DAY + HOUR), frozen: true });
  expect(await clockOf(control, id)).toEqual(frozen);
  expect(world.clocks.owners().sort()).toEqual([id, fork.id].sort());
  await unwrap(control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at({ id, snapshotId: follows.id })));
  expect(await clockOf(control, id)).toEqual(showing(0, { own: false }));
});

test("a restore during an advance ends it: the clock is that of the snapshot, or the sandbox's, and can be moved again", async () => {
  for (const own of [true, false]) {
    const { control, slow, hanging } = await startTwo();
    if (own) await advance(control, slow, "P1D");
    const body = { name: "before" };
    const { id: snapshotId } = await unwrap(
      control.POST("/organizations/{id}/snapshots", { ...at({ id: slow }), body }),
    );
    const advanced = refusal(advance(control, slow, "P30D"));
    await hanging.reached;
    const path = at({ id: slow, snapshotId });
    await unwrap(control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", path));
    hanging.open();
    expect(await advanced).toMatchObject({ status: 409, message: expect.stringContaining("was restored") });
    expect(await clockOf(control, slow)).toEqual(showing(own ? DAY : 0, { own }));
    expect(await advance(control, slow, "P30D")).toMatchObject({ timersRun: 1 });
  }
});

test("a reset keeps the clock", async () => {
  const { control, organizationId: id, world } = await startWithControl();
  await advance(control, id, "P3D");
  for (const seed of ["NONE", "DEMO"] as const) {
    await unwrap(
      control.POST("/organizations/{id}/reset", { ...at({ id }), body: { seed: seed.toLowerCase() as "none" } }),
    );
    expect(await clockOf(control, id)).toEqual(showing(3 * DAY));
  }
  const { items } = await world.store.mails.list(id, {}, { offset: 0, limit: 100 });
  const latest = Math.max(...items.map(({ createdAt }) => createdAt));
  expect(latest).toBeGreaterThan(NOW + DAY);
  expect(latest).toBeLessThanOrEqual(NOW + 3 * DAY);
});
