import { unwrap } from "@assessment-api/control";
import * as v1 from "@assessment-api/v1";
import * as v2 from "@assessment-api/v2";
import { expect } from "vitest";
import { at, refusal, type StartedWithControl, test } from "../../../testing/start-with-control.ts";

const opens = async ({ urls }: StartedWithControl, apiKey: string) => [
  (await v1.createClient({ baseUrl: urls.v1, apiKey }).GET("/exams")).response.status,
  (await v2.createClient({ baseUrl: urls.v2, apiKey }).GET("/tests")).response.status,
];

test("a key is valid for all versions, or for its versions", async ({ sandbox, control, organizationId: id }) => {
  const all = await unwrap(control.POST("/organizations/{id}/keys", at({ id })));
  const body = { versions: ["V2" as const], name: "Staging" };
  const one = await unwrap(control.POST("/organizations/{id}/keys", { ...at({ id }), body }));
  expect([all.versions, one.versions]).toEqual([["V1", "V2", "V3"], ["V2"]]);
  expect([all.name, one.name]).toEqual([undefined, "Staging"]);
  const { items } = await unwrap(control.GET("/organizations/{id}/keys", at({ id })));
  expect(items.find((key) => key.id === one.id)).toMatchObject({ name: "Staging" });
  expect([await opens(sandbox, all.key), await opens(sandbox, one.key)]).toEqual([
    [200, 200],
    [401, 200],
  ]);
});

test("a key is shown only in the response of its creation", async ({ control, urls, organizationId: id }) => {
  const { data, response } = await control.POST("/organizations/{id}/keys", at({ id }));
  if (data === undefined) expect.unreachable();
  const { key, ...known } = data;
  expect(known).toEqual({
    id: expect.stringMatching(/^key_/),
    hint: key.slice(-4),
    versions: ["V1", "V2", "V3"],
    creationDate: "2026-03-02T09:15:00.000Z",
  });
  const location = response.headers.get("Location") ?? "";
  expect(location).toBe(`${urls.control}/organizations/${id}/keys/${known.id}`);
  expect(await (await fetch(location)).json()).toEqual(known);
  const { items, page } = await unwrap(control.GET("/organizations/{id}/keys", at({ id })));
  expect([items.at(-1), page.totalElements]).toEqual([known, items.length]);
  expect(JSON.stringify(items)).not.toContain(key);
});

test("a given key can be used once", async ({ sandbox, control, organizationId: id, other }) => {
  const body = { key: "EXAMPLE_KEY_DO_NOT_USE" };
  const create = (id: string) => unwrap(control.POST("/organizations/{id}/keys", { ...at({ id }), body }));
  expect((await create(id)).key).toBe(body.key);
  expect(await opens(sandbox, body.key)).toEqual([200, 200]);
  const error = await refusal(create(other.organizationId));
  expect([error.status, error.validationErrors]).toEqual([
    400,
    [{ field: "key", value: "", message: "is in use already" }],
  ]);
});

test("a deleted key is refused, and other keys stay valid", async ({ sandbox }) => {
  const { control, organizationId: id, apiKey } = sandbox;
  const { key, id: keyId } = await unwrap(control.POST("/organizations/{id}/keys", at({ id })));
  expect((await control.DELETE("/organizations/{id}/keys/{keyId}", at({ id, keyId }))).response.status).toBe(204);
  expect([await opens(sandbox, key), await opens(sandbox, apiKey)]).toEqual([
    [401, 401],
    [200, 200],
  ]);
  for (const call of [
    refusal(unwrap(control.GET("/organizations/{id}/keys/{keyId}", at({ id, keyId })))),
    refusal(unwrap(control.DELETE("/organizations/{id}/keys/{keyId}", at({ id, keyId })))),
  ]) {
    expect((await call).status).toBe(404);
  }
});

test("keys belong to one existing organization", async ({ control, organizationId: id, other }) => {
  const { id: keyId } = await unwrap(control.POST("/organizations/{id}/keys", at({ id })));
  const elsewhere = at({ id: other.organizationId, keyId });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/keys/{keyId}", elsewhere)))).status).toBe(404);
  const nowhere = at({ id: "org_0Unknown" });
  expect((await refusal(unwrap(control.GET("/organizations/{id}/keys", nowhere)))).status).toBe(404);
  expect((await refusal(unwrap(control.POST("/organizations/{id}/keys", nowhere)))).status).toBe(404);
});
