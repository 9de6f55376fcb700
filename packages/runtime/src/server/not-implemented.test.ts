import { expect, test } from "vitest";
import { server } from "../testing/things.ts";
import { createNotImplemented } from "./not-implemented.ts";

test("has a handler per operation, which fails with 501 and names the operation", () => {
  const route = { method: "GET", path: "/", parameters: [], responses: {}, security: [] } as const;
  const routes = [
    { ...route, operationId: "listThings" },
    { ...route, operationId: "getThing" },
  ];
  const handlers = createNotImplemented<Record<string, () => never>>({ routes, securitySchemes: {} });
  expect(Object.keys(handlers)).toEqual(["listThings", "getThing"]);
  expect(handlers.getThing).toThrow(
    expect.objectContaining({ status: 501, reason: "not-implemented", message: "getThing is not implemented" }),
  );
});

test("responds with 501 and the error object for any operation", async () => {
  const routes = [{ operationId: "getThing", responses: { 200: { headers: {}, content: {} } } }];
  const handlers = createNotImplemented<Record<string, () => never>>({ routes, securitySchemes: {} } as never);
  const { app, errors } = server(routes, handlers);
  const response = await app.inject("/things/a");
  expect([response.statusCode, response.json(), errors]).toEqual([
    501,
    { status: 501, reason: "not-implemented", message: "getThing is not implemented", problems: [] },
    [],
  ]);
});
