import { type JournalPage, unwrap } from "@assessment-api/control";
import * as v2 from "@assessment-api/v2";
import { expect } from "vitest";
import { at, refusal, type StartedWithControl, startWithControl, test } from "../../../testing/start-with-control.ts";

const take = ({ control, organizationId: id }: StartedWithControl, name = "before") =>
  unwrap(control.POST("/organizations/{id}/snapshots", { ...at({ id }), body: { name } }));

const restore = ({ control, organizationId: id }: StartedWithControl, snapshotId: string) =>
  unwrap(control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at({ id, snapshotId })));

const candidatesOf = async (client: v2.Client) => {
  const found: v2.Candidate[] = [];
  for await (const one of v2.paginate(client, "/candidates")) found.push(one);
  return found;
};

test("a snapshot is created, listed, read at its Location and deleted", async ({ control, organizationId: id }) => {
  const init = { ...at({ id }), body: { name: "before the import" } };
  const { data: made, response } = await control.POST("/organizations/{id}/snapshots", init);
  expect([response.status, made]).toMatchObject([201, { name: "before the import", keepsDeleted: true }]);
  expect(made?.counts).toMatchObject({ tests: expect.any(Number) });
  const location = response.headers.get("Location") ?? "";
  expect(await (await fetch(location)).json()).toEqual(made);
  expect((await unwrap(control.GET("/organizations/{id}/snapshots", at({ id })))).items).toEqual([made]);
  expect((await fetch(location, { method: "DELETE" })).status).toBe(204);
  expect((await unwrap(control.GET("/organizations/{id}/snapshots", at({ id })))).items).toEqual([]);
  expect((await fetch(location)).status).toBe(404);
});

test("a restore restores deleted people, unless the snapshot forgets them", async ({ sandbox }) => {
  const { control, organizationId: id, v2: client } = sandbox;
  await sandbox.invite();
  await sandbox.invite(undefined, "jonas.okafor@example.com");
  const kept = await take(sandbox);
  const body = { name: "forgetting", keepsDeleted: false };
  const forgetting = await unwrap(control.POST("/organizations/{id}/snapshots", { ...at({ id }), body }));
  const all = await candidatesOf(client);
  for (const one of all) await v2.unwrap(client.DELETE("/candidates/{id}", at({ id: one.id })));
  await restore(sandbox, forgetting.id);
  expect(await candidatesOf(client)).toEqual([]);
  await restore(sandbox, kept.id);
  expect(await candidatesOf(client)).toEqual(all);
});

test("a restore undoes changes and additions, except keys", async ({ sandbox }) => {
  const { control, organizationId: id, v2: client } = sandbox;
  await sandbox.invite();
  const { id: snapshotId } = await take(sandbox);
  const before = await candidatesOf(client);
  await sandbox.invite(undefined, "jonas.okafor@example.com");
  await unwrap(control.PATCH("/organizations/{id}", { ...at({ id }), body: { credits: 0 } }));
  await v2.unwrap(
    client.PATCH("/candidates/{id}", { ...at({ id: before[0]?.id ?? "" }), body: { status: "REJECTED" } }),
  );
  expect(await candidatesOf(client)).not.toEqual(before);
  expect(await restore(sandbox, snapshotId)).toMatchObject({ id, credits: null });
  expect(await candidatesOf(client)).toEqual(before);
  const { items } = (await unwrap(
    control.GET("/organizations/{id}/journal", {
      params: { path: { id }, query: { kind: ["CHANGE"] } },
      parseAs: "json",
    }),
  )) as JournalPage;
  expect(items[0]).toMatchObject({
    operation: "organizations",
    change: { kind: "UPDATED", planted: { candidates: 1 } },
  });
  const { causes } = await unwrap(
    control.GET("/organizations/{id}/journal/{entryId}", at({ id, entryId: items[0]?.id ?? "" })),
  );
  expect(causes).toMatchObject([{ kind: "CONTROL", operation: "restoreSnapshot" }]);
});

test("a restore keeps the journal and its explanations", async ({ sandbox }) => {
  const { control, organizationId: id, v2: client } = sandbox;
  const { id: snapshotId } = await take(sandbox);
  const { response } = await client.POST("/candidates", { body: { email: "" } });
  const refusedId = response.headers.get("x-request-id") ?? "";
  const journal = async () => {
    const query = { kind: ["REQUEST" as const, "CONTROL" as const] };
    const page = await unwrap(
      control.GET("/organizations/{id}/journal", { params: { path: { id }, query }, parseAs: "json" }),
    );
    return (page as JournalPage).items.map(({ operation }) => operation);
  };
  const before = await journal();
  expect(before).toContain("createCandidate");
  for (let times = 1; times <= 2; times++) {
    await restore(sandbox, snapshotId);
    expect(await journal()).toEqual([...Array(times).fill("restoreSnapshot"), ...before]);
    expect(await unwrap(control.GET("/explanations/{id}", at({ id: refusedId })))).toMatchObject({ status: 400 });
  }
});

