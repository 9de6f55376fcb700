import { createClient, unwrap } from "@assessment-api/control";
import { expect, onTestFinished, test } from "vitest";
import { startTestSandbox } from "../../../testing/sandbox.ts";
import { at, startWithControl } from "../../../testing/start-with-control.ts";

async function start() {
  const sandbox = await startTestSandbox();
  onTestFinished(() => sandbox.close());
  const control = createClient({ baseUrl: sandbox.urls.control });
  const of = at({ id: sandbox.organizationId });
  return {
    ...sandbox,
    control,
    of,
    url: `${sandbox.origin}/catcher/${sandbox.organizationId}`,
    list: async () => (await unwrap(control.GET("/organizations/{id}/caughtRequests", of))).items,
  };
}

test("the catcher shows the deliveries of a webhook", async () => {
  const { control, of, url, list } = await start();
  const body = { url, apiVersion: "V2" } as const;
  const { id: webhookId, secret } = await unwrap(control.POST("/organizations/{id}/webhooks", { ...of, body }));
  const { path } = of.params;
  await control.POST("/organizations/{id}/webhooks/{webhookId}/test", { params: { path: { ...path, webhookId } } });
  await expect.poll(() => list()).toHaveLength(1);
  const [caught] = await list();
  expect(Object.values(caught?.headers ?? {})).toContain(secret);
  expect(JSON.parse(caught?.body ?? "")).toBeInstanceOf(Object);
});

test("a deleted candidate's caught requests are deleted", async () => {
  const sandbox = await startWithControl();
  const { control, organizationId, v2, register } = sandbox;
  const of = at({ id: organizationId });
  const list = async () => (await unwrap(control.GET("/organizations/{id}/caughtRequests", of))).items;
  await register(`${sandbox.origin}/catcher/${organizationId}`);
  const { id, candidate } = await sandbox.invite();
  await unwrap(control.POST("/assessments/{id}/start", at({ id })));
  await expect.poll(() => list()).toHaveLength(1);
  await v2.DELETE("/candidates/{id}", at({ id: candidate.id }));
  expect(await list()).toEqual([]);
});

test("the catcher accepts any body, keeps the newest hundred, and can be cleared", async () => {
  const { control, of, url, list } = await start();
  for (let number = 0; number <= 100; number++) await fetch(url, { method: "POST", body: `no JSON ${number}` });
  const { page } = await unwrap(control.GET("/organizations/{id}/caughtRequests", of));
  expect(page.totalElements).toBe(100);
  expect((await list())[0]?.body).toBe("no JSON 100");
  expect((await control.DELETE("/organizations/{id}/caughtRequests", of)).response.status).toBe(204);
  expect(await list()).toEqual([]);
});

test("the catcher of an unknown organization is 404", async () => {
  const { origin, control } = await start();
  expect((await fetch(`${origin}/catcher/org_0`, { method: "POST", body: "{}" })).status).toBe(404);
  const { response } = await control.GET("/organizations/{id}/caughtRequests", at({ id: "org_0" }));
  expect(response.status).toBe(404);
});
