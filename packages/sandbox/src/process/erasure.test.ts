import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createClient, unwrap } from "@assessment-api/control";
import { createClient as createV1 } from "@assessment-api/v1";
import { createClient as createV2 } from "@assessment-api/v2";
import { createClient as createV3, unwrap as unwrapV3 } from "@assessment-api/v3";
import { expect, onTestFinished, test } from "vitest";
import { type Receiver, startReceiver } from "../../testing/receiver.ts";
import { at } from "../../testing/start-with-control.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { type SandboxOptions, startSandbox } from "../index.ts";

const person = { email: "zebulon.quixworth@example.com", firstName: "Zebulon", lastName: "Quixworth" };
const traces = ["zebulon", "quixworth"];

async function start(options: SandboxOptions = {}) {
  const data = temporaryFolder();
  const sandbox = await startSandbox({
    port: 0,
    data,
    seed: "catalogue",
    rateLimit: "off",
    logLevel: "silent",
    apiKey: "key-of-the-test",
    ...options,
  });
  onTestFinished(() => sandbox.close());
  const apiKey = "key-of-the-test";
  const control = createClient({ baseUrl: sandbox.urls.control });
  const organization = at({ id: sandbox.organizationId });
  const [fine, failing] = [await startReceiver(), await startReceiver()];
  failing.respond = (response, { body }) => void response.writeHead(500).end(body);
  const register = async ({ url }: Receiver) =>
    (await unwrap(control.POST("/organizations/{id}/webhooks", { ...organization, body: { url, apiVersion: "V2" } })))
      .id;
  const webhookIds = [await register(fine), await register(failing)] as const;
  return {
    close: sandbox.close,
    data,
    control,
    organization,
    fine,
    failing,
    webhookIds,
    v1: createV1({ baseUrl: sandbox.urls.v1, apiKey }),
    v2: createV2({ baseUrl: sandbox.urls.v2, apiKey }),
    v3: createV3({ baseUrl: sandbox.urls.v3, apiKey }),
  };
}

type Started = Awaited<ReturnType<typeof start>>;

async function create({ v1 }: Started, who = person) {
  const exam = (await unwrap(v1.GET("/exams"))).items[0];
  return unwrap(v1.POST("/candidates", { body: { ...who, examId: exam?.id ?? "" } }));
}

async function deleteSomebody(started: Started): Promise<void> {
  const { v2, control, organization, fine, failing } = started;
  const { id } = await create(started);
  const { items: mails } = await unwrap(control.GET("/organizations/{id}/mails", organization));
  const assessment = at({ id: mails[0]?.assessmentId ?? "" });
  await unwrap(control.POST("/assessments/{id}/start", assessment));
  await unwrap(control.POST("/assessments/{id}/submit", assessment));
  await unwrap(control.POST("/assessments/{id}/feedback", { ...assessment, body: { message: "Well done, Zebulon." } }));
  await expect.poll(() => [fine.received.length, failing.received.length]).toEqual([2, 2]);
  await expect
    .poll(async () => {
      const { items } = await unwrap(control.GET("/organizations/{id}/deliveries", organization));
      return items.flatMap(({ attempts }) => attempts.map(({ body }) => body ?? "")).join();
    })
    .toContain("zebulon");
  await unwrap(v2.DELETE("/candidates/{id}", at({ id })));
}

async function left({ control, organization }: Started) {
  const [mails, events, deliveries] = await Promise.all([
    unwrap(control.GET("/organizations/{id}/mails", organization)),
    unwrap(control.GET("/organizations/{id}/events", organization)),
    unwrap(control.GET("/organizations/{id}/deliveries", organization)),
  ]);
  return {
    mails: mails.items.length,
    events: events.items.length,
    deliveries: deliveries.items.map(({ state }) => state),
    responses: deliveries.items.flatMap(({ attempts }) => attempts.map(({ body }) => body)),
  };
}

/** Reads files before and after VACUUM, which rewrites only live data. */
async function tracesOnDisk({ close, data }: Started): Promise<string[]> {
  await close();
  const db = new DatabaseSync(join(data, "sandbox.sqlite"));
  db.exec("VACUUM; PRAGMA wal_checkpoint(TRUNCATE)");
  db.close();
  const text = readdirSync(data).map((name) => readFileSync(join(data, name), "latin1").toLowerCase());
  return traces.filter((trace) => text.some((one) => one.includes(trace)));
}

