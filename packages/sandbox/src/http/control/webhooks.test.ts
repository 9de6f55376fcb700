import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";

const url = "https://hooks.harbor-analytics.example/assessments";

test("an address is registered for V1 or V2, with a given or generated secret", async () => {
  const { control, urls, organizationId: id } = await startWithControl();
  const body = { url, apiVersion: "V1" as const, secret: "whs_EXAMPLE_SECRET" };
  const { data, response } = await control.POST("/organizations/{id}/webhooks", { ...at({ id }), body });
  const creationDate = "2026-03-02T09:15:00.000Z";
  expect(data).toEqual({
    id: expect.stringMatching(/^whk_/),
    ...body,
    creationDate,
    state: "ENABLED",
    previousSecrets: [],
    deliveries: { pending: 0, delivered: 0, held: 0 },
  });
  const location = response.headers.get("Location") ?? "";
  expect(location).toBe(`${urls.control}/organizations/${id}/webhooks/${data?.id}`);
  expect(await (await fetch(location)).json()).toEqual(data);
  const other = await unwrap(
    control.POST("/organizations/{id}/webhooks", { ...at({ id }), body: { url, apiVersion: "V2" } }),
  );
  expect(other.secret).toMatch(/^whs_\w{32}$/);
  const { items } = await unwrap(control.GET("/organizations/{id}/webhooks", at({ id })));
  expect(items).toEqual([data, other]);
});

test("a webhook of V2 is listed, and both APIs can delete it", async () => {
  const { control, v2, organizationId: id } = await startWithControl();
  const { data } = await v2.POST("/webhook", { body: { hookUrl: url } });
  const webhookId = data?.id ?? "";
  const read = () => unwrap(control.GET("/organizations/{id}/webhooks/{webhookId}", at({ id, webhookId })));
  expect(await read()).toMatchObject({ url, apiVersion: "V2", secret: data?.secret });
  await unwrap(control.DELETE("/organizations/{id}/webhooks/{webhookId}", at({ id, webhookId })));
  expect((await refusal(read())).status).toBe(404);
  expect((await v2.DELETE("/webhook/{id}", at({ id: webhookId }))).response.status).toBe(404);
});

test("an unusable address is refused", async () => {
  const { control, organizationId: id } = await startWithControl();
  const body = { url: "ftp://hooks.example.com", apiVersion: "V1" as const };
  const error = await refusal(unwrap(control.POST("/organizations/{id}/webhooks", { ...at({ id }), body })));
  expect([error.status, error.validationErrors[0]?.field]).toEqual([400, "url"]);
});

test("an unknown organization is 404", async () => {
  const { control } = await startWithControl();
  const nowhere = at({ id: "org_0Unknown" });
  const body = { url, apiVersion: "V1" as const };
  for (const call of [
    refusal(unwrap(control.GET("/organizations/{id}/webhooks", nowhere))),
    refusal(unwrap(control.POST("/organizations/{id}/webhooks", { ...nowhere, body }))),
  ]) {
    expect((await call).status).toBe(404);
  }
});
