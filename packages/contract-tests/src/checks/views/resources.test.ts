import { expect, it } from "vitest";
import { loadVersion } from "../../command/versions.ts";
import type { Session } from "../../session/session.ts";
import { resourcesIn } from "./resources.ts";

const [document, v3] = [await loadVersion("v1"), await loadVersion("v3")];
const results = document.operations.find(({ id }) => id === "getCandidateResults");
if (!results) throw new Error("V1 has no getCandidateResults");

const shownBy = (body: object) =>
  resourcesIn({ document, bases: [] } as unknown as Session, results, ["cnd_1"], body)
    .filter(({ key }) => key === "/candidates/cnd_1")
    .map(({ members }) => Object.fromEntries(members));

it("a part of a resource shows the resource's members, unless it has another id", () => {
  expect(shownBy({ scoredPoints: 5, skills: [] })).toEqual([{ scoredPoints: 5, "skills/*": [] }]);
  expect(shownBy({ id: "cnd_1", scoredPoints: 5 })).toEqual([{ id: "cnd_1", scoredPoints: 5 }]);
  expect(shownBy({ id: "rep_1", scoredPoints: 5 })).toEqual([]);
});

it("an embedded resource with the schema of its GET is compared whole, others by name", () => {
  const aggregated = v3.operations.find(({ id }) => id === "getAggregatedPerson");
  if (!aggregated) throw new Error("V3 has no getAggregatedPerson");
  const shown = {
    id: "per_1",
    jobPosition: { id: "jp_1", name: "Developer", defaultSkillsetMasteryLevel: 60, abstract: false },
  };
  const session = { document: v3, bases: [] } as unknown as Session;
  const found = resourcesIn(session, aggregated, ["per_1"], shown).find(
    ({ key }) => key === "/boost/v3/jobPositions/jp_1",
  );
  expect(found && Object.fromEntries(found.members)).toEqual(shown.jobPosition);
  const person = { id: "per_1", goals: [{ id: "goal_1", skill: { id: "skl_1", name: "Go", hidden: false } }] };
  const skill = resourcesIn(session, aggregated, ["per_1"], person).find(({ key }) => key.endsWith("/skl_1"));
  expect(skill && Object.fromEntries(skill.members)).toEqual({ name: "Go" });
});

it("a list has the same elements and order as ids and as objects", () => {
  const [aggregated, person] = ["getAggregatedPerson", "getPerson"].map((name) =>
    v3.operations.find(({ id }) => id === name),
  );
  if (!aggregated || !person) throw new Error("V3 has no person");
  const session = { document: v3, bases: [] } as unknown as Session;
  const teamsIn = (operation: typeof person, teams: unknown[]) =>
    resourcesIn(session, operation, ["per_1"], { id: "per_1", teams })
      .find(({ key }) => key === "/boost/v3/people/per_1")
      ?.members.get("teams/*");
  expect(teamsIn(person, ["team_1", "team_2"])).toEqual(["team_1", "team_2"]);
  expect(teamsIn(aggregated, [{ id: "team_2" }, { id: "team_1" }])).toEqual(["team_2", "team_1"]);
});

it("an embedded resource with the schema of its GET is whole and lacks no member", async () => {
  const v2 = await loadVersion("v2");
  const invitation = v2.operations.find(({ id }) => id === "getInvitation");
  if (!invitation) throw new Error("V2 has no getInvitation");
  const href = "https://api.example.com/v2/candidates/cnd_1/assessments/asm_1";
  const body = { id: "asm_1", _embedded: { assessment: { id: "asm_1", _links: { self: { href } } } } };
  const session = { document: v2, bases: ["https://api.example.com/v2"] } as unknown as Session;
  const found = resourcesIn(session, invitation, ["asm_1"], body).find(({ key }) => key.endsWith("/assessments/asm_1"));
  expect(found).toMatchObject({ own: false, whole: true });
});
