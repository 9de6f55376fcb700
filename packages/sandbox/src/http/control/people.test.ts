import { createClient, unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, refusal } from "../../../testing/start-with-control.ts";
import { startWithPeople } from "../../../testing/start-with-people.ts";

async function start() {
  const sandbox = await startWithPeople();
  const control = createClient({ baseUrl: sandbox.urls.control });
  const { organizationId: id, v3, ada, team } = sandbox;
  const list = async (query: object = {}) => {
    const params = { path: { id }, query };
    return (await unwrap(control.GET("/organizations/{id}/people", { params }))).items.map(({ email }) => email);
  };
  const invite = async (email: string, teamId = team.id) =>
    (await unwrap(v3.POST("/boost/v3/invitations", { body: { email, teamId } }))).personId;
  return { ...sandbox, control, list, invite, person: at({ id, personId: ada.id }) };
}

test("people are listed in the order of their invitations, page by page, and found by address, team and text", async () => {
  const { list, invite, v3 } = await start();
  const second = await unwrap(v3.POST("/boost/v3/teams", { body: { name: "Second" } }));
  await invite("grace@example.com");
  await invite("edsger@example.com", second.id);
  const ada = "ada.lovelace@example.com";
  expect(await list()).toEqual([ada, "grace@example.com", "edsger@example.com"]);
  expect(await list({ count: 2, page: 1 })).toEqual(["edsger@example.com"]);
  expect(await list({ email: "Grace@Example.com" })).toEqual(["grace@example.com"]);
  expect(await list({ teamId: second.id })).toEqual(["edsger@example.com"]);
  expect(await list({ searchText: "LOVE" })).toEqual([ada]);
});

test("a person is shown with all that is known", async () => {
  const { control, person, ada, team } = await start();
  expect(await unwrap(control.GET("/organizations/{id}/people/{personId}", person))).toEqual({
    id: ada.id,
    email: "ada.lovelace@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    customId: "HR-1",
    additionalJobPositionIds: [],
    teamIds: [team.id],
    onboarding: { status: "NEW" },
    accountEnabled: true,
    roles: [],
    tags: [],
    customFields: {},
    goals: [],
    pluginData: {},
    timeline: [{ type: "INVITED", date: "2026-03-02T09:15:00.000Z" }],
    certificates: [],
    creationDate: "2026-03-02T09:15:00.000Z",
  });
});

test("an onboarding goes to any step and back, which V3 shows", async () => {
  const { control, person, ada, v3 } = await start();
  const path = "/organizations/{id}/people/{personId}/onboarding";
  const completed = await unwrap(control.PUT(path, { ...person, body: { status: "COMPLETED" } }));
  expect(completed.onboarding).toEqual({ status: "COMPLETED", finishDate: "2026-03-02T09:15:00.000Z" });
  expect(completed.timeline.at(-1)?.type).toBe("ONBOARDING_COMPLETED");
  const seen = async () => (await unwrap(v3.GET("/boost/v3/people/{personId}", at({ personId: ada.id })))).onboarding;
  expect(await seen()).toEqual({ status: "COMPLETED", finishedAt: "2026-03-02T09:15:00.000Z" });
  await unwrap(control.PUT(path, { ...person, body: { status: "RATE_REQUESTED_SKILLS" } }));
  expect(await seen()).toEqual({ status: "RATE_REQUESTED_SKILLS" });
});

test("an unknown step is refused; a person of another organization is not found", async () => {
  const { control, person, other, organizationId, ada } = await start();
  const path = "/organizations/{id}/people/{personId}/onboarding";
  const unknown = await refusal(unwrap(control.PUT(path, { ...person, body: { status: "DONE" as "NEW" } })));
  expect([unknown.status, unknown.validationErrors[0]?.field]).toEqual([400, "status"]);
  for (const [id, personId] of [
    [other.organizationId, ada.id],
    [organizationId, "per_0Unknown"],
    ["org_0Unknown", ada.id],
  ] as const) {
    const address = at({ id, personId });
    expect((await refusal(unwrap(control.GET("/organizations/{id}/people/{personId}", address)))).status).toBe(404);
    const move = control.PUT(path, { ...address, body: { status: "STARTED" } });
    expect((await refusal(unwrap(move))).status).toBe(404);
  }
  const nowhere = control.GET("/organizations/{id}/people", at({ id: "org_0Unknown" }));
  expect((await refusal(unwrap(nowhere))).status).toBe(404);
});
