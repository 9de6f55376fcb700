import { paginate, unwrap } from "@assessment-api/v3";
import { describe, expect } from "vitest";
import { startWithSkills, test } from "../../../testing/start-with-skills.ts";
import { jobPosition } from "../../../testing/store-suite/samples.ts";
import { catalogueOf } from "../../seed/catalogue/catalogue.ts";

const at = (jobPositionId: string) => ({ params: { path: { jobPositionId } } });

describe("POST /boost/v3/jobPositions", () => {
  test("creates a position with a Location, with null for missing values", async () => {
    const { v3, apiKey } = await startWithSkills();
    const { data, response } = await v3.POST("/boost/v3/jobPositions", { body: { name: "Support Engineer" } });
    expect(response.status).toBe(201);
    expect(data).toEqual({
      id: expect.stringMatching(/^jp_\w{12}$/),
      name: "Support Engineer",
      description: null,
      abstract: false,
      defaultSkillsetMasteryLevel: null,
      feeders: [],
      translations: {},
      skillsets: [],
      family: null,
      seniority: null,
    });
    const location = response.headers.get("location") ?? "";
    expect(await (await fetch(location, { headers: { "X-API-KEY": apiKey } })).json()).toEqual(data);
  });

  test("accepts the document's example", async ({ v3 }) => {
    const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
    const { newJobPositionComplete, jobPositionSenior } = document.components.examples;
    const created = await unwrap(v3.POST("/boost/v3/jobPositions", { body: newJobPositionComplete.value }));
    expect(created).toEqual({ ...jobPositionSenior.value, id: created.id });
  });

  test("refuses all unknown references at once, by field and id", async ({ v3 }) => {
    const body = {
      name: "A",
      family: "fam_none",
      seniority: "sen_none",
      skillsets: [{ skillsetId: "set_none" }, { skillsetId: "set_batch" }, { skillsetId: "set_8Cj4Nr1H" }],
      feeders: ["jp_none", "jp_5Kn3Ts7B"],
    };
    const { error, response } = await v3.POST("/boost/v3/jobPositions", { body });
    expect(response.status).toBe(400);
    for (const words of [
      "no position family with the id fam_none",
      "family must be the id of a position family",
      "seniority must be the id of a seniority level",
      "skillsets[0].skillsetId must be the id of an active skillset",
      "no active skillset with the id set_batch",
      "feeders[0] must be the id of a job position",
    ])
      expect(error?.message).toContain(words);
    expect(error?.message).not.toContain("set_8Cj4Nr1H");
  });

  test("refuses feeders and skillsets that are named twice, and levels out of range", async () => {
    const { v3, urls, apiKey } = await startWithSkills();
    const twice = [{ skillsetId: "set_8Cj4Nr1H" }, { skillsetId: "set_8Cj4Nr1H", masteryLevel: 5 }];
    const { error } = await v3.POST("/boost/v3/jobPositions", { body: { name: "A", skillsets: twice } });
    expect(error?.message).toBe("Validation error; skillsets[1].skillsetId must not be named twice");
    const headers = { "X-API-KEY": apiKey, "content-type": "application/json" };
    for (const body of [
      { name: "A", feeders: ["jp_5Kn3Ts7B", "jp_5Kn3Ts7B"] },
      { name: "A", defaultSkillsetMasteryLevel: 101 },
      { name: "A", defaultSkillsetMasteryLevel: 1.5 },
      { name: "A", skillsets: [{ skillsetId: "set_8Cj4Nr1H", masteryLevel: -1 }] },
      { name: " " },
      {},
    ]) {
      const init = { method: "POST", headers, body: JSON.stringify(body) };
      expect([body, (await fetch(`${urls.v3}/boost/v3/jobPositions`, init)).status]).toEqual([body, 400]);
    }
  });
});

describe("GET /boost/v3/jobPositions", () => {
  test("walks through all, abstract ones too, in order of creation", async ({ v3, world, organizationId, other }) => {
    const more = Array.from({ length: 60 }, (_, index) => jobPosition({ id: `jp_${index}`, organizationId }));
    await world.store.transact(async (tx) => {
      for (const one of more) await tx.jobPositions.put(one);
    });
    const ids: string[] = [];
    for await (const { id } of paginate(v3, "/boost/v3/jobPositions")) ids.push(id);
    const { jobPositions } = await catalogueOf(organizationId, 0);
    expect(ids).toEqual([...jobPositions, ...more].map(({ id }) => id));
    expect((await unwrap(other.v3.GET("/boost/v3/jobPositions"))).content).toEqual([]);
  });

  test("shows positions as the document's examples do", async ({ v3, other }) => {
    const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
    const { jobPositionBackend, jobPositionAbstract } = document.components.examples;
    for (const { value } of [jobPositionBackend, jobPositionAbstract])
      expect(await unwrap(v3.GET("/boost/v3/jobPositions/{jobPositionId}", at(value.id)))).toEqual(value);
    const { error } = await other.v3.GET("/boost/v3/jobPositions/{jobPositionId}", at("jp_5Kn3Ts7B"));
    expect(error).toMatchObject({ resourceType: "JOB_POSITION", resourceId: "jp_5Kn3Ts7B" });
  });
});
