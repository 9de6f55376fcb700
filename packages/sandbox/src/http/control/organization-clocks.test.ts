import { type JournalPage, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { startReceiver } from "../../../testing/receiver.ts";
import { NOW } from "../../../testing/start-with-catalogue.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";
import { DAY, HOUR, toTimestamp } from "../../domain/time.ts";

async function start() {
  const sandbox = await startWithControl();
  const { control, organizationId, world, other } = sandbox;
  const own = at({ id: organizationId });
  const clock = (id = organizationId) => unwrap(control.GET("/organizations/{id}/clock", at({ id })));
  const advance = (duration: string, id = organizationId) =>
    unwrap(control.POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration } }));
  const advanceAll = (duration: string) => unwrap(control.POST("/clock/advance", { body: { duration } }));
  const statusOf = async (id: string) => (await unwrap(control.GET("/assessments/{id}", at({ id })))).status;
  const journal = async (id = organizationId) =>
    (
      (await unwrap(
        control.GET("/organizations/{id}/journal", {
          params: { path: { id }, query: { count: 100 } },
          parseAs: "json",
        }),
      )) as JournalPage
    ).items;
  return { ...sandbox, own, clock, advance, advanceAll, statusOf, journal, otherId: other.organizationId, world };
}

const showing = (ms: number, fields: object = {}) => ({
  now: toTimestamp(NOW + ms),
  frozen: false,
  own: true,
  ...fields,
});

test("an organization follows the sandbox clock until its own clock is moved", async () => {
  const { clock, advance, advanceAll, otherId, control, organizationId } = await start();
  expect(await clock()).toEqual(showing(0, { own: false }));
  await advanceAll("P1D");
  expect(await clock()).toEqual(showing(DAY, { own: false }));
  expect(await advance("P3D")).toEqual(showing(4 * DAY, { timersRun: 0 }));
  expect(await clock(otherId)).toEqual(showing(DAY, { own: false }));
  expect(await advanceAll("P1D")).toMatchObject({ now: toTimestamp(NOW + 2 * DAY), ownClocks: [organizationId] });
  expect(await clock()).toEqual(showing(4 * DAY));
  expect(await clock(otherId)).toEqual(showing(2 * DAY, { own: false }));
  expect(await unwrap(control.GET("/clock"))).toMatchObject({ ownClocks: [organizationId] });
});

test("an organization clock freezes, moves and resumes like the sandbox clock, with the same refusals", async () => {
  const { own, control, clock, advance } = await start();
  const freeze = (body: object) => unwrap(control.POST("/organizations/{id}/clock/freeze", { ...own, body }));
  expect(await freeze({ at: toTimestamp(NOW + HOUR) })).toEqual(showing(HOUR, { frozen: true, timersRun: 0 }));
  expect((await refusal(freeze({ at: toTimestamp(NOW) }))).status).toBe(400);
  expect(await advance("PT1H")).toEqual(showing(2 * HOUR, { frozen: true, timersRun: 0 }));
  expect((await refusal(advance("P99999999D"))).status).toBe(400);
  expect(await unwrap(control.POST("/organizations/{id}/clock/resume", own))).toEqual(showing(2 * HOUR));
  expect(await clock()).toEqual(showing(2 * HOUR));
});

test("a refused move creates no organization clock, and an unknown organization has none", async () => {
  const { clock, advance, control, world } = await start();
  expect((await refusal(advance("P99999999D"))).status).toBe(400);
  expect(await clock()).toMatchObject({ own: false });
  expect((await refusal(clock("org_none"))).status).toBe(404);
  expect((await refusal(advance("P1D", "org_none"))).status).toBe(404);
  expect((await refusal(unwrap(control.DELETE("/organizations/{id}/clock", at({ id: "org_none" }))))).status).toBe(404);
  expect(world.clocks.owners()).toEqual([]);
});

test("resuming creates an organization clock only if the sandbox clock is frozen", async () => {
  const { own, control, clock, otherId } = await start();
  const resume = () => unwrap(control.POST("/organizations/{id}/clock/resume", own));
  expect(await resume()).toEqual(showing(0, { own: false }));
  await unwrap(control.POST("/clock/freeze", { body: {} }));
  expect(await resume()).toEqual(showing(0));
  expect(await clock(otherId)).toEqual(showing(0, { frozen: true, own: false }));
});

