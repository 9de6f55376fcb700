import type { Client, JournalEntry } from "@assessment-api/control";
import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { startReceiver } from "../../../testing/receiver.ts";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";

async function start() {
  const sandbox = await startWithControl();
  const { control, organizationId, v1, v2, catalogue, settle } = sandbox;
  const chain = (entryId: string) =>
    unwrap(control.GET("/organizations/{id}/journal/{entryId}", at({ id: organizationId, entryId })));
  return {
    ...sandbox,
    chain,
    journal: (query: Query = {}) => read(control, organizationId, query),
    async create(email = "maya.lindqvist@example.com") {
      const body = { email, firstName: "Maya", lastName: "Lindqvist", examId: catalogue.manual.id };
      const { data, response } = await v1.POST("/candidates", { body });
      await settle();
      return { candidateId: data?.id ?? "", requestId: response.headers.get("x-request-id") ?? "" };
    },
    v2,
  };
}

type Query = NonNullable<NonNullable<Parameters<typeof listOf>[2]>>;
const listOf = (client: Client, id: string, query: { kind?: JournalEntry["kind"][]; count?: number } & object) =>
  client.GET("/organizations/{id}/journal", { params: { path: { id }, query }, parseAs: "json" });

async function read(client: Client, id: string, query: Query): Promise<readonly JournalEntry[]> {
  const { data } = await listOf(client, id, { count: 100, ...query });
  return (data as unknown as { items: JournalEntry[] }).items;
}

const said = ({ kind, operation }: JournalEntry) => `${kind} ${operation}`;

test("an entry of a request has its changes and their effects", async () => {
  const { create, chain, catalogue } = await start();
  const { candidateId, requestId } = await create();
  const { entry, causes, effects } = await chain(requestId);
  expect(entry).toEqual({
    id: requestId,
    kind: "REQUEST",
    date: "2026-03-02T09:15:00.000Z",
    recordDate: "2026-03-02T09:15:00.000Z",
    candidateId,
    operation: "createCandidate",
    status: 201,
    exchange: {
      version: "V1",
      method: "POST",
      path: "/v1/candidates",
      key: { id: expect.stringMatching(/^key_/), hint: expect.any(String) },
      durationInMs: expect.any(Number),
      aborted: false,
      requestBody: { text: expect.stringContaining(catalogue.manual.id), length: expect.any(Number) },
      responseBody: { text: expect.stringContaining(candidateId), length: expect.any(Number) },
    },
  });
  expect(causes).toEqual([]);
  expect(effects.map(said)).toEqual(["MAIL INVITATION", "ATTEMPT mail", "CHANGE candidates", "CHANGE candidates"]);
  expect(effects[2]?.change).toEqual({
    kind: "UPDATED",
    steps: [{ path: "/assessments/0/status", before: "NEW", after: "TOKEN_SENT", cut: false }],
  });
});

test("an attempt links back through delivery, event and timer to the cause of the timer", async () => {
  const { create, chain, clock, settle, journal, world, register } = await start();
  const { url, received } = await startReceiver();
  await register(url);
  const { requestId } = await create();
  await clock.advance(30 * 24 * 3600 * 1000);
  await settle();
  await world.journal.flush();
  expect(received).toHaveLength(1);
  const [attempt] = await journal({ kind: ["ATTEMPT"] });
  expect(attempt).toMatchObject({ status: 204, attempt: { state: "DELIVERED" } });
  const { causes } = await chain(attempt?.id ?? "");
  expect(causes.map(said)).toEqual([
    expect.stringMatching(/^DELIVERY whk_/),
    "EVENT TOKEN_EXPIRED",
    "TIMER expire",
    "REQUEST createCandidate",
  ]);
  expect(causes.at(-1)?.id).toBe(requestId);
});

test("a timer of a moved clock has the move as its cause", async () => {
  const { create, chain, journal, control } = await start();
  const { requestId } = await create();
  await unwrap(control.POST("/clock/advance", { body: { duration: "P30D" } }));
  const [timer] = await journal({ kind: ["TIMER"] });
  expect(timer?.timer).toEqual({ dueDate: "2026-03-16T09:15:00.000Z", setBy: requestId });
  const { causes } = await chain(timer?.id ?? "");
  expect(causes.map(said)).toEqual(["CONTROL advanceClock"]);
});

