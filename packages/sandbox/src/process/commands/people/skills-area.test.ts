import { unwrap } from "@assessment-api/v3";
import { expect, test } from "vitest";
import { startWithPeople } from "../../../../testing/start-with-people.ts";
import { alone } from "../../../../testing/type-command.ts";
import { RefusalError } from "../refusal.ts";

async function start() {
  const sandbox = await alone(startWithPeople());
  const { type } = sandbox;
  const rows = async (...args: string[]) => (await type(...args)).split("\n").map((line) => line.split(/ {2,}/));
  return { ...sandbox, rows };
}

test("teams are listed, found and shown", async () => {
  const { rows, type, team, ada, v3 } = await start();
  const body = { name: "Second", parentTeamId: team.id, supervisorId: ada.id, color: "#112233", customId: "T-2" };
  const { id } = await unwrap(v3.POST("/boost/v3/teams", { body }));
  expect(await rows("teams", "list")).toContainEqual([id, "Second", team.id, ada.id]);
  expect((await rows("teams", "list", "--search", "SECO")).slice(1)).toEqual([[id, "Second", team.id, ada.id]]);
  expect((await type("teams", "show", id)).split("\n")).toEqual([
    `Team           ${id}`,
    "Name           Second",
    "Business unit  no",
    `Parent         ${team.id}`,
    `Supervisor     ${ada.id}`,
    "Custom id      T-2",
    "Color          #112233",
    "Created        2026-03-02 09:15:00Z",
  ]);
  await expect(type("teams", "show", "team_0Unknown")).rejects.toThrow(RefusalError);
});

test("a team becomes a business unit and stays one when V3 replaces it", async () => {
  const { type, team, v3 } = await start();
  expect(await type("teams", "business-unit", team.id, "yes")).toContain("Business unit  yes");
  const at = { params: { path: { teamId: team.id } } };
  expect(await unwrap(v3.PUT("/boost/v3/teams/{teamId}", { ...at, body: { name: "Renamed" } }))).toMatchObject({
    name: "Renamed",
    businessUnit: true,
  });
  await type("teams", "business-unit", team.id, "no");
  expect((await unwrap(v3.GET("/boost/v3/teams/{teamId}", at))).businessUnit).toBe(false);
});

test("the catalogue of skills is listed, hidden and disabled ones too", async () => {
  const { rows, type, v3 } = await start();
  const visible = (await unwrap(v3.GET("/boost/v3/skills"))).content[0];
  const [, first] = await rows("skills", "list");
  expect(first?.slice(0, 2)).toEqual([visible?.id, visible?.name]);
  const { items, page } = JSON.parse(await type("skills", "list", "--count", "100", "--json"));
  expect(items.length).toBe(Math.min(100, page.totalElements));
  expect(items.filter((skill: { hidden: boolean }) => skill.hidden)).not.toEqual([]);
  expect(await type("skills", "show", "skl_2Mf7Xb4N")).toMatch(/^Skill +skl_2Mf7Xb4N\nName +Go\n/);
  await expect(type("skills", "show", "skl_0Unknown")).rejects.toThrow(RefusalError);
});

test("a skill is found by part of its name", async () => {
  const { rows } = await start();
  const found = await rows("skills", "list", "--search", "KUBE");
  expect(found.slice(1).map(([id, name]) => [id, name])).toEqual([["skl_kubernetes", "Kubernetes"]]);
});

test("job positions are listed, found and shown", async () => {
  const { rows, type } = await start();
  const found = await rows("job-positions", "list", "--search", "BACKEND dev");
  expect(found.slice(1).map(([, name]) => name)).toEqual([
    "Junior Backend Developer",
    "Backend Developer",
    "Senior Backend Developer",
  ]);
  expect(found[2]).toEqual(["jp_5Kn3Ts7B", "Backend Developer", "no", "fam_7Lz3Qa5E", "sen_2Vx9Fm6K"]);
  expect(await type("job-positions", "show", "jp_5Kn3Ts7B")).toMatch(/\nSkillsets +set_8Cj4Nr1H at 70/);
  await expect(type("job-positions", "show", "jp_0Unknown")).rejects.toThrow(RefusalError);
});
