import { createClient, unwrap } from "@assessment-api/control";
import document from "@assessment-api/control/openapi.json" with { type: "json" };
import { expect } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { replacing } from "../../../testing/replacing.ts";
import { at, refusal, startWithControl, test } from "../../../testing/start-with-control.ts";
import { DAY } from "../../domain/time.ts";

const controlToken = "token-of-sixteen-or-more";

test("health shows status, version and start time", async ({ control }) => {
  const { startDate, ...rest } = await unwrap(control.GET("/health"));
  expect(rest).toEqual({ status: "UP", version: manifest.version, uptimeInSeconds: expect.any(Number) });
  expect(Date.parse(startDate)).toBeGreaterThan(performance.timeOrigin - 1000);
  expect(Date.parse(startDate)).toBeLessThan(performance.timeOrigin + DAY);
});

test("with a token, every operation refuses requests without it", async () => {
  const { urls, control } = await startWithControl({ controlToken });
  await unwrap(control.GET("/clock"));
  const paths: Record<string, object> = document.paths;
  const operations = Object.entries(paths).flatMap(([path, item]) => Object.keys(item).map((method) => [method, path]));
  expect(operations.length).toBeGreaterThan(30);
  for (const [method = "", path = ""] of operations) {
    const response = await fetch(urls.control + path.replaceAll(/\{\w+\}/g, "x"), { method: method.toUpperCase() });
    expect([method, path, response.status, response.headers.get("WWW-Authenticate")]).toEqual([
      method,
      path,
      401,
      "Bearer",
    ]);
  }
  const other = createClient({ baseUrl: urls.control, token: `${controlToken}!` });
  expect((await refusal(unwrap(other.GET("/clock")))).status).toBe(401);
});

test("without a token, pages of other websites get nothing, in the control API's own error object", async () => {
  const { control, urls } = await startWithControl();
  const headers = { Origin: "https://evil.example" };
  const error = await refusal(unwrap(control.POST("/clock/freeze", { headers })));
  expect([error.status, error.errorId]).toEqual([403, expect.stringMatching(/^err_/)]);
  const page = await fetch(`${urls.control}/clock`, { method: "OPTIONS", headers });
  expect(page.headers.get("Access-Control-Allow-Origin")).toBeNull();
  expect((await unwrap(control.GET("/clock"))).frozen).toBe(false);
});

test("a request to no operation gets the same error object", async ({ control, urls }) => {
  for (const [path, status] of [
    ["/nothing", 404],
    ["/%ZZ", 400],
  ]) {
    const body = await (await fetch(urls.control + path)).json();
    expect(body).toMatchObject({ code: status, validationErrors: [] });
  }
  const error = await refusal(unwrap(control.GET("/organizations", { params: { query: { count: 101 } } })));
  expect(error.validationErrors[0]?.field).toBe("count");
});

test("an unexpected error shows no details", async () => {
  const findAnywhere = () => Promise.reject(new TypeError("details of the server"));
  const { control } = await startWithControl({
    around: (store) => replacing(store, { candidates: replacing(store.candidates, { findAnywhere }) }),
  });
  const error = await refusal(unwrap(control.GET("/assessments/{id}", at({ id: "asm_1" }))));
  expect([error.status, error.body?.details]).toEqual([500, "Internal Server Error"]);
});
