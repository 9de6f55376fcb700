import { expect, test } from "vitest";
import { docComment, identifier, literal, pascalCase, snakeCase } from "./text.ts";

test.each([
  ["gitUrl", "git_url", "git_url", "GitUrl"],
  ["_embedded", "embedded", "embedded", "Embedded"],
  ["person.id", "person_id", "person_id", "PersonId"],
  ["AI_INTERVIEW", "ai_interview", "ai_interview", "AiInterview"],
  ["type", "type", "r#type", "Type"],
  ["self", "self", "self_", "Self_"],
  ["Skills and folders", "skills_and_folders", "skills_and_folders", "SkillsAndFolders"],
])("%s has names of Rust", (name, snake, field, type) => {
  expect([snakeCase(name), identifier(name), pascalCase(name)]).toEqual([snake, field, type]);
});

test("a description creates no link, tag or code block, and a URL becomes a link", () => {
  expect(docComment("See [1] and <b>, `a[0]`.\n\n    indented\nhttps://a.example/b.", "")).toBe(
    "/// See \\[1\\] and \\<b>, `a[0]`.\n///\n/// indented\n/// <https://a.example/b>.",
  );
  expect(docComment(undefined, "The field.")).toBe("/// The field.");
});

test("a literal has the escapes of Rust", () => {
  expect(literal('a"\u0001')).toBe('"a\\"\\u{0001}"');
});
