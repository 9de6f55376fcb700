import { unwrap } from "@assessment-api/v3";
import { describe, expect } from "vitest";
import { startWithSkills } from "../../../testing/start-with-skills.ts";
import { testGiven } from "../../../testing/test-given.ts";

const MAYA = "per_7Rj2Wc9F";
const JONAS = "per_5Ox2Bn7S";
const sections = [
  "core",
  "teams",
  "roles",
  "tags",
  "customFields",
  "onboarding",
  "jobPosition",
  "skills",
  "timeline",
  "pluginData",
  "goals",
] as const;

async function start() {
  const sandbox = await startWithSkills("demo");
  const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
  const { v3 } = sandbox;
  const aggregated = async (personId: string, requested?: readonly (typeof sections)[number][]) => {
    const query = requested === undefined ? {} : { sections: [...requested] };
    return unwrap(v3.GET("/boost/v3/people/{personId}/aggregated", { params: { path: { personId }, query } }));
  };
  return { ...sandbox, examples: document.components.examples, aggregated };
}

const test = testGiven(start, ["v2", "v3", "examples", "other", "aggregated", "urls", "apiKey", "world"]);

const dateless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (/(On|At|Date)$/.test(key) && one !== undefined ? typeof one : one)));

describe("the people of the demonstration", () => {
  test("are those of the documents' examples, in both versions", async ({ v2, v3, examples }) => {
    const shown = (await unwrap(v3.GET("/boost/v3/people"))).content;
    const { personPageFirst, personPageLast } = examples;
    expect(dateless(shown.slice(0, 4))).toEqual(
      dateless([...personPageFirst.value.content, ...personPageLast.value.content]),
    );
    const inV2 = (await unwrap(v2.GET("/boost/people")))._embedded.people;
    expect(inV2).toEqual(shown.map(({ accountEnabled: _, ...person }) => person));
    const { teamPageFirst, teamPageLast } = examples;
    expect((await unwrap(v3.GET("/boost/v3/teams"))).content).toEqual([
      ...teamPageFirst.value.content,
      ...teamPageLast.value.content,
    ]);
  });
});

describe("GET /boost/v3/people/{personId}/skills", () => {
  test("shows skills with ratings and raters as the example does, in V2 with links and custom fields", async () => {
    const { v2, v3, examples, apiKey, origin } = await start();
    const params = { path: { personId: MAYA } };
    const skills = await unwrap(v3.GET("/boost/v3/people/{personId}/skills", { params }));
    expect(dateless(skills)).toEqual(dateless(examples.personSkillsRated.value));
    const { _embedded } = await unwrap(v2.GET("/boost/people/{id}/skills", { params: { path: { id: MAYA } } }));
    const { default: document } = await import("@assessment-api/v2/openapi.json", { with: { type: "json" } });
    const expected = JSON.stringify(document.components.examples.personSkills.value._embedded);
    expect(dateless(_embedded)).toEqual(
      dateless(JSON.parse(expected.replaceAll("https://api.assessments.example", origin))),
    );
    const links = JSON.stringify(_embedded).match(/(?<="href":")[^"]+/g) ?? [];
    for (const link of new Set(links))
      expect((await fetch(link, { headers: { "Vendor-Api-Key": apiKey } })).status).toBe(200);
  });

  test("is empty for a person without skills, and 404 for an unknown person", async ({ v3 }) => {
    const get = (personId: string) => v3.GET("/boost/v3/people/{personId}/skills", { params: { path: { personId } } });
    expect(await unwrap(get(JONAS))).toEqual([]);
    expect((await get("per_none")).error).toMatchObject({ resourceType: "PERSON" });
  });
});

