import { paginate, unwrap } from "@assessment-api/v3";
import { describe, expect, test } from "vitest";
import { startWithSkills } from "../../../testing/start-with-skills.ts";
import { catalogueOf } from "../../seed/catalogue/catalogue.ts";

const { certificateDefinitions } = await catalogueOf("org_1", 0);

type Query =
  NonNullable<Parameters<Awaited<ReturnType<typeof startWithSkills>>["v3"]["GET"]>[1]> extends {
    params?: { query?: infer Given };
  }
    ? Given
    : never;

async function start() {
  const { v3, other } = await startWithSkills();
  const search = async (query: object = {}, client = v3) => {
    const params = { query: query as Query };
    return unwrap(client.GET("/boost/v3/certificateDefinitions", { params: params as object }));
  };
  const found = async (query: object) => (await search(query)).content.map(({ id }) => id);
  return { v3, other, search, found };
}

describe("GET /boost/v3/certificateDefinitions", () => {
  test("counts all matches on any page", async () => {
    const { search, v3 } = await start();
    const active = certificateDefinitions.filter((one) => one.active);
    const first = await search({ limit: 2 });
    expect([first.content.length, first.totalCount]).toEqual([2, active.length]);
    const rest = await search({ limit: 3, after: first.next });
    expect([rest.content.length, rest.totalCount]).toEqual([3, active.length]);
    const all: string[] = [];
    for await (const { id } of paginate(v3, "/boost/v3/certificateDefinitions", { params: { query: { limit: 4 } } }))
      all.push(id);
    expect(all).toEqual(active.map(({ id }) => id));
    expect(await search({ limit: 1000 })).not.toHaveProperty("next");
  });

  test("shows active ones, inactive ones or all", async () => {
    const { search } = await start();
    const states = async (query: object) => new Set((await search(query)).content.map(({ isActive }) => isActive));
    expect(await states({})).toEqual(new Set([true]));
    expect(await states({ isActive: "true" })).toEqual(new Set([true]));
    expect(await states({ isActive: "false" })).toEqual(new Set([false]));
    expect(await states({ isActive: "all" })).toEqual(new Set([true, false]));
    expect((await search({ isActive: "all" })).totalCount).toBe(certificateDefinitions.length);
  });

  test("searches name, acronym and issuer literally and regardless of case", async () => {
    const { found } = await start();
    expect(await found({ searchText: "cOd" })).toEqual(["crt_8Nd2Kb6X"]);
    expect(await found({ searchText: "tfl" })).toEqual(["crt_tester_foundation"]);
    expect(await found({ searchText: "guild of" })).toEqual(["crt_tester_foundation", "crt_test_automation"]);
    expect(await found({ searchText: "operate services" })).toEqual([]);
    expect(await found({ searchText: "%" })).toEqual([]);
  });

  test("filters by issuer, combined with other filters", async () => {
    const { found, search } = await start();
    const organizationId = "cog_3Mw6Pz9L";
    expect(await found({ organizationId, isActive: "false" })).toEqual(["crt_1Jg4Zq9R"]);
    expect(await found({ organizationId, searchText: "platform" })).toEqual(["crt_container_operator"]);
    expect(await search({ organizationId: "cog_none" })).toEqual({ content: [], totalCount: 0 });
  });

  test("refuses a limit out of its range, an unknown state and a cursor of another search", async () => {
    const { v3, search } = await start();
    const { next } = await search({ limit: 1 });
    for (const query of [{ limit: 0 }, { limit: 1001 }, { isActive: "yes" }, { after: next, searchText: "cloud" }]) {
      const { error, response } = await v3.GET("/boost/v3/certificateDefinitions", { params: { query } as object });
      expect([query, response.status]).toEqual([query, 400]);
      expect(error).toMatchObject({ errorType: "VALIDATION_FAILED" });
    }
  });

  test("shows nothing of another organization", async () => {
    const { search, other } = await start();
    expect(await search({ isActive: "all" }, other.v3)).toEqual({ content: [], totalCount: 0 });
  });
});

test("GET /boost/v3/certificateDefinitions/{id} shows the document's examples, inactive ones too", async () => {
  const { v3, other } = await start();
  const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
  const { certificateDefinitionActive, certificateDefinitionInactive } = document.components.examples;
  const get = (id: string, client = v3) =>
    client.GET("/boost/v3/certificateDefinitions/{id}", { params: { path: { id } } });
  for (const { value } of [certificateDefinitionActive, certificateDefinitionInactive])
    expect(await unwrap(get(value.id))).toEqual(value);
  expect((await get("crt_5Ty7Ws3P", other.v3)).error).toMatchObject({
    errorType: "RESOURCE_NOT_FOUND",
    resourceType: "CERTIFICATE_DEFINITION",
    resourceId: "crt_5Ty7Ws3P",
  });
});
