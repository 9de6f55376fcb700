import { expect, test } from "vitest";
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