describe("GET /boost/skillRatings", () => {
  test("shows all ratings of one person in one skill as an element, filtered by both", async ({ v2, other }) => {
    const { default: document } = await import("@assessment-api/v2/openapi.json", { with: { type: "json" } });
    const { skillRatingPageFirst, skillRatingPageLast, skillRatingPageOne } = document.components.examples;
    const list = async (query: object, client = v2) => unwrap(client.GET("/boost/skillRatings", { params: { query } }));
    const pages = [skillRatingPageFirst.value._embedded, skillRatingPageLast.value._embedded];
    const both = pages.flatMap(({ skillRatings }): object[] => skillRatings);
    expect(dateless((await list({}))._embedded.skillRatings)).toEqual(dateless(both));
    const one = await list({ "person.id": MAYA, "skill.id": "skl_2Mf7Xb4N" });
    expect(dateless(one._embedded)).toEqual(dateless(skillRatingPageOne.value._embedded));
    expect(one._links.first.href).toMatch(/\/skillRatings\?person\.id=per_7Rj2Wc9F&skill\.id=skl_2Mf7Xb4N$/);
    expect((await list({ "person.id": JONAS }))._embedded.skillRatings).toEqual([]);
    expect((await list({}, other.v2))._embedded.skillRatings).toEqual([]);
  });
});

describe("GET /boost/v3/people/{personId}/aggregated", () => {
  test("shows everything as the example does", async ({ aggregated, examples }) => {
    expect(dateless(await aggregated(MAYA, sections))).toEqual(dateless(examples.aggregatedPersonAll.value));
  });

  test("has exactly the requested sections, core by default", async ({ aggregated, examples }) => {
    expect(await aggregated(MAYA)).toEqual(examples.aggregatedPersonCore.value);
    expect(await aggregated(JONAS, ["core", "tags", "jobPosition"])).toEqual(
      examples.aggregatedPersonNoJobPosition.value,
    );
    for (const section of sections) expect(Object.keys(await aggregated(JONAS, [section]))).toEqual(["id", section]);
    expect(await aggregated(JONAS, ["tags", "tags"])).toEqual({ id: JONAS, tags: ["backend"] });
  });

  test.each(["tags,core", "tags%2Ccore", "tags%2ccore"])(
    "takes the sections %s, encoded as clients do",
    async (requested) => {
      const { urls, apiKey } = await start();
      const address = `${urls.v3}/boost/v3/people/${JONAS}/aggregated?sections=${requested}`;
      const response = await fetch(address, { headers: { "X-API-KEY": apiKey } });
      expect([response.status, Object.keys((await response.json()) as object)]).toEqual([200, ["id", "tags", "core"]]);
    },
  );

  test("refuses an unknown section, and an empty list of them", async ({ urls, apiKey }) => {
    for (const requested of ["core,salary", "core%2Csalary", "Core", ",", "%2C"]) {
      const address = `${urls.v3}/boost/v3/people/${MAYA}/aggregated?sections=${requested}`;
      const response = await fetch(address, { headers: { "X-API-KEY": apiKey } });
      expect([requested, response.status]).toEqual([requested, 400]);
    }
  });
});

describe("GET /boost/v3/people/{personId}/certificates", () => {
  test("shows held certificates, with dates in milliseconds since 1970", async ({ v3, examples, world }) => {
    const get = (personId: string) =>
      v3.GET("/boost/v3/people/{personId}/certificates", { params: { path: { personId } } });
    const held = await unwrap(get(MAYA));
    expect(dateless(held)).toEqual(dateless(examples.personCertificatesHeld.value));
    expect(held[0]?.issueDate).toBeLessThan(world.clocks.sandbox.now());
    expect(held[0]?.expirationDate).toBeGreaterThan(world.clocks.sandbox.now());
    expect(await unwrap(get(JONAS))).toEqual([]);
    expect((await get("per_none")).error).toMatchObject({ resourceType: "PERSON", resourceId: "per_none" });
  });

  test("is 503 during a plugin fault, like the search for definitions", async () => {
    const { v3, world, organizationId } = await start();
    const fault = { id: "flt_1", organizationId, version: "v3", outcome: 503, createdAt: 0 } as const;
    await world.store.transact((tx) => tx.faults.put(fault));
    const params = { path: { personId: MAYA } };
    for (const call of [
      v3.GET("/boost/v3/people/{personId}/certificates", { params }),
      v3.GET("/boost/v3/certificateDefinitions"),
      v3.GET("/boost/v3/certificateDefinitions/{id}", { params: { path: { id: "crt_5Ty7Ws3P" } } }),
    ]) {
      const { error, response } = await call;
      expect([response.status, error?.errorType]).toEqual([503, "PLUGIN_UNAVAILABLE"]);
    }
    expect((await v3.GET("/boost/v3/people/{personId}", { params })).error?.errorType).toBe("INTERNAL_ERROR");
  });
});
