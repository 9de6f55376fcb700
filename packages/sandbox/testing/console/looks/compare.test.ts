import { expect, test } from "vitest";
import { differences } from "./compare.ts";

const look = [
  "main                        x 184 · w 1096 · gap 0 · font 14 400 sans · color text · on page",
  ".pill                       font 13 500 sans · color good · on good-soft",
];
const changed = (from: string, to: string) =>
  differences(
    look,
    look.map((line) => line.replace(from, to)),
  );

test.each([
  ["x 184", "x 224", ["main begins at 224, not 184"]],
  ["x 184", "x 187", []],
  ["w 1096", "w 900", ["main is wide 900, not 1096"]],
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
