import { type Html, html } from "@assessment-api/html";
import type { Answer } from "../../../domain/answers.ts";
import type { SourceFile } from "../../../domain/tasks.ts";
import { sourceFile } from "../source.ts";
import { type CommentEntry, MOST_COMMENTS } from "./comment-entry.ts";
import type { Entry } from "./entry.ts";
import { type CommentField, type FieldProblem, fieldNames, invalid, problemText } from "./fields.ts";

export const nextCommentId = (answerId: string, index: number): string => `${answerId}.comment.${index}`;

export function commentInputs(
  { id }: Answer,
  files: readonly SourceFile[],
  { comments }: Entry,
  problems: readonly FieldProblem[],
): Html {
  const next: CommentEntry = { filename: files[0]?.filename ?? "", startLine: "", endLine: "", text: "" };
  const rows = [...comments, ...(comments.length < MOST_COMMENTS ? [next] : [])].map((comment, index) =>
    row(id, index, comment, files, problems, comments.length),
  );
  return html`${files.map(sourceFile)}
${rows}
<p><button name="go" value="comment:${id}" form="answers">Save and add another comment</button></p>`;
}

function row(
  id: string,
  index: number,
  { filename, startLine, endLine, text }: CommentEntry,
  files: readonly SourceFile[],
  problems: readonly FieldProblem[],
  next: number,
): Html {
  const names = fieldNames(id);
  const labelled = (field: CommentField, label: string, input: (attributes: Html) => Html): Html => {
    const name = names.comment(index, field);
    const attributes = html`id="${name}" name="${name}"${invalid(name, problems)}`;
    return html`<div><label for="${name}">${label}</label>${input(attributes)}${problemText(name, problems)}</div>`;
  };
  const line = (value: string) => (attributes: Html) =>
    html`<input ${attributes} inputmode="numeric" autocomplete="off" value="${value}">`;
  // Browsers drop the first line break after the tag.
  const textarea = (value: string) => (attributes: Html) =>
    html`<textarea ${attributes}>
${value}</textarea>`;
  return html`<fieldset class="comment" id="${nextCommentId(id, index)}" tabindex="-1">
<legend>${index === next ? "New comment" : `Comment ${index + 1}`}</legend>
<div class="row">
${labelled("filename", "File", (attributes) => fileInput(attributes, filename, files))}
${labelled("start", "First line", line(startLine))}
${labelled("end", "Last line", line(endLine))}
</div>
${labelled("text", "Comment", textarea(text))}
</fieldset>`;
}

function fileInput(attributes: Html, filename: string, files: readonly SourceFile[]): Html {
  if (files.length === 0) return html`<input ${attributes} autocomplete="off" spellcheck="false" value="${filename}">`;
  const option = (file: SourceFile) =>
    html`<option${file.filename === filename ? " selected" : ""}>${file.filename}</option>`;
  return html`<select ${attributes}>${files.map(option)}</select>`;
}
