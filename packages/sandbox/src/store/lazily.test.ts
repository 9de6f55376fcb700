import { expect, test } from "vitest";
import { lazily, replacing } from "./lazily.ts";

test("each part is made when it is first used, and once", () => {
  const made: string[] = [];
  const parts: { one: string; other: string; absent?: string } = { one: "a", other: "b" };
  const form = lazily(parts, (name, part) => {
    made.push(name);
    return `${part}!`;
  });
  expect(made).toEqual([]);
  expect([form.one, form.one, form.absent]).toEqual(["a!", "a!", undefined]);
  expect(made).toEqual(["one"]);
});

test("a form of a form has its parts, and objects with the same names keep theirs apart", () => {
  const loud = (parts: { one: string }) => lazily(parts, (_, part) => `${part}!`);
  expect([loud(loud({ one: "a" })).one, loud({ one: "b" }).one]).toEqual(["a!!", "b!"]);
});

test("some parts are replaced, the others stay", () => {
  const { one, other } = replacing({ one: 1, other: 2 }, { other: 3 });
  expect([one, other]).toEqual([1, 3]);
});
