import { describe, expect, it } from "vitest";
import { readForm } from "../form.ts";
import { type CommentEntry, commentOf, commentProblems, readComments } from "./comment-entry.ts";

const files = [{ filename: "a.ts", text: "one\ntwo\nthree\n" }];
const entry = (given: Partial<CommentEntry> = {}): CommentEntry => ({
  filename: "a.ts",
  startLine: "1",
  endLine: "3",
  text: "Why?",
  ...given,
});
const wrongFields = (given: Partial<CommentEntry>, among = files) =>
  commentProblems(entry(given), among).map(({ field }) => field);

describe("commentProblems", () => {
  it("is empty for a comment on one or several lines of the file", () => {
    expect(wrongFields({})).toEqual([]);
    expect(wrongFields({ startLine: " 3 ", endLine: "" })).toEqual([]);
  });

  it.each([
    [{ startLine: "" }, ["start"]],
    [{ startLine: "0" }, ["start"]],
    [{ startLine: "1.5" }, ["start"]],
    [{ startLine: "4", endLine: "" }, ["start"]],
    [{ endLine: "4" }, ["end"]],
    [{ startLine: "3", endLine: "2" }, ["end"]],
    [{ text: " \n" }, ["text"]],
    [{ filename: "b.ts" }, ["filename"]],
    [{ startLine: "x", endLine: "y", text: "" }, ["start", "end", "text"]],
  ] as const)("finds what is wrong with %j", (given, fields) => {
    expect(wrongFields(given)).toEqual(fields);
  });

  it("accepts any file and line if the task names no files", () => {
    expect(wrongFields({ filename: "anything.go", endLine: "5000" }, [])).toEqual([]);
    expect(wrongFields({ filename: " " }, [])).toEqual(["filename"]);
  });
});

describe("commentOf", () => {
  it("ends on its first line without a last line", () => {
    expect(commentOf(entry({ startLine: "2", endLine: " " }))).toMatchObject({ startLine: 2, endLine: 2 });
  });
});

describe("readComments", () => {
  it("reads comments in order and skips empty ones", () => {
    const row = (index: number, text: string, start: string) => ({
      [`ans_1.comment.${index}.filename`]: "a.ts",
      [`ans_1.comment.${index}.start`]: start,
      [`ans_1.comment.${index}.end`]: "",
      [`ans_1.comment.${index}.text`]: text,
    });
    const form = readForm({ ...row(0, "first\r\nline", "1"), ...row(1, " ", ""), ...row(2, "", "7") });
    expect(readComments(form, "ans_1")).toEqual([
      entry({ text: "first\nline", endLine: "" }),
      entry({ text: "", startLine: "7", endLine: "" }),
    ]);
    expect(readComments(form, "ans_2")).toEqual([]);
  });
});
