import type { AnswerComment } from "../../../domain/answers.ts";
import type { SourceFile } from "../../../domain/tasks.ts";
import type { Form } from "../form.ts";
import { type CommentField, fieldNames } from "./fields.ts";

export interface CommentEntry {
  readonly filename: string;
  readonly startLine: string;
  readonly endLine: string;
  readonly text: string;
}

/** Whether nothing was entered. The file does not count, because its field always has a value. */
export const isEmpty = ({ startLine, endLine, text }: CommentEntry): boolean =>
  [startLine, endLine, text].every((value) => value.trim() === "");

export const MOST_COMMENTS = 1000;

export function readComments(form: Form, answerId: string): CommentEntry[] {
  const names = fieldNames(answerId);
  const comments: CommentEntry[] = [];
  for (let index = 0; index < MOST_COMMENTS && form.all(names.comment(index, "text")).length > 0; index++) {
    comments.push({
      filename: form.one(names.comment(index, "filename")),
      startLine: form.one(names.comment(index, "start")),
      endLine: form.one(names.comment(index, "end")),
      text: form.one(names.comment(index, "text")),
    });
  }
  return comments.filter((comment) => !isEmpty(comment));
}

const countLines = (text: string): number => text.replace(/\n$/, "").split("\n").length;

const isLine = (text: string): boolean => /^[1-9]\d{0,6}$/.test(text.trim());

/** @param files empty allows any file name */
export function commentProblems(
  { filename, startLine, endLine, text }: CommentEntry,
  files: readonly SourceFile[] = [],
): { field: CommentField; message: string }[] {
  const file = files.find((one) => one.filename === filename);
  const last = file === undefined ? Number.POSITIVE_INFINITY : countLines(file.text);
  const isInside = (line: string) => isLine(line) && Number(line) <= last;
  const range = file === undefined ? "a line number, from 1" : `a line of ${filename}, from 1 to ${last}`;
  const problems: { field: CommentField; message: string }[] = [];
  if (filename.trim() === "" || (files.length > 0 && file === undefined))
    problems.push({ field: "filename", message: "Enter the file that the comment is about." });
  if (!isInside(startLine))
    problems.push({ field: "start", message: `Enter the first line of the comment: ${range}.` });
  if (endLine.trim() !== "") {
    if (!isInside(endLine)) problems.push({ field: "end", message: `Enter the last line of the comment: ${range}.` });
    else if (isInside(startLine) && Number(endLine) < Number(startLine))
      problems.push({ field: "end", message: "Enter a last line that is not before the first line." });
  }
  if (text.trim() === "")
    problems.push({ field: "text", message: "Write the comment. To remove it, clear its line numbers." });
  return problems;
}

export const commentOf = ({ filename, startLine, endLine, text }: CommentEntry): AnswerComment => ({
  filename,
  rating: "UNRATED",
  startLine: Number(startLine),
  endLine: Number(endLine.trim() || startLine),
  text,
});