test("a read has its status and no changes", async () => {
  const { v1, journal, create } = await start();
  const { candidateId } = await create();
  await v1.GET("/candidates/{id}", at({ id: candidateId }));
  await v1.GET("/candidates/{id}", at({ id: "cnd_0Unknown" }));
  const [refused, done] = await journal({ kind: ["REQUEST"] });
  expect(done).toMatchObject({ operation: "getCandidate", status: 200, candidateId });
  expect(refused).toMatchObject({
    operation: "getCandidate",
    status: 404,
    refusal: { rule: "resource-exists", message: "There is no candidate with the id cnd_0Unknown." },
  });
});

test("the first data of an organization is one entry with its count", async () => {
  const { control } = await start();
  const created = await unwrap(control.POST("/organizations", { body: { name: "Other", seed: "catalogue" } }));
  const [first, ...rest] = (await read(control, created.id, {})).toReversed();
  expect([first, ...rest].map((entry) => entry && said(entry))).toEqual([
    "CONTROL createOrganization",
    "CHANGE organizations",
  ]);
  expect(rest[0]?.change?.planted).toMatchObject({ tests: expect.any(Number), tasks: expect.any(Number) });
});

test("an organization with the identifier of a deleted one has no old journal entries", async () => {
  const { control, urls } = await start();
  const make = () =>
    unwrap(
      control.POST("/organizations", { body: { name: "World", seed: "catalogue", seedValue: "again", apiKey: {} } }),
    );
  const { id, apiKey } = await make();
  await fetch(`${urls.v1}/exams`, { headers: { "x-api-key": apiKey?.key ?? "" } });
  await unwrap(control.POST("/organizations/{id}/clock/advance", { ...at({ id }), body: { duration: 1 } }));
  await unwrap(control.DELETE("/organizations/{id}", at({ id })));
  expect((await make()).id).toBe(id);
  const entries = await read(control, id, {});
  expect(entries.map(said)).toEqual(["CHANGE organizations", "CONTROL createOrganization"]);
});

test("entries are listed newest first, page after page, and by filters", async () => {
  const { create, control, organizationId } = await start();
  const created = [await create("a@example.com"), await create("b@example.com")];
  const seen: JournalEntry[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const query = { count: 3, ...(after !== "" && { after }) };
    const { data } = await listOf(control, organizationId, query);
    const page = data as unknown as { items: JournalEntry[]; next?: string };
    seen.push(...page.items);
    after = page.next;
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(seen.map(({ id }) => id)).toEqual((await read(control, organizationId, {})).map(({ id }) => id));
  const filtered = async (query: object) => (await read(control, organizationId, query)).map(said);
  const { candidateId, requestId } = created[0] as (typeof created)[0];
  expect(await filtered({ candidateId })).toHaveLength(5);
  expect(await filtered({ causeId: requestId })).toEqual(["CHANGE candidates", "MAIL INVITATION"]);
  expect(await filtered({ operation: ["createCandidate"], status: ["2XX"] })).toHaveLength(2);
  expect(await filtered({ status: ["4XX", "500"] })).toEqual([]);
  expect(await filtered({ since: "2026-03-02T09:15:00.001Z" })).toEqual([]);
});

test("an unknown organization and an unknown entry are 404", async () => {
  const { control, chain } = await start();
  const unknown = await refusal(unwrap(listOf(control, "org_0Unknown", {})));
  expect(unknown.response.status).toBe(404);
  expect((await refusal(chain("req_0Unknown"))).response.status).toBe(404);
});

test("failed reads of the console are left out", async () => {
  const { control, organizationId: id, journal } = await start();
  const paths = { event: at({ id, eventId: "evt_gone" }), calls: at({ id }) };
  const body = { version: "V2" as const, method: "GET" as const, path: "/candidates/cnd_gone" };
  const failed = async () =>
    (await journal())
      .filter(({ status = 0 }) => status >= 400)
      .map(({ exchange }) => exchange?.path)
      .toSorted();
  for (const headers of [{ "x-console-read": "1" }, {}]) {
    expect(await failed()).toEqual([]);
    await control.GET("/organizations/{id}/events/{eventId}", { ...paths.event, headers });
    await control.POST("/organizations/{id}/calls", { ...paths.calls, body, headers });
  }
  expect(await failed()).toEqual([`/control/organizations/${id}/events/evt_gone`, "/v2/candidates/cnd_gone"]);
  await control.POST("/organizations/{id}/deliveries/{deliveryId}/replay", {
    ...at({ id, deliveryId: "dlv_gone" }),
    headers: { "x-console-read": "1" },
  });
  expect(await failed()).toHaveLength(3);
});
