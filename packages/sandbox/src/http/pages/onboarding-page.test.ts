import { unwrap } from "@assessment-api/v3";
import { expect } from "vitest";
import { open, post } from "../../../testing/pages/browse.ts";
import { type StartedWithPeople, startWithPeople, test } from "../../../testing/start-with-people.ts";

const everything = { offset: 0, limit: 100 };

async function invite({ v3, team, settle, world, organizationId }: StartedWithPeople, sendNotification = true) {
  const body = { email: "grace@example.com", firstName: "Grace", teamId: team.id };
  const { personId } = await unwrap(v3.POST("/boost/v3/invitations", { body: { ...body, sendNotification } }));
  await settle();
  const mails = await world.store.mails.list(organizationId, { email: "grace@example.com" }, everything);
  return { personId, mails: mails.items };
}

test("the mail of an invitation links to the page for accepting it", async ({ sandbox, v3, origin }) => {
  const { personId, mails } = await invite(sandbox);
  expect(mails).toMatchObject([{ kind: "TEAM_INVITATION", personId, subject: "Welcome to First" }]);
  const [{ link = "", text = "" } = {}] = mails;
  expect(text).toBe(`Hello Grace,\n\nTest invited you to the team "First". Accept the invitation here:\n\n${link}`);
  const path = link.slice(origin.length);
  const page = await open(origin, path);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining("Hello Grace, you are invited.")]);
  const onboarding = async () =>
    (await unwrap(v3.GET("/boost/v3/people/{personId}", { params: { path: { personId } } }))).onboarding;
  expect(await onboarding()).toEqual({ status: "NEW" });
  for (let time = 0; time < 2; time++) {
    expect((await post(origin, path)).text).toContain("you have accepted the invitation");
    expect(await onboarding()).toEqual({ status: "STARTED" });
  }
});

test("without a notification there is no mail", async () => {
  const { mails } = await invite(await startWithPeople(), false);
  expect(mails).toEqual([]);
});

test("a mail is handed over, and deleted with the person", async ({ sandbox }) => {
  const { v3, world, organizationId } = sandbox;
  const { personId, mails } = await invite(sandbox);
  expect(mails[0]?.handedOverAt).toBeDefined();
  await v3.DELETE("/boost/v3/people/{personId}", { params: { path: { personId } } });
  const { total } = await world.store.mails.list(organizationId, { email: "grace@example.com" }, everything);
  expect(total).toBe(0);
});

test("a link is 404 with another token, person or organization, and after the person was deleted", async () => {
  const { v3, origin, world, organizationId, other, ada } = await startWithPeople();
  const path = world.links.paths.onboarding({ organizationId, id: ada.id });
  const token = path.split("/").at(-1);
  for (const wrong of [
    path.slice(0, -1),
    `/onboarding/${organizationId}/per_other/${token}`,
    `/onboarding/${other.organizationId}/${ada.id}/${token}`,
  ])
    for (const visit of [open(origin, wrong), post(origin, wrong)]) expect((await visit).status).toBe(404);
  expect((await open(origin, path)).status).toBe(200);
  await v3.DELETE("/boost/v3/people/{personId}", { params: { path: { personId: ada.id } } });
  expect((await open(origin, path)).status).toBe(404);
});
