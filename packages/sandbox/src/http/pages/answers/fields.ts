import { type Content, type Html, html } from "@assessment-api/html";

export type CommentField = "filename" | "start" | "end" | "text";

export const fieldNames = (answerId: string) => ({
  /** Revision that the page showed, which protects newer answers. */
  shown: `${answerId}.shown`,
  text: `${answerId}.text`,
  choice: `${answerId}.choice`,
  gap: (index: number) => `${answerId}.gap.${index}`,
  comment: (index: number, field: CommentField) => `${answerId}.comment.${index}.${field}`,
});

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

const problemId = (field: string): string => `${field}.problem`;

/** Screen readers announce the problem. */
export function invalid(field: string, problems: readonly FieldProblem[]): Content {
  return (
    problems.some((problem) => problem.field === field) &&
    html` aria-invalid="true" aria-describedby="${problemId(field)}"`
  );
}

export const problemText = (field: string, problems: readonly FieldProblem[]): Content =>
  problems
    .filter((problem) => problem.field === field)
    .map(({ message }) => html`<span class="problem" id="${problemId(field)}">${message}</span>`);

export const problemSummary = (title: string, text: string, problems: readonly FieldProblem[]): Html =>
  html`<div class="message bad" role="alert" tabindex="-1" autofocus>
<h2>${title}</h2>
<p>${text}</p>
<ul>${problems.map(({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`)}</ul>
</div>`;