test("an organization without its own clock follows the sandbox clock again, and due timers run", async () => {
  const { own, control, clock, advance, advanceAll, invite, statusOf, settle } = await start();
  const { id } = await invite();
  await settle();
  await unwrap(control.POST("/organizations/{id}/clock/freeze", { ...own, body: {} }));
  await advanceAll("P60D");
  expect(await statusOf(id)).toBe("TOKEN_SENT");
  await unwrap(control.DELETE("/organizations/{id}/clock", own));
  expect(await clock()).toEqual(showing(60 * DAY, { own: false }));
  expect(await statusOf(id)).toBe("TOKEN_EXPIRED");
  await advance("P1D");
  await unwrap(control.DELETE("/organizations/{id}/clock", own));
  expect(await clock()).toEqual(showing(60 * DAY, { own: false }));
});

test("an advance runs all due timers of its organization, and no others, before it responds", async () => {
  const { advance, advanceAll, invite, statusOf, settle, register, otherId, journal, world } = await start();
  const receiver = await startReceiver();
  await register(receiver.url);
  const { id } = await invite();
  await settle();
  const build = { kind: "expire", candidateId: "cnd_other", assessmentId: "asm_other", dueAt: NOW + DAY } as const;
  await world.store.transact((tx) => tx.timers.put({ ...build, organizationId: otherId }));
  expect(await advance("P60D")).toMatchObject({ timersRun: 1 });
  expect(await statusOf(id)).toBe("TOKEN_EXPIRED");
  expect(receiver.received.map(({ body }) => JSON.parse(body)[0].event)).toEqual(["ASSESSMENT_EXPIRED"]);
  expect(await world.store.timers.next()).toMatchObject({ organizationId: otherId });
  // A request's entry has its start time.
  const entries = await journal();
  const move = entries.find(({ operation }) => operation === "advanceOrganizationClock");
  expect(move?.date).toBe(toTimestamp(NOW));
  const expired = entries.find(({ kind, operation }) => kind === "TIMER" && operation === "expire");
  expect(Date.parse(expired?.date ?? "")).toBeGreaterThan(NOW + DAY);
  expect(await advanceAll("P2D")).toMatchObject({ timersRun: 1 });
});

test("dates of an organization are by its own clock, in every API", async () => {
  const { advance, v1, catalogue, control, own, other, register } = await start();
  await advance("P10D");
  const then = toTimestamp(NOW + 10 * DAY);
  const body = { examId: catalogue.manual.id, email: "noor@example.com", firstName: "Noor", lastName: "Haddad" };
  await unwrap(v1.POST("/candidates", { body }));
  const { items } = await unwrap(control.GET("/organizations/{id}/mails", own));
  expect(items.map(({ creationDate, handOverDate }) => [creationDate, handOverDate])).toEqual([[then, then]]);
  const key = await unwrap(control.POST("/organizations/{id}/keys", { ...own, body: { versions: ["V1"] } }));
  expect(key.creationDate).toBe(then);
  const webhook = { url: "https://hooks.example.com", apiVersion: "V2" } as const;
  expect((await register(webhook.url)).creationDate).toBe(then);
  const theirs = at({ id: other.organizationId });
  const others = await unwrap(control.POST("/organizations/{id}/webhooks", { ...theirs, body: webhook }));
  expect(others.creationDate).toBe(toTimestamp(NOW));
});

test("an organization that is deleted during an advance is 404, and so is its clock", async () => {
  const { advance, control, own, organizationId, world, invite, register } = await start();
  const receiver = await startReceiver();
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  receiver.respond = (response) => {
    begun.resolve();
    void gate.promise.then(() => response.writeHead(204).end());
  };
  await register(receiver.url);
  await invite();
  const advanced = refusal(advance("P60D"));
  await begun.promise;
  await unwrap(control.DELETE("/organizations/{id}", own));
  gate.resolve();
  expect((await advanced).status).toBe(404);
  expect(world.clocks.ownerOf(organizationId)).toBeUndefined();
  expect(await world.store.clocks.list(0)).toEqual([]);
});
