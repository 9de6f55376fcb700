import { expect, test } from "vitest";
import { startWithPeople } from "../../../../testing/start-with-people.ts";
import { alone } from "../../../../testing/type-command.ts";
import { RefusalError } from "../refusal.ts";

test("people are listed and found", async () => {
  const { type, ada, team } = await alone(startWithPeople());
  const [headings = "", line = ""] = (await type("people", "list", "--team", team.id, "--search", "ada")).split("\n");
  expect(headings.split(/ {2,}/)).toEqual(["ID", "NAME", "EMAIL", "ONBOARDING", "TEAMS"]);
  expect(line.split(/ {2,}/)).toEqual([ada.id, "Ada Lovelace", "ada.lovelace@example.com", "NEW", team.id]);
  expect(await type("people", "list", "--email", "nobody@example.com")).toBe("No people.");
});

test("a person is shown in words, and as JSON", async () => {
  const { type, ada, team } = await alone(startWithPeople());
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

test("an onboarding is moved to a step", async () => {
  const { type, ada } = await alone(startWithPeople());
  expect(await type("people", "onboard", ada.id, "COMPLETED")).toContain("Onboarding  COMPLETED, 2026-03-02 09:15:00Z");
  await expect(type("people", "onboard", ada.id, "DONE")).rejects.toThrow("Allowed choices are NEW, STARTED");
});

test("roles, tags, account and goals are set, and shown", async () => {
  const { type, ada } = await alone(startWithPeople());
  const flags = ["--account", "off", "--roles", "ADMINISTRATOR", "--tags", "a, b"];
  const text = await type("people", "update", ada.id, ...flags, "--data", '{"goals":[{"name":"Learn Go"}]}');
  expect(text).toMatch(/Account +disabled\n/);
  expect(text).toMatch(/Roles +ADMINISTRATOR\nTags +a, b\n/);
  expect(text).toMatch(/Goals\n {2}gol_\w+ {2}Learn Go\n/);
  expect(await type("people", "update", ada.id, "--tags", "")).not.toContain("Tags");
  await expect(type("people", "update", ada.id)).rejects.toThrow("no change given");
  await expect(type("people", "update", ada.id, "--data", "[]")).rejects.toThrow("must be a JSON object");
});

test("a person gets a skill with ratings, and loses it", async () => {
  const { type, ada } = await alone(startWithPeople());
  expect(await type("people", "skills", ada.id)).toBe("No skills.");
  const skill = "skl_2Mf7Xb4N";
  const ratings = ["--rating", "SELF=75", "--rating", "supervisor=open", "--rating", "DESIRED=skipped"];
  expect(await type("people", "skill", ada.id, skill, "--type", "CORE", "--learn", "yes", ...ratings)).toBe(
    `Skill           ${skill}\nType            CORE\nWants to learn  yes\n` +
      `Ratings         SELF 75 by ${ada.id}, SUPERVISOR open, DESIRED skipped`,
  );
  await type("people", "skill", ada.id, skill, "--rating", "VENDOR=5", "--rated-by", ada.id);
  expect(await type("people", "skills", ada.id)).toContain(`DESIRED skipped, VENDOR 5 by ${ada.id}`);
  await type("people", "forget-skill", ada.id, skill);
  expect(await type("people", "skills", ada.id)).toBe("No skills.");
  await expect(type("people", "skill", ada.id, skill)).rejects.toThrow("use --type, --learn, --rating or --rated-by");
  await expect(type("people", "skill", ada.id, skill, "--rating", "SELF=x")).rejects.toThrow("such as SELF=75");
});