const nothing = { mails: 0, events: 0, deliveries: [], responses: [] };

test("a deleted candidate leaves the outbox at once, except due deliveries, which leave after their delivery", async () => {
  const started = await start();
  await deleteSomebody(started);
  const { control, failing } = started;
  expect(await left(started)).toEqual({
    mails: 0,
    events: 2,
    deliveries: ["PENDING", "PENDING"],
    responses: [undefined, undefined],
  });
  await unwrap(control.POST("/clock/advance", { body: { duration: "PT10S" } }));
  expect((await left(started)).responses.filter(Boolean)).toEqual([]);
  failing.respond = (response) => void response.writeHead(204).end();
  await unwrap(control.POST("/clock/advance", { body: { duration: "P1D" } }));
  expect(failing.received.at(-1)?.body).toContain(person.email);
  expect(await left(started)).toEqual(nothing);
  expect(await tracesOnDisk(started)).toEqual([]);
});

test("due deliveries of a deleted endpoint are deleted", async () => {
  const started = await start();
  await deleteSomebody(started);
  const { control, organization, webhookIds } = started;
  const path = { ...organization.params.path, webhookId: webhookIds[1] };
  await unwrap(control.DELETE("/organizations/{id}/webhooks/{webhookId}", { params: { path } }));
  expect(await left(started)).toEqual(nothing);
  expect(await tracesOnDisk(started)).toEqual([]);
});

test("snapshots have no data of a deleted candidate", async () => {
  const started = await start();
  const { control, organization, v2 } = started;
  const { id } = await create(started);
  const body = { name: "before", keepsDeleted: false };
  const { counts } = await unwrap(control.POST("/organizations/{id}/snapshots", { ...organization, body }));
  expect(counts).toMatchObject({ candidates: 1, mails: 1 });
  await unwrap(v2.DELETE("/candidates/{id}", at({ id })));
  expect(await tracesOnDisk(started)).toEqual([]);
});

test("snapshots have no data of a person who was deleted through V3", async () => {
  const started = await start();
  const { control, organization, v3 } = started;
  const team = await unwrapV3(v3.POST("/boost/v3/teams", { body: { name: "Platform" } }));
  const { personId } = await unwrapV3(v3.POST("/boost/v3/invitations", { body: { ...person, teamId: team.id } }));
  const body = { name: "before", keepsDeleted: false };
  const { counts } = await unwrap(control.POST("/organizations/{id}/snapshots", { ...organization, body }));
  expect(counts).toMatchObject({ people: 1 });
  await unwrapV3(v3.DELETE("/boost/v3/people/{personId}", at({ personId })));
  expect(await tracesOnDisk(started)).toEqual([]);
});

test("a candidate who is not deleted is found in the file", async () => {
  const started = await start();
  await create(started);
  expect(await tracesOnDisk(started)).toEqual(traces);
});

test.each(["on", "off"])("responses about other candidates do not name a deleted one (journal %s)", async (journal) => {
  const started = await start(journal === "off" ? { journal } : {});
  const { control, organization, v2, fine, failing } = started;
  const { id } = await create(started);
  await create(started, { email: "grace@example.com", firstName: "Grace", lastName: "Hopper" });
  const echo = JSON.stringify({ last: person.email });
  fine.respond = (response) => void response.writeHead(200).end(echo);
  failing.respond = (response) => void response.writeHead(500).end(echo);
  const { items: mails } = await unwrap(control.GET("/organizations/{id}/mails", organization));
  const ofGrace = mails.find(({ to }) => to.startsWith("grace"))?.assessmentId ?? "";
  await unwrap(control.POST("/assessments/{id}/start", at({ id: ofGrace })));
  await expect.poll(async () => (await left(started)).responses).toEqual([echo, echo]);
  const forgets = { name: "forgets", keepsDeleted: false };
  await unwrap(control.POST("/organizations/{id}/snapshots", { ...organization, body: forgets }));
  await unwrap(v2.DELETE("/candidates/{id}", at({ id })));
  expect((await left(started)).responses).toEqual([undefined, undefined]);
  expect(await tracesOnDisk(started)).toEqual([]);
});
