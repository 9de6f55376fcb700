import { paginate, unwrap } from "@assessment-api/control";
import * as v2 from "@assessment-api/v2";
import { expect } from "vitest";
import { at, refusal, startWithControl, test } from "../../../testing/start-with-control.ts";

test("an organization is created as requested, and can be read at its Location", async ({ control, urls }) => {
  const body = { name: "Quayside Logistics", credits: 25, seed: "none" as const };
  const { data, response } = await control.POST("/organizations", { body });
  expect(response.status).toBe(201);
  expect(data).toEqual({
    id: expect.stringMatching(/^org_/),
    name: "Quayside Logistics",
    credits: 25,
    creationDate: "2026-03-02T09:15:00.000Z",
  });
  const location = response.headers.get("Location") ?? "";
  expect(location).toBe(`${urls.control}/organizations/${data?.id}`);
  expect(await (await fetch(location)).json()).toEqual(data);
});

test("a new organization has a catalogue and unlimited credits by default", async () => {
  const { control, urls } = await startWithControl();
  const testsOf = async (seed?: "none") => {
    const body = { name: "Quayside Logistics", ...(seed && { seed }) };
    const { id, credits } = await unwrap(control.POST("/organizations", { body }));
    expect(credits).toBeNull();
    const { key: apiKey } = await unwrap(control.POST("/organizations/{id}/keys", at({ id })));
    const { page } = await v2.unwrap(v2.createClient({ baseUrl: urls.v2, apiKey }).GET("/tests"));
    return page.totalElements;
  };
  expect(await testsOf("none")).toBe(0);
  expect(await testsOf()).toBeGreaterThan(1);
});

test("a new organization has a key on request, shown only once", async ({ control, urls }) => {
  const body = { name: "Harbor Analytics", seed: "catalogue" as const, apiKey: { versions: ["V2" as const] } };
  const { id, apiKey } = await unwrap(control.POST("/organizations", { body }));
  expect(apiKey).toMatchObject({ versions: ["V2"], hint: apiKey?.key.slice(-4) });
  const client = v2.createClient({ baseUrl: urls.v2, apiKey: apiKey?.key ?? "" });
  expect((await v2.unwrap(client.GET("/tests"))).page.totalElements).toBeGreaterThan(1);
  expect((await v2.unwrap(client.GET("/candidates"))).page.totalElements).toBe(0);
  expect(await unwrap(control.GET("/organizations/{id}", at({ id })))).not.toHaveProperty("apiKey");
  const { items } = await unwrap(control.GET("/organizations/{id}/keys", at({ id })));
  expect(items).toEqual([{ ...apiKey, key: undefined }].map(({ key: _, ...known }) => known));
});

test("no organization is created when its key is in use", async ({ control }) => {
  const create = (name: string) =>
    control.POST("/organizations", { body: { name, seed: "none", apiKey: { key: "EXAMPLE_KEY_DO_NOT_USE" } } });
  const { id } = await unwrap(create("First"));
  const { error } = await create("Second");
  expect(error).toMatchObject({
    code: 400,
    validationErrors: [{ field: "apiKey.key", value: "", message: "is in use already" }],
  });
  const { items } = await unwrap(control.GET("/organizations", { params: { query: { count: 100 } } }));
  expect([items.at(-1)?.id, items.map(({ name }) => name).includes("Second")]).toEqual([id, false]);
});

test("the same seed value creates the same organization after a reset, with its keys", async () => {
  const { control, urls } = await startWithControl();
  const body = { name: "Quayside Logistics", credits: 3, seedValue: "quayside" };
  const { id } = await unwrap(control.POST("/organizations", { body }));
  const { key: apiKey } = await unwrap(control.POST("/organizations/{id}/keys", at({ id })));
  const client = v2.createClient({ baseUrl: urls.v2, apiKey });
  const idsOf = async () => {
    const ids: string[] = [];
    for await (const one of v2.paginate(client, "/tests")) ids.push(one.id);
    return ids;
  };
  const before = await idsOf();
  await unwrap(control.PATCH("/organizations/{id}", { ...at({ id }), body: { credits: 0 } }));
  const { id: testId } = await v2.unwrap(client.GET("/tests/{id}", at({ id: before[0] ?? "" })));
  expect(await unwrap(control.POST("/organizations/{id}/reset", at({ id })))).toMatchObject({ id, credits: 3 });
  expect(await idsOf()).toEqual(before);
  expect(before).toContain(testId);
  await unwrap(control.POST("/organizations/{id}/reset", { ...at({ id }), body: { seed: "none" } }));
  expect(await idsOf()).toEqual([]);
});

test("credits limit the next invitations", async () => {
  const { control, organizationId: id, v2: client, catalogue } = await startWithControl();
  const invite = async () => {
    const body = { email: "jonas.okafor@example.com", firstName: "J", lastName: "O", testId: catalogue.automatic.id };
    return (await client.POST("/invitations", { body })).response.status;
  };
  const setCredits = async (credits: number | null) =>
    (await unwrap(control.PATCH("/organizations/{id}", { ...at({ id }), body: { credits } }))).credits;
  expect([await setCredits(1), await invite(), await invite()]).toEqual([1, 201, 417]);
  expect([await setCredits(null), await invite()]).toEqual([null, 201]);
});

test("the list shows every organization once, page after page", async ({ control }) => {
  for (const name of ["A", "B", "C"]) {
    await unwrap(control.POST("/organizations", { body: { name, seed: "none" } }));
  }
  const names: string[] = [];
  for await (const { name } of paginate(control, "/organizations", { params: { query: { count: 2 } } }))
    names.push(name);
  expect(names.slice(-3)).toEqual(["A", "B", "C"]);
  const { page } = await unwrap(control.GET("/organizations", { params: { query: { count: 2, page: 9 } } }));
  expect(page).toEqual({ number: 9, size: 2, totalElements: names.length, totalPages: Math.ceil(names.length / 2) });
});

test("a deleted organization is 404, and its keys are refused", async () => {
  const { control, organizationId: id, v2: client } = await startWithControl();
  expect((await control.DELETE("/organizations/{id}", at({ id }))).response.status).toBe(204);
  expect((await client.GET("/tests")).response.status).toBe(401);
  for (const call of [
    refusal(unwrap(control.GET("/organizations/{id}", at({ id })))),
    refusal(unwrap(control.DELETE("/organizations/{id}", at({ id })))),
    refusal(unwrap(control.POST("/organizations/{id}/reset", at({ id })))),
    refusal(unwrap(control.PATCH("/organizations/{id}", { ...at({ id }), body: { credits: 1 } }))),
  ]) {
    const { status, body } = await call;
    expect([status, body?.details]).toEqual([404, `There is no organization with the id ${id}.`]);
  }
});
