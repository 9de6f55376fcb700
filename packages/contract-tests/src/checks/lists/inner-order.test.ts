import { expect, it } from "vitest";
import { checkNames } from "../../command/check-names.ts";
import { run } from "../../testing/run-probe.ts";
import { tinyDocument } from "../../testing/tiny-document.ts";

async function found(description: string, ...days: string[]): Promise<string> {
  const history = days.map((day) => ({
    occurredAt: `2026-03-${day}T12:00:00.000Z`,
    dueAt: "2026-01-01T00:00:00.000Z",
  }));
  const things = [{ id: "thg_Qq9", label: "Chair", email: "a@example.com", history }];
  const instant = { type: "string", format: "date-time" };
  const document = tinyDocument((root) => {
    Object.assign(root.components.schemas.NewThing?.properties ?? {}, {
      history: {
        description,
        type: "array",
        items: { type: "object", properties: { dueAt: instant, occurredAt: instant } },
      },
    });
  });
  return (await run({ things }, { document, except: checkNames.filter((name) => name !== "lists") })).found;
}

it("finds an inner list in another order than its description", async () => {
  expect(await found("What happened, oldest first.", "01", "02", "02", "05")).toBe("");
  expect(await found("What happened, oldest first.", "01", "05", "02")).toContain("history begins with the oldest");
  expect(await found("What happened, newest first.", "05", "02", "01")).toBe("");
  expect(await found("What happened, newest first.", "05", "01", "02")).toContain("history begins with the newest");
  expect(await found("What happened.", "05", "01", "02")).toBe("");
});

it("is not a finding if the only dates of a list are expiry dates", async () => {
  const document = tinyDocument((root) => {
    const expirationDate = { type: "string", format: "date-time" };
    Object.assign(root.components.schemas.NewThing?.properties ?? {}, {
      secrets: {
        description: "Replaced secrets, the newest first.",
        type: "array",
        items: { type: "object", properties: { expirationDate } },
      },
    });
  });
  const secrets = ["01", "02"].map((day) => ({ expirationDate: `2026-03-${day}T12:00:00.000Z` }));
  const things = [{ id: "thg_Qq9", label: "Chair", email: "a@example.com", secrets }];
  expect((await run({ things }, { document, only: [] })).found).toBe("");
});
