import { unwrap } from "@assessment-api/v2";
import { describe, expect, test } from "vitest";
import { plantPredefinedTest } from "../../../testing/catalogue.ts";
import { startWithCatalogue } from "../../../testing/start-with-catalogue.ts";

describe("GET /predefined-tests", () => {
  test("shows a predefined test with a link that finds it", async () => {
    const { v2, world, organizationId, apiKey, urls } = await startWithCatalogue();
    await plantPredefinedTest(world, organizationId);
    const { _embedded, page } = await unwrap(v2.GET("/predefined-tests"));
    const self = `${urls.v2}/predefined-tests?query=Go%20Developer%2C%20senior`;
    expect(_embedded.predefinedTests).toEqual([
      {
        id: "pre_1",
        name: "Go Developer, senior",
        description: "Services in Go",
        durationInMinutes: 75,
        skills: ["Go"],
        seniorityLevel: "SENIOR",
        _links: { self: { href: self } },
      },
    ]);
    expect(page).toEqual({ number: 0, size: 10, totalElements: 1, totalPages: 1 });
    const followed = await (await fetch(self, { headers: { "Vendor-Api-Key": apiKey } })).json();
    expect(followed).toEqual({ _embedded, page });
  });

  test("filters by text, skills and seniority, within the organization", async () => {
    const { v2, other, world, organizationId } = await startWithCatalogue();
    await plantPredefinedTest(world, organizationId);
    const total = async (client: typeof v2, query: object) =>
      (await unwrap(client.GET("/predefined-tests", { params: { query } }))).page.totalElements;
    expect(await total(v2, { query: "services IN go" })).toBe(1);
    expect(await total(v2, { query: "Java" })).toBe(0);
    expect(await total(v2, { skills: ["Java", "Go"] })).toBe(1);
    expect(await total(v2, { seniorityLevels: ["JUNIOR", "MIDDLE"] })).toBe(0);
    expect(await total(v2, { seniorityLevels: ["SENIOR"], skills: ["Go"] })).toBe(1);
    expect(await total(other.v2, {})).toBe(0);
  });

  test("refuses an unknown seniority", async () => {
    const { v2 } = await startWithCatalogue();
    const query = { seniorityLevels: ["EXPERT" as never] };
    const { error } = await v2.GET("/predefined-tests", { params: { query } });
    expect(error).toMatchObject({ code: 400, validationErrors: [{ field: "seniorityLevels" }] });
  });
});
