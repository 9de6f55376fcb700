import * as v2 from "@assessment-api/v2";
import { expect } from "vitest";
import { startWithControl, test } from "../../../testing/start-with-control.ts";
import { typeCommand } from "../../../testing/type-command.ts";

test("organizations are created, listed, limited, reset and deleted", async ({ sandbox }) => {
  const type = typeCommand(sandbox);
  const created = await type("organizations", "create", "Quayside", "--credits", "3", "--seed", "none");
  const id = /org_\w+/.exec(created)?.[0] ?? "";
  expect(created).toBe(
    `Organization  ${id}\nName          Quayside\nCredits       3\nCreated       2026-03-02 09:15:00Z`,
  );
  expect(await type("organizations", "credits", id, "unlimited")).toContain("Credits       unlimited");
  expect(await type("organizations", "credits", id, "25")).toContain("Credits       25");
  expect(await type("organizations", "reset", id)).toContain("Credits       3");
  expect(await type("organizations", "list")).toMatch(new RegExp(`\n${id}  Quayside  3 +2026-03-02 09:15:00Z$`));
  expect(await type("organizations", "delete", id)).toBe(`Deleted ${id}.`);
  expect(await type("organizations", "list")).not.toContain(id);
  expect(await type("organizations", "create", "Endless", "--credits", "unlimited", "--seed", "none")).toContain(
    "Credits       unlimited",
  );
});

test("an organization is created together with a key", async ({ sandbox }) => {
  const created = await typeCommand(sandbox)(
    "organizations",
    "create",
    "Quayside",
    "--seed",
    "catalogue",
    "--with-key",
  );
  const [, apiKey = ""] = /\nAPI key +(\w+) \(keep it: it is not shown again\)$/.exec(created) ?? [];
  const client = v2.createClient({ baseUrl: sandbox.urls.v2, apiKey });
  expect((await client.GET("/tests")).response.status).toBe(200);
});

test("a key is printed on its own line, is valid for its versions, and is deleted by id", async () => {
  const sandbox = await startWithControl();
  const type = typeCommand(sandbox);
  const whose = ["--organization", sandbox.organizationId];
  const printed = await type("keys", "create", "--name", "Staging", "--versions", "v2,V3", ...whose);
  const [apiKey = "", , note = ""] = printed.split("\n");
  expect(note).toMatch(/^This is key_\w+, for V2, V3\. Keep it/);
  const client = v2.createClient({ baseUrl: sandbox.urls.v2, apiKey });
  const status = async () => (await client.GET("/tests")).response.status;
  expect(await status()).toBe(200);
  const id = /key_\w+/.exec(note)?.[0] ?? "";
  expect(await type("keys", "list", ...whose)).toMatch(
    new RegExp(`${id}  Staging  …${apiKey.slice(-4)} +V2 V3 +2026-03-02`),
  );
  expect(await type("keys", "delete", id, ...whose)).toBe(`Deleted ${id}.`);
  expect(await status()).toBe(401);
});

test("a key can be given", async ({ sandbox }) => {
  const whose = ["--organization", sandbox.organizationId];
  const text = await typeCommand(sandbox)("keys", "create", "--key", "EXAMPLE_KEY_DO_NOT_USE", "--json", ...whose);
  expect(JSON.parse(text)).toMatchObject({ key: "EXAMPLE_KEY_DO_NOT_USE", versions: ["V1", "V2", "V3"] });
});

test("the clock is shown, frozen, advanced and resumed", async ({ sandbox }) => {
  const type = typeCommand(sandbox);
  await sandbox.invite();
  await sandbox.settle();
  expect(await type("clock", "show")).toBe("2026-03-02 09:15:00Z");
  expect(await type("clock", "freeze", "2026-03-02T11:00:00+01:00")).toBe("2026-03-02 10:00:00Z, frozen");
  expect(await type("clock", "advance", "90s")).toBe("2026-03-02 10:01:30Z, frozen");
  expect(await type("clock", "resume")).toBe("2026-03-02 10:01:30Z");
  expect(await type("clock", "advance", "P15D")).toBe("2026-03-17 10:01:30Z. 1 timer ran.");
  expect(JSON.parse(await type("clock", "advance", "1w", "--json"))).toEqual({
    now: "2026-03-24T10:01:30.000Z",
    frozen: false,
    ownClocks: [],
    timersRun: 0,
  });
});

test("the clock of one organization is shown, frozen, advanced, resumed and removed", async ({ sandbox }) => {
  const type = typeCommand(sandbox);
  const own = ["--organization", sandbox.organizationId];
  expect(await type("clock", "show", ...own)).toBe("2026-03-02 09:15:00Z, follows the sandbox clock");
  expect(await type("clock", "freeze", "2026-03-02T11:00:00+01:00", ...own)).toBe("2026-03-02 10:00:00Z, frozen");
  expect(await type("clock", "advance", "90s", ...own)).toBe("2026-03-02 10:01:30Z, frozen");
  expect(await type("clock", "resume", ...own)).toBe("2026-03-02 10:01:30Z");
  expect(await type("clock", "show")).toBe("2026-03-02 09:15:00Z");
  expect(await type("clock", "advance", "1d")).toBe(
    "2026-03-03 09:15:00Z. The clock of 1 organization is separate and was not moved.",
  );
  expect(await type("clock", "follow", ...own)).toBe("The organization follows the sandbox clock.");
  expect(await type("clock", "show", ...own)).toBe("2026-03-03 09:15:00Z, follows the sandbox clock");
});
