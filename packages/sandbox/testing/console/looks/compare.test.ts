import { expect, test } from "vitest";
import { differences } from "./compare.ts";

const look = [
  "main                        left 184 · right 16 · gap 0 · font 14 400 sans · color text · on page",
  ".pill                       font 13 500 sans · color good · on good-soft",
];
const changed = (from: string, to: string) =>
  differences(
    look,
    look.map((line) => line.replace(from, to)),
  );

test.each([
  ["left 184", "left 224", ["main is indented on the left by 224, not 184"]],
  ["left 184", "left 187", []],
  ["gap 0", "gap 12", ["main keeps a distance before it of 12, not 0"]],
  ["14 400", "16 400", ["main is set in 16 400 sans, not 14 400 sans"]],
  [" · on good-soft", "", [".pill stands on none, not good-soft"]],
  ["on good-soft", "on rgb(1, 2, 3)", [".pill stands on rgb(1, 2, 3), not good-soft"]],
])("says that %s became %s", (from, to, said) => {
  expect(changed(from, to)).toEqual(said);
});

test("names blocks that are gone, and that are new", () => {
  expect(
    differences(look, [`main${(look[0] ?? "").slice(4)}`, ".card                       font 14 400 sans"]),
  ).toEqual([".pill is gone", ".card is new"]);
});
