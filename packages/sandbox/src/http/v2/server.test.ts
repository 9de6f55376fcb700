import { expect, test } from "vitest";
import { startWithCatalogue } from "../../../testing/start-with-catalogue.ts";

test("every operation is 401 without a key, in V2's media type", async () => {
  const { urls } = await startWithCatalogue();
  for (const path of ["/candidates", "/invitations", "/tests/tst_0", "/predefined-tests", "/boost/teams"]) {
    const response = await fetch(`${urls.v2}${path}`);
    expect([path, response.status]).toEqual([path, 401]);
    expect(response.headers.get("content-type")).toBe("application/vnd.vendor.v2.hal+json");
    expect(await response.json()).toMatchObject({ code: 401, validationErrors: [] });
  }
});
