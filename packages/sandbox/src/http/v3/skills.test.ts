import { paginate, unwrap } from "@assessment-api/v3";
import { describe, expect } from "vitest";
import { startWithSkills, test } from "../../../testing/start-with-skills.ts";
import { catalogueOf } from "../../seed/catalogue/catalogue.ts";
import { CURSOR_LIFETIME } from "../../service/cursors.ts";

const area = await catalogueOf("org_1", 0);
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);

async function idsOf(list: AsyncIterable<{ id: string }>): Promise<string[]> {
  const found: string[] = [];
  for await (const { id } of list) found.push(id);
  return found;
}

describe("GET /boost/v3/skills", () => {
  test("shows a skill as the document's example does", async ({ v3 }) => {
    const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
    const { skillGo, skillPerl } = document.components.examples;
    for (const { value } of [skillGo, skillPerl]) {
      const skill = await unwrap(v3.GET("/boost/v3/skills/{skillId}", { params: { path: { skillId: value.id } } }));
      expect(skill).toEqual(value);
    }
  });

  test("is read page by page, with hidden and disabled ones only on request", async ({ v3 }) => {
    const all = area.skills;
    const walk = (query: object) => idsOf(paginate(v3, "/boost/v3/skills", { params: { query } }));
    expect(await walk({})).toEqual(ids(all.filter(({ hidden, disabled }) => !hidden && !disabled)));
    expect(await walk({ includeHidden: true })).toEqual(ids(all.filter(({ disabled }) => !disabled)));
    expect(await walk({ includeDisabled: true })).toEqual(ids(all.filter(({ hidden }) => !hidden)));
    expect(await walk({ includeHidden: true, includeDisabled: true })).toEqual(ids(all));
    const { content, next } = await unwrap(v3.GET("/boost/v3/skills"));
    expect([content.length < all.length, typeof next]).toEqual([true, "string"]);
  });

  test("refuses foreign, expired and invalid cursors, each with a reason", async () => {
    const { v3, addSeeded, clock } = await startWithSkills();
    const { next: after = "" } = await unwrap(v3.GET("/boost/v3/skills"));
    const refusal = async (call: ReturnType<typeof v3.GET>) => {
      const { error, response } = await call;
      expect(response.status).toBe(400);
      return error;
    };
    const foreign = {
      message: "Validation error; after must be a cursor of the page before, sent with the same filters",
      errorType: "VALIDATION_FAILED",
    };
    const seeded = await addSeeded("catalogue");
    const query = { after };
    expect(await refusal(v3.GET("/boost/v3/skillFolders", { params: { query } }))).toEqual(foreign);
    expect(await refusal(seeded.v3.GET("/boost/v3/skills", { params: { query } }))).toEqual(foreign);
    const filtered = { after, includeHidden: true };
    expect(await refusal(v3.GET("/boost/v3/skills", { params: { query: filtered } }))).toEqual(foreign);
    expect(await refusal(v3.GET("/boost/v3/skills", { params: { query: { after: "page-2" } } }))).toEqual(foreign);
    await clock.advance(CURSOR_LIFETIME * 2);
    expect(await refusal(v3.GET("/boost/v3/skills", { params: { query } }))).toMatchObject({
      message: "Validation error; after has expired: start again with the first page",
    });
  });

  test("shows a hidden or disabled skill, and none of another organization", async ({ v3, other }) => {
    const params = { path: { skillId: "skl_5Gh3Tn1Z" } };
    expect((await unwrap(v3.GET("/boost/v3/skills/{skillId}", { params }))).hidden).toBe(true);
    const { error, response } = await other.v3.GET("/boost/v3/skills/{skillId}", { params });
    expect(response.status).toBe(404);
    expect(error).toEqual({
      message: "There is no skill with the id skl_5Gh3Tn1Z.",
      errorType: "RESOURCE_NOT_FOUND",
      resourceType: "SKILL",
      resourceId: "skl_5Gh3Tn1Z",
    });
    expect((await unwrap(other.v3.GET("/boost/v3/skills"))).content).toEqual([]);
  });
});

describe("GET /boost/v3/skillFolders", () => {
  test("shows areas, subareas and groups, each after the one above", async ({ v3, other }) => {
    const visible = area.skillFolders.filter(({ hidden, disabled }) => !hidden && !disabled);
    expect(await idsOf(paginate(v3, "/boost/v3/skillFolders"))).toEqual(ids(visible));
    const { content } = await unwrap(v3.GET("/boost/v3/skillFolders"));
    expect(content.slice(0, 3)).toEqual([
      { id: "fld_6Sw8Zg3T", name: "Engineering", level: "AREA", hidden: false, disabled: false, global: true },
      expect.objectContaining({ id: "fld_1Ph5Yk9V", level: "SUBAREA", parentId: "fld_6Sw8Zg3T" }),
      expect.objectContaining({ id: "fld_4Bt2Ue7X", level: "GROUP", parentId: "fld_1Ph5Yk9V" }),
    ]);
    expect((await unwrap(other.v3.GET("/boost/v3/skillFolders"))).content).toEqual([]);
  });

  test("shows one folder, or names the unknown one", async ({ v3 }) => {
    const get = (folderId: string) => v3.GET("/boost/v3/skillFolders/{folderId}", { params: { path: { folderId } } });
    expect((await unwrap(get("fld_old_values"))).disabled).toBe(true);
    expect((await get("fld_none")).error).toMatchObject({ resourceType: "SKILL_FOLDER", resourceId: "fld_none" });
  });
});

test("GET /boost/v3/skillsets, positionFamilies and seniorityLevels show whole lists, as the examples begin", async () => {
  const { v3, other } = await startWithSkills();
  const { default: document } = await import("@assessment-api/v3/openapi.json", { with: { type: "json" } });
  const { skillsetsActive, positionFamilies, seniorityLevels } = document.components.examples;
  const skillsets = await unwrap(v3.GET("/boost/v3/skillsets"));
  expect(skillsets.slice(0, 2)).toEqual(skillsetsActive.value);
  expect(ids(skillsets)).toEqual(ids(area.skillsets.filter(({ active }) => active)));
  expect((await unwrap(v3.GET("/boost/v3/positionFamilies"))).slice(0, 2)).toEqual(positionFamilies.value);
  expect((await unwrap(v3.GET("/boost/v3/seniorityLevels"))).slice(0, 3)).toEqual(seniorityLevels.value);
  for (const list of ["skillsets", "positionFamilies", "seniorityLevels"] as const)
    expect(await unwrap(other.v3.GET(`/boost/v3/${list}`))).toEqual([]);
});
