import { createClient, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal } from "../../../testing/start-with-control.ts";
import { startWithPeople } from "../../../testing/start-with-people.ts";
import { typeCommand } from "../../../testing/type-command.ts";

const path = "/organizations/{id}/certificatePlugin";

async function start() {
  const sandbox = await startWithPeople();
  const { v3, ada, organizationId: id } = sandbox;
  const control = createClient({ baseUrl: sandbox.urls.control });
  const replace = (body: object) => unwrap(control.PUT(path, { ...at({ id }), body }));
  const request = () =>
    Promise.all(
      [
        v3.GET("/boost/v3/certificateDefinitions"),
        v3.GET("/boost/v3/certificateDefinitions/{id}", at({ id: "crt_5Ty7Ws3P" })),
        v3.GET("/boost/v3/people/{personId}/certificates", at({ personId: ada.id })),
      ].map(async (call) => {
        const { response, error } = await call;
        return [response.status, error];
      }),
    );
  return { ...sandbox, control, replace, request };
}

test("certificates respond with 503 without their plugin, until it is enabled", async () => {
  const { replace, request, v3, control, organizationId: id } = await start();
  const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
  expect(await unwrap(control.GET(path, at({ id })))).toEqual({ available: true, delayInMs: 0 });
  expect(await replace({ available: false })).toEqual({ available: false, delayInMs: 0 });
  const unavailable = [503, document.components.examples.errorPluginUnavailable.value];
  expect(await request()).toEqual([unavailable, unavailable, unavailable]);
  expect((await v3.GET("/boost/v3/people")).response.status).toBe(200);
  await replace({});
  expect(await request()).toEqual([
    [200, undefined],
    [200, undefined],
    [200, undefined],
  ]);
});

test("a slow plugin delays only certificates of its organization", async () => {
  const { replace, v3, other } = await start();
  await replace({ delayInMs: 1 });
  await unwrap(v3.GET("/boost/v3/certificateDefinitions"));
  await replace({ delayInMs: 600_000 });
  let isDelayed = true;
  const delayed = v3.GET("/boost/v3/certificateDefinitions").finally(() => {
    isDelayed = false;
  });
  delayed.catch(() => {});
  await unwrap(other.v3.GET("/boost/v3/certificateDefinitions"));
  await unwrap(v3.GET("/boost/v3/people"));
  expect(isDelayed).toBe(true);
});

test("a reset enables the plugin; an unknown organization and a negative delay are refused", async () => {
  const { replace, control, organizationId: id } = await start();
  await replace({ available: false });
  await unwrap(control.POST("/organizations/{id}/reset", { ...at({ id }), body: { seed: "none" } }));
  expect(await unwrap(control.GET(path, at({ id })))).toEqual({ available: true, delayInMs: 0 });
  expect((await refusal(replace({ delayInMs: -1 }))).status).toBe(400);
  expect((await refusal(unwrap(control.GET(path, at({ id: "org_0Unknown" }))))).status).toBe(404);
});

test("a command switches the plugin off, and on with a delay", async () => {
  const sandbox = await start();
  const type = typeCommand(sandbox);
  const command = ["organizations", "certificate-plugin", sandbox.organizationId];
  expect(await type(...command, "off")).toBe("Plugin  off\nDelay   0 ms");
  expect(await type(...command, "on", "--delay", "2s")).toBe("Plugin  on\nDelay   2000 ms");
});
