import type { Answer, AnswerComment, AnswerValue } from "../../../domain/answers.ts";
import type { TaskContent } from "../../../domain/tasks.ts";
import type { Form } from "../form.ts";
import { type CommentEntry, commentOf, commentProblems, isEmpty, readComments } from "./comment-entry.ts";
import { type FieldProblem, fieldNames } from "./fields.ts";

export interface Entry {
  readonly text: string;
  readonly choices: readonly number[];
  readonly gaps: readonly string[];
  readonly comments: readonly CommentEntry[];
}

export function savedEntry({ value = {} }: Answer, content: TaskContent | undefined): Entry {
  const { text = "", choices = [], gaps = [], comments = [] } = value;
  const offered = content?.choices ?? [];
  return {
    text,
    choices: offered.flatMap((choice, index) => (choices.includes(choice.text) ? [index] : [])),
    gaps,
    comments: comments.map(({ filename, startLine, endLine, text }) => ({
      filename,
      startLine: String(startLine),
      endLine: String(endLine),
      text,
    })),
  };
}

/** @returns undefined without fields for the answer */
export function postedEntry(form: Form, { id }: Answer, content: TaskContent | undefined): Entry | undefined {
  if (!form.all("answer").includes(id)) return undefined;
  const names = fieldNames(id);
  const selected = form.all(names.choice);
  return {
    text: form.one(names.text),
    choices: (content?.choices ?? []).flatMap((_, index) => (selected.includes(String(index)) ? [index] : [])),
    gaps: (content?.gaps ?? []).map((_, index) => form.one(names.gap(index))),
    comments: readComments(form, id),
  };
}

/** Converts an entry to an answer without invalid comments. */
export function answerValue(entry: Entry, { type }: Answer, content: TaskContent | undefined): AnswerValue {
  switch (type) {
    case "CHOICE":
      return { choices: entry.choices.flatMap((index) => content?.choices?.[index]?.text ?? []) };
    case "CODE_GAPS":
      return { gaps: entry.gaps };
    case "CODE_REVIEW":
      return {
        comments: entry.comments.flatMap((comment): AnswerComment[] =>
          commentProblems(comment, content?.files).length === 0 ? [commentOf(comment)] : [],
        ),
      };
    default:
      return { text: entry.text };
  }
}

export function problemsOf(entry: Entry, { id, type }: Answer, content: TaskContent | undefined): FieldProblem[] {
  if (type !== "CODE_REVIEW") return [];
  return entry.comments.flatMap((comment, index) =>
    commentProblems(comment, content?.files).map(({ field, message }) => ({
      field: fieldNames(id).comment(index, field),
      message,
    })),
  );
}

export function textOf(entry: Entry, content: TaskContent | undefined): string {
  const choices = entry.choices.map((index) => content?.choices?.[index]?.text ?? "");
  const comments = entry.comments
    .filter((comment) => !isEmpty(comment))
    .map(({ filename, startLine, endLine, text }) => {
      const lines = endLine === "" || endLine === startLine ? startLine : `${startLine}–${endLine}`;
      return `${filename} ${lines}: ${text}`;
    });
  return [entry.text, ...choices, ...entry.gaps, ...comments].filter((text) => text !== "").join("\n");
}