test.each([
  ["SNAPSHOT", "EXPIRED", { EXPIRE: 1 }],
  ["KEPT", "EXPIRED", { EXPIRE: 1 }],
  ["MOMENT", "WAITING_FOR_ANSWERS", {}],
] as const)(
  "a restore with the clock %s leaves a candidate %s, as its preview says",
  async (clock, status, timersDue) => {
    const sandbox = await startWithControl();
    const { control, organizationId: id } = sandbox;
    await sandbox.invite();
    const { id: snapshotId, creationDate } = await take(sandbox);
    const advance = { ...at({ id }), body: { duration: "P60D" } };
    if (clock === "SNAPSHOT") await unwrap(control.POST("/clock/advance", { body: { duration: "P60D" } }));
    else await unwrap(control.POST("/organizations/{id}/clock/advance", advance));
    const params = { path: { id, snapshotId }, query: { clock } };
    const preview = await unwrap(control.GET("/organizations/{id}/snapshots/{snapshotId}/restorePreview", { params }));
    expect(preview).toMatchObject({ clock: { own: clock !== "SNAPSHOT" }, timersDue });
    await unwrap(
      control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", {
        ...at({ id, snapshotId }),
        body: { clock },
      }),
    );
    const after = await unwrap(control.GET("/organizations/{id}/clock", at({ id })));
    expect(Math.abs(Date.parse(after.now) - Date.parse(preview.clock.now))).toBeLessThan(60_000);
    if (clock === "MOMENT") expect(Date.parse(after.now) - Date.parse(creationDate)).toBeLessThan(60_000);
    expect(after.own).toBe(preview.clock.own);
    expect(await candidatesOf(sandbox.v2)).toMatchObject([{ status }]);
  },
);

test("a restore sends no mail and delivers no event", async ({ sandbox }) => {
  const { control, organizationId: id } = sandbox;
  const { token } = (await sandbox.invite()).assessment;
  const { id: snapshotId } = await take(sandbox);
  const mails = async () => (await unwrap(control.GET("/organizations/{id}/mails", at({ id })))).items;
  const before = await mails();
  expect(before).toMatchObject([{ state: "HANDED_OVER" }]);
  await restore(sandbox, snapshotId);
  expect(await mails()).toEqual(before);
  expect((await fetch(new URL(`/t/${token}`, sandbox.urls.control))).status).toBe(200);
});

test("timers that fell due since the snapshot run before a restore responds", async ({ sandbox, control }) => {
  await sandbox.invite();
  const { id: snapshotId } = await take(sandbox);
  await unwrap(control.POST("/clock/advance", { body: { duration: "P60D" } }));
  await restore(sandbox, snapshotId);
  expect(await candidatesOf(sandbox.v2)).toMatchObject([{ status: "EXPIRED" }]);
});

test("the links of a fork and of its source lead to their own candidates", async ({ sandbox }) => {
  const { control, organizationId: id, v2: client, urls } = sandbox;
  const invited = await sandbox.invite();
  for (const move of ["start", "submit"] as const)
    await unwrap(control.POST(`/assessments/{id}/${move}`, at({ id: invited.id })));
  await unwrap(control.POST("/assessments/{id}/feedback", { ...at({ id: invited.id }), body: { message: "Thanks." } }));
  const { id: snapshotId } = await take(sandbox);
  const body = { name: "Second attempt" };
  const path = at({ id, snapshotId });
  const { data: fork, response } = await control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", {
    ...path,
    body,
  });
  expect([response.status, fork?.name]).toEqual([201, "Second attempt"]);
  const apiKey = fork?.apiKey?.key ?? "";
  const forked = v2.createClient({ baseUrl: urls.v2, apiKey });
  const [[source], [copy]] = [await candidatesOf(client), await candidatesOf(forked)];
  expect(copy).toMatchObject({ firstName: source?.firstName, email: source?.email, status: source?.status });
  expect(copy?.id).not.toBe(source?.id);

  const linksOf = async (organizationId: string) => {
    const { items } = await unwrap(control.GET("/organizations/{id}/mails", at({ id: organizationId })));
    return items.map(({ link, text }) => {
      expect(text).toContain(link);
      return link;
    });
  };
  const [ours, theirs] = [await linksOf(id), await linksOf(fork?.id ?? "")];
  expect(new Set([...ours, ...theirs]).size).toBe(4);
  const open = (links: readonly string[]) => Promise.all(links.map(async (link) => (await fetch(link)).ok));
  expect([await open(ours), await open(theirs)]).toEqual([
    [true, true],
    [true, true],
  ]);
  await v2.unwrap(client.DELETE("/candidates/{id}", at({ id: source?.id ?? "" })));
  expect([await open(ours), await open(theirs)]).toEqual([
    [false, false],
    [true, true],
  ]);
  expect(await candidatesOf(forked)).toEqual([copy]);
});

test("unknown and foreign snapshots are 404, and a used name or key is refused", async ({ sandbox }) => {
  const { control, organizationId: id, other } = sandbox;
  const { id: snapshotId } = await take(sandbox);
  const twice = await refusal(take(sandbox));
  expect([twice.status, twice.body?.validationErrors]).toMatchObject([400, [{ field: "name", value: "before" }]]);
  await unwrap(
    control.POST("/organizations/{id}/snapshots", { ...at({ id: other.organizationId }), body: { name: "before" } }),
  );
  for (const path of [
    { id, snapshotId: "snp_0Unknown" },
    { id: other.organizationId, snapshotId },
    { id: "org_0Unknown", snapshotId },
  ])
    for (const call of [
      control.GET("/organizations/{id}/snapshots/{snapshotId}", at(path)),
      control.DELETE("/organizations/{id}/snapshots/{snapshotId}", at(path)),
      control.POST("/organizations/{id}/snapshots/{snapshotId}/restore", at(path)),
      control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", at(path)),
    ])
      expect((await call).response.status).toBe(404);
  const apiKey = { key: sandbox.apiKey };
  const fork = control.POST("/organizations/{id}/snapshots/{snapshotId}/fork", {
    ...at({ id, snapshotId }),
    body: { apiKey },
  });
  expect((await fork).response.status).toBe(400);
});
