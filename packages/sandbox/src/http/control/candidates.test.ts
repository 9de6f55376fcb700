import { type AssignmentInput, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal, startWithControl } from "../../../testing/start-with-control.ts";

test("V2 shows an assignment and filters by it", async () => {
  const { control, invite, v2 } = await startWithControl();
  const { candidate, assessment } = await invite();
  await invite(undefined, "jonas.okafor@example.com");
  const assign = (id: string, body: AssignmentInput) =>
    unwrap(control.PATCH("/candidates/{id}/assignment", { ...at({ id }), body }));
  const found = async (query: object) => {
    const { data } = await v2.GET("/candidates", { params: { query } });
    return data?._embedded.candidates.map(({ id }) => id);
  };
  const both = { assignedUser: "usr_1Gx5Ud8M", assignedTeam: "team_8Vq4Hy2Z" };
  expect(await assign(candidate.id, both)).toEqual({ candidateId: candidate.id, ...both });
  expect(await found({ assignedUser: "usr_1Gx5Ud8M" })).toEqual([candidate.id]);
  expect(await found({ assignedTeam: "team_8Vq4Hy2Z" })).toEqual([candidate.id]);
  expect(await assign(candidate.id, { assignedTeam: "team_3Ea6Lp1C" })).toMatchObject({ assignedUser: "usr_1Gx5Ud8M" });
  expect(await assign(candidate.id, both)).toMatchObject(both);
  expect(await assign(assessment.id, { assignedUser: null })).toMatchObject({ ...both, assignedUser: null });
  expect(await found({ assignedUser: "usr_1Gx5Ud8M" })).toEqual([]);
  expect(await found({ assignedTeam: "team_8Vq4Hy2Z" })).toEqual([candidate.id]);
});

test("returns 404 for an unknown candidate, and 400 for an empty body", async () => {
  const { control, invite } = await startWithControl();
  const { candidate } = await invite();
  const unknown = { ...at({ id: "cnd_0Unknown" }), body: { assignedUser: null } };
  expect((await refusal(unwrap(control.PATCH("/candidates/{id}/assignment", unknown)))).status).toBe(404);
  const empty = { ...at({ id: candidate.id }), body: {} };
  expect((await refusal(unwrap(control.PATCH("/candidates/{id}/assignment", empty)))).status).toBe(400);
});
