import { unwrap } from "@assessment-api/v2";
import { expect } from "vitest";
import { startWithCatalogue, test } from "../../../testing/start-with-catalogue.ts";
import { listWebhooks } from "../../service/webhooks.ts";

const hookUrl = "https://hooks.harbor-analytics.example/assessments?source=v2";

test("the response to a registration has its secret, and is stored", async ({ v2, world, organizationId }) => {
  const { data, response } = await v2.POST("/webhook", { body: { hookUrl } });
  expect(response.status).toBe(202);
  expect(data).toEqual({
    id: expect.stringMatching(/^whk_/),
    url: hookUrl,
    secret: expect.stringMatching(/^whs_\w{32}$/),
    apiVersion: "V2",
  });
  expect(await listWebhooks(world, organizationId)).toEqual([
    {
      ...data,
      apiVersion: "v2",
      organizationId,
      createdAt: world.clocks.sandbox.now(),
      state: "ENABLED",
      previousSecrets: [],
    },
  ]);
});

test("each registration has a separate secret", async ({ v2 }) => {
  const first = await unwrap(v2.POST("/webhook", { body: { hookUrl } }));
  const second = await unwrap(v2.POST("/webhook", { body: { hookUrl } }));
  expect(first.id).not.toBe(second.id);
  expect(first.secret).not.toBe(second.secret);
});

test.each([
  ["hooks.example.com", "must be a URL"],
  ["", "must not be empty"],
  ["ftp://hooks.example.com", "must be an absolute URL that begins with https:// or http://"],
  ["mailto:hooks@example.com", "must be an absolute URL that begins with https:// or http://"],
  ["https://maya:secret@hooks.example.com", "must not contain a user name or a password"],
])("the address %j is refused", async (given, message) => {
  const { v2, world, organizationId } = await startWithCatalogue();
  const { error } = await v2.POST("/webhook", { body: { hookUrl: given } });
  expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "hookUrl", value: given, message }] });
  expect(await listWebhooks(world, organizationId)).toEqual([]);
});

test("a deleted registration is gone", async ({ v2, world, organizationId }) => {
  const { id } = await unwrap(v2.POST("/webhook", { body: { hookUrl } }));
  const path = { id };
  const { response } = await v2.DELETE("/webhook/{id}", { params: { path } });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(await listWebhooks(world, organizationId)).toEqual([]);
  expect((await v2.DELETE("/webhook/{id}", { params: { path } })).error).toMatchObject({
    code: 404,
    details: `There is no webhook with the id ${id}.`,
  });
});

test("another organization cannot delete it", async ({ v2, other, world, organizationId }) => {
  const { id } = await unwrap(v2.POST("/webhook", { body: { hookUrl } }));
  expect((await other.v2.DELETE("/webhook/{id}", { params: { path: { id } } })).error?.code).toBe(404);
  expect(await listWebhooks(world, organizationId)).toHaveLength(1);
});
