import { type Client, createClient, unwrap } from "@assessment-api/control";
import { createClient as createV1 } from "@assessment-api/v1";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { findServer } from "../../testing/postgres/database.ts";
import { startReceiver } from "../../testing/receiver.ts";
import { at } from "../../testing/start-with-control.ts";
import { DAY } from "../domain/time.ts";
import { type RunningSandbox, startSandbox } from "./start-sandbox.ts";

const server = await findServer();

describe.skipIf(server === undefined)("organizations' clocks in two processes on one database", () => {
  let databaseUrl: string;
  let processes: RunningSandbox[];
  let one: Client;
  let other: Client;

  beforeAll(async () => {
    databaseUrl = (await server?.createDatabase()) as string;
  });
  afterAll(() => server?.dropDatabase(databaseUrl));

  const start = () => startSandbox({ port: 0, databaseUrl, seed: "catalogue", rateLimit: "off", logLevel: "silent" });

  beforeEach(async () => {
    processes = await Promise.all([start(), start()]);
    [one, other] = processes.map(({ urls }) => createClient({ baseUrl: urls.control })) as [Client, Client];
    return async () => {
      await Promise.all(processes.map((process) => process.close()));
    };
  });

  async function newOrganization() {
    const body = { name: "World", seed: "catalogue", apiKey: {} } as const;
    const { id, apiKey } = await unwrap(one.POST("/organizations", { body }));
    const clients = processes.map(({ urls }) => createV1({ baseUrl: urls.v1, apiKey: apiKey?.key ?? "" }));
    const invite = async (client = 0) => {
      const v1 = clients[client % 2] as (typeof clients)[number];
      const { items } = await unwrap(v1.GET("/exams"));
      const usable = items.find(({ name }) => name.includes("Java")) ?? items[0];
      const email = `p${Math.random()}@example.com`;
      const person = { email, firstName: "Ada", lastName: "Lovelace", examId: usable?.id ?? "" };
      return unwrap(v1.POST("/candidates", { body: person }));
    };
    return { id, invite };
  }

  async function startHanging() {
    const receiver = await startReceiver();
    const [gate, reached] = [Promise.withResolvers<number>(), Promise.withResolvers<void>()];
    onTestFinished(() => gate.resolve(204));
    receiver.respond = (response) => {
      reached.resolve();
      void gate.promise.then((status) => response.writeHead(status).end());
    };
    return { receiver, reached: reached.promise, gate };
  }

  const clockOf = (client: Client, id: string) => unwrap(client.GET("/organizations/{id}/clock", at({ id })));
  const advance = (client: Client, id: string, duration: string) =>
    unwrap(client.POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration } }));
  const freeze = (client: Client, id: string) =>
    unwrap(client.POST("/organizations/{id}/clock/freeze", { ...at({ id }), body: {} }));

  test("are visible to all processes at once", async () => {
    const { id, invite } = await newOrganization();
    const { now } = await freeze(one, id);
    expect(await clockOf(other, id)).toEqual({ now, frozen: true, own: true });
    const moved = await advance(other, id, "P3D");
    expect(Date.parse(moved.now)).toBe(Date.parse(now) + 3 * DAY);
    for (const index of [0, 1]) await invite(index);
    for (const client of [one, other]) {
      expect(await clockOf(client, id)).toEqual({ now: moved.now, frozen: true, own: true });
      expect((await unwrap(client.GET("/clock"))).ownClocks).toContain(id);
    }
    const { items } = await unwrap(one.GET("/organizations/{id}/mails", at({ id })));
    expect(items.map(({ creationDate }) => creationDate)).toEqual([moved.now, moved.now]);
    await unwrap(one.DELETE("/organizations/{id}/clock", at({ id })));
    expect(await clockOf(other, id)).toMatchObject({ own: false, frozen: false });
  });

  test("are moved by one process at a time: moves add up, timers run once, events are sent once", async () => {
    const { id, invite } = await newOrganization();
    const receiver = await startReceiver();
    const webhook = { url: receiver.url, apiVersion: "V2" } as const;
    await unwrap(one.POST("/organizations/{id}/webhooks", { ...at({ id }), body: webhook }));
    for (let index = 0; index < 4; index++) await invite(index);
    const { now } = await freeze(one, id);
    const moves = await Promise.all([one, other, one, other].map((client) => advance(client, id, "P10D")));
    expect(moves.reduce((sum, { timersRun }) => sum + timersRun, 0)).toBe(4);
    for (const client of [one, other])
      expect(Date.parse((await clockOf(client, id)).now)).toBe(Date.parse(now) + 40 * DAY);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"])).size).toBe(4);
    expect(receiver.received).toHaveLength(4);
  });

  test("are moved concurrently, and a hanging endpoint delays only its organization", async () => {
    const [slow, quick] = [await newOrganization(), await newOrganization()];
    const prompt = await startReceiver();
    const { receiver: hanging, reached, gate } = await startHanging();
    for (const [{ id }, { url }] of [
      [slow, hanging],
      [quick, prompt],
    ] as const)
      await unwrap(one.POST("/organizations/{id}/webhooks", { ...at({ id }), body: { url, apiVersion: "V2" } }));
    await Promise.all([slow.invite(), quick.invite()]);
    const slowly = advance(one, slow.id, "P40D");
    await reached;
    for (const client of [one, other]) expect((await advance(client, quick.id, "P20D")).own).toBe(true);
    expect(prompt.received).toHaveLength(1);
    await unwrap(other.POST("/clock/advance", { body: { duration: "PT1H" } }));
    gate.resolve(204);
    expect((await slowly).timersRun).toBe(1);
    expect(hanging.received).toHaveLength(1);
  });

  test("are moved after the attempts of other processes", async () => {
    const { id, invite } = await newOrganization();
    const { receiver, reached, gate } = await startHanging();
    await unwrap(
      one.POST("/organizations/{id}/webhooks", { ...at({ id }), body: { url: receiver.url, apiVersion: "V2" } }),
    );
    const { now } = await freeze(one, id);
    await invite();
    const { items } = await unwrap(one.GET("/organizations/{id}/mails", at({ id })));
    await unwrap(one.POST("/assessments/{id}/start", at({ id: String(items[0]?.assessmentId) })));
    await reached;
    let isMoved = false;
    const moved = advance(other, id, "PT1S").finally(() => {
      isMoved = true;
    });
    for (let time = 0; time < 10; time++) await unwrap(other.GET("/organizations/{id}/mails", at({ id })));
    expect(isMoved).toBe(false);
    gate.resolve(500);
    await moved;
    const { items: deliveries } = await unwrap(one.GET("/organizations/{id}/deliveries", at({ id })));
    expect(deliveries.map(({ attempts }) => attempts)).toMatchObject([[{ date: now, status: 500 }]]);
  });

  test("are known to a later process, and released by an ended one", async () => {
    const { id, invite } = await newOrganization();
    await invite();
    const before = await advance(one, id, "P10D");
    await processes[0]?.close();
    const late = await start();
    processes[0] = late;
    const client = createClient({ baseUrl: late.urls.control });
    const now = Date.parse((await clockOf(client, id)).now);
    expect(now).toBeGreaterThanOrEqual(Date.parse(before.now));
    expect(now).toBeLessThan(Date.parse(before.now) + DAY);
    expect((await advance(client, id, "P10D")).timersRun).toBe(1);
    expect(Date.parse((await clockOf(other, id)).now)).toBeGreaterThanOrEqual(now + 10 * DAY);
  });
});
