import { expect, test } from "vitest";
import { startWithPeople } from "../../../testing/start-with-people.ts";
import { typeCommand } from "../../../testing/type-command.ts";
import { deleteOrganization } from "../../service/organizations.ts";
import { RefusalError } from "./refusal.ts";

async function start() {
  const sandbox = await startWithPeople();
  await deleteOrganization(sandbox.world, sandbox.other.organizationId);
  return { ...sandbox, type: typeCommand(sandbox) };
}

test("people are listed and found", async () => {
  const { type, ada, team } = await start();
  const [headings = "", line = ""] = (await type("people", "list", "--team", team.id, "--search", "ada")).split("\n");
  expect(headings.split(/ {2,}/)).toEqual(["ID", "NAME", "EMAIL", "ONBOARDING", "TEAMS"]);
  expect(line.split(/ {2,}/)).toEqual([ada.id, "Ada Lovelace", "ada.lovelace@example.com", "NEW", team.id]);
  expect(await type("people", "list", "--email", "nobody@example.com")).toBe("There is nobody.");
});

test("a person is shown in words, and as JSON", async () => {
  const { type, ada, team } = await start();
  expect(await type("people", "show", ada.id)).toBe(
    [
      `Person      ${ada.id}`,
      "Name        Ada Lovelace",
      "Address     ada.lovelace@example.com",
      "Custom id   HR-1",
      "Account     enabled",
      "Onboarding  NEW",
      `Teams       ${team.id}`,
      "Created     2026-03-02 09:15:00Z",
      "",
      "Timeline",
      "  2026-03-02 09:15:00Z  INVITED",
    ].join("\n"),
  );
  expect(JSON.parse(await type("people", "show", ada.id, "--json"))).toMatchObject({ id: ada.id });
  await expect(type("people", "show", "per_0Unknown")).rejects.toThrow(RefusalError);
});

test("an onboarding is brought to a step", async () => {
  const { type, ada } = await start();
  expect(await type("people", "onboard", ada.id, "COMPLETED")).toContain("Onboarding  COMPLETED, 2026-03-02 09:15:00Z");
  await expect(type("people", "onboard", ada.id, "DONE")).rejects.toThrow("Allowed choices are NEW, STARTED");
});
