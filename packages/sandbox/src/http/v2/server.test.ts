import { expect, test } from "vitest";
import { startWithCatalogue } from "../../../testing/start-with-catalogue.ts";
import { createTestWorld } from "../../../testing/world.ts";
import { implemented, missingOperations } from "./server.ts";

test("what is missing is part of the skills area", async () => {
  const { world } = await createTestWorld();
  const { default: document } = await import("@assessment-api/v2/openapi.json", { with: { type: "json" } });
  const boost = Object.entries(document.paths)
    .filter(([path]) => path.startsWith("/boost/"))
    .flatMap(([, operations]) => Object.values(operations).map(({ operationId }) => operationId));
  expect(boost).toEqual(expect.arrayContaining(missingOperations(world)));
  expect(missingOperations(world).filter((operationId) => Object.hasOwn(implemented(world), operationId))).toEqual([]);
});

test("without a key everything is 401, in V2's media type", async () => {
  const { urls } = await startWithCatalogue();
  for (const path of ["/candidates", "/invitations", "/tests/tst_0", "/predefined-tests", "/boost/teams"]) {
    const response = await fetch(`${urls.v2}${path}`);
    expect([path, response.status]).toEqual([path, 401]);
    expect(response.headers.get("content-type")).toBe("application/vnd.vendor.v2.hal+json");
    expect(await response.json()).toMatchObject({ code: 401, validationErrors: [] });
  }
});
