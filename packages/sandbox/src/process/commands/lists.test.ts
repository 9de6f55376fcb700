import { unwrap } from "@assessment-api/control";
import { expect, test } from "vitest";
import { at, startWithControl } from "../../../testing/start-with-control.ts";
import { alone, typeCommand } from "../../../testing/type-command.ts";
import { startAssessment } from "../../service/assessments.ts";
import { deleteOrganization } from "../../service/organizations.ts";

test("mails are listed with the link to the test, and shown in full", async () => {
  const { type, invite, origin } = await alone(startWithControl());
  expect(await type("mails", "list")).toBe("No mails.");
  const { assessment, candidate } = await invite();
  await invite(undefined, "jonas.okafor@example.com");
  const text = await type("mails", "list", "--candidate", candidate.id);
  const [headings = "", line = "", ...others] = text.split("\n");
  expect(headings.split(/ {2,}/)).toEqual(["ID", "DATE", "STATE", "TO", "SUBJECT", "LINK", "LAST"]);
  const [id = "", ...cells] = line.split(/ {2,}/);
  expect(cells).toEqual([
    "2026-03-02 09:15:00Z",
    "HANDED_OVER",
    "maya.lindqvist@example.com",
    "Invitation: Backend Developer: Go and SQL",
    `${origin}/t/${assessment.token}`,
  ]);
  expect(others).toEqual([]);
  const mail = await type("mails", "show", id);
  expect(mail).toContain("Subject      Invitation: Backend Developer: Go and SQL\n");
  expect(mail).toContain("\n\nHello Maya,\n\nYou are invited");
});

test("mails are found by address and date", async () => {
  const { type, invite, clock } = await alone(startWithControl());
  await invite();
  await clock.advance(60_000);
  await invite(undefined, "jonas.okafor@example.com");
  const to = async (...flags: string[]) => (await type("mails", "list", ...flags)).match(/\S+@\S+/g) ?? [];
  expect(await to()).toEqual(["jonas.okafor@example.com", "maya.lindqvist@example.com"]);
  expect(await to("--email", "Maya.Lindqvist@example.com")).toEqual(["maya.lindqvist@example.com"]);
  expect(await to("--since", "2026-03-02T09:16:00Z")).toEqual(["jonas.okafor@example.com"]);
});

test("a list mentions its other pages, and as JSON it is the response", async () => {
  const { type, invite, control, organizationId: id } = await alone(startWithControl());
  for (const name of ["a", "b", "c"]) await invite(undefined, `${name}@example.com`);
  const text = await type("mails", "list", "--count", "2", "--page", "1");
  expect(text).toContain("a@example.com");
  expect(text).not.toContain("c@example.com");
  expect(text).toMatch(/\n\nPage 1, the last one is 1; 3 in all\. Choose with --page\.$/);
  const json = JSON.parse(await type("mails", "list", "--count", "100", "--json"));
  const { items } = await unwrap(control.GET("/organizations/{id}/mails", at({ id })));
  expect(json.items).toEqual(items);
});

test("events are listed with their bodies in V1 and V2", async () => {
  const { type, invite, world, settle, organizationId } = await alone(startWithControl());
  const { id } = await invite();
  await settle();
  await startAssessment(world, organizationId, id);
  const [, line = ""] = (await type("events", "list")).split("\n");
  expect(line.split(/ {2,}/)).toEqual([
    "2026-03-02 09:15:00Z",
    "TEST_STARTED",
    "EXAM_STARTED EXAM_STARTED",
    "ASSESSMENT_STARTED",
    "maya.lindqvist@example.com",
    id,
  ]);
});

test("asks to choose among several organizations, or to create the first", async () => {
  const sandbox = await startWithControl();
  const { world, organizationId, other, invite } = sandbox;
  const type = typeCommand(sandbox);
  await invite();
  await expect(type("mails", "list")).rejects.toThrow(/^there are 2 organizations; choose one with --organization: /);
  expect(await type("mails", "list", "--organization", organizationId)).toContain("maya.lindqvist@example.com");
  await expect(type("mails", "list", "--organization", "org_0Unknown")).rejects.toThrow("There is no organization");
  for (const id of [organizationId, other.organizationId]) await deleteOrganization(world, id);
  await expect(type("mails", "list")).rejects.toThrow("organizations create NAME");
});
