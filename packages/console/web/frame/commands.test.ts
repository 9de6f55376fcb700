import { beforeAll, expect, test, vi } from "vitest";

vi.stubGlobal("sessionStorage", { getItem: () => null, setItem: () => {} });
vi.stubGlobal("location", { origin: "http://127.0.0.1:4010", hash: "#/org_1/today" });
vi.stubGlobal("document", { visibilityState: "visible", addEventListener: () => {} });

const snapshots = [
  { id: "snp_1", name: "Before the import" },
  { id: "snp_2", name: "Fresh" },
];

let found: (typed: string) => string[];
beforeAll(async () => {
  const { commandsFor } = await import("./commands.ts");
  found = (typed) => commandsFor(typed, snapshots).map(({ text }) => text);
});

test.each([
  ["invite", ["Invite a candidate"]],
  ["inv cand", ["Invite a candidate"]],
  ["advance 3d", ["Advance the clock by 3 d"]],
  ["+ 2 weeks", ["Advance the clock by 14 d"]],
  ["advance", ["Advance the clock by 1 d"]],
  ["new key", ["Create a key"]],
  ["make a key", ["Create a key"]],
  ["restore before", ["Restore “Before the import” …"]],
  ["take snap", ["Take a snapshot"]],
  ["undo", ["Undo changes: restore a snapshot"]],
  ["help", ["Show keyboard shortcuts", "Open the documentation"]],
  ["invite bob@example.com", ["Invite bob@example.com"]],
])("offers commands for %s", (typed, commands) => {
  expect(found(typed)).toEqual(commands);
});

test.each([
  "snap",
  "key",
  "candidates",
  "advance soon",
  "n",
  "adv",
  "tak",
  "fre",
  "restore nothing",
  "ada@example.com",
])("does nothing for %s", (typed) => {
  expect(found(typed)).toEqual([]);
});
