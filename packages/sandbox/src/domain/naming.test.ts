import { expect, test } from "vitest";
import { decoded, isNamedIn, isNamedInQuery, namingOf, withoutNames } from "./naming.ts";

const zoe = namingOf(
  ["cnd_1"],
  [{ email: "z.quixworth@example.com", firstName: "Zoë", lastName: "Quixworth-Li", customId: "E 17" }],
);

test.each([
  ["QUIXWORTH"],
  ["quix"],
  ["wort"],
  ["Dr.Quixworthy"],
  ["zoe"],
  ["li"],
  ["%51uix%77orth"],
  ["%2551uixworth"],
  ['{"text":"\\u0051uixworth"}'],
  ['{"text":"{\\\\"name\\\\":\\\\"\\\\\\\\u0051uixworth\\\\"}"}'],
  ["\\nZoe"],
  ["cnd_1"],
])("%s contains the name", (text) => expect(isNamedIn(text, zoe)).toBe(true));

test.each([["qui"], ["Zoey"], ["liz"], ["example.com"], ["quixw0rth"], ["cnd_2"], ["%zz"]])(
  "%s does not contain the name",
  (text) => expect(isNamedIn(text, zoe)).toBe(false),
);

test("a plus in a query is a space", () => {
  expect(isNamedInQuery("customId=E+17", zoe)).toBe(true);
  expect(isNamedInQuery("customId=E17", zoe)).toBe(false);
  expect(isNamedInQuery("query=a+zo%C3%AB", zoe)).toBe(true);
});

test("an unencoded text stays unchanged", () => {
  expect(decoded("100 % of 5% or \\")).toBe("100 % of 5% or \\");
});

test("a refusal keeps its rule, and other texts without names", () => {
  const refusal = {
    rule: "r",
    message: "Zoë is known",
    found: "INVITED",
    problems: [{ field: "lastName", value: "Quixworth", message: "is used" }],
  };
  const patch = [{ path: "/a", after: "quixworth" }];
  const body = { text: '{"a":1}', length: 7 };
  expect(withoutNames({ query: "query=zoe", requestBody: body, refusal, patch, message: "ok" }, zoe)).toEqual({
    requestBody: body,
    refusal: { ...refusal, message: "…", problems: [{ field: "lastName", value: "…", message: "is used" }] },
    message: "ok",
  });
  expect(withoutNames({ query: "query=zoe" }, zoe)).toBeUndefined();
});
