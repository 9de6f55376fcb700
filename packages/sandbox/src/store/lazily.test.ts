import { expect, test } from "vitest";
import { lazily, replacing } from "./lazily.ts";

test("each part is made when it is first used, and once", () => {
  const made: string[] = [];
  const parts: { one: string; other: string; absent?: string } = { one: "a", other: "b" };
  const form = lazily(parts, {}, (part, name) => {
    made.push(name);
    return `${part}!`;
  });
  expect(made).toEqual([]);
  expect([form.one, form.one, form.absent]).toEqual(["a!", "a!", undefined]);
  expect(made).toEqual(["one"]);
});

test("a form of a form has its parts, and objects with the same names keep theirs apart", () => {
  const loud = (parts: { one: string }) => lazily(parts, { one: (part) => `${part}!` });
  expect([loud(loud({ one: "a" })).one, loud({ one: "b" }).one]).toEqual(["a!!", "b!"]);
});

test("parts that are named have forms of their own, the others another one or none", () => {
  const parts = { one: "a", other: "b" };
  const forms = { one: (part: string) => part.toUpperCase() };
  expect(lazily(parts, forms).one + lazily(parts, forms).other).toBe("Ab");
  const form = lazily(parts, forms, (part) => `${part}?`);
  expect(form.one + form.other).toBe("Ab?");
});

test("some parts are replaced, the others stay", () => {
  const { one, other } = replacing({ one: 1, other: 2 }, { other: 3 });
  expect([one, other]).toEqual([1, 3]);
});
