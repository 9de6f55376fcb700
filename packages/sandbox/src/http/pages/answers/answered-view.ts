import { type Content, type Html, html, joined } from "@assessment-api/html";
import type { AnswerComment } from "../../../domain/answers.ts";
import type { TaskType } from "../../../domain/tasks.ts";
import type { ReportedTask } from "../report.ts";
import { sourceFile } from "../source.ts";
import type { Answered } from "./answered.ts";

const codeTypes: readonly TaskType[] = ["DATABASE", "DEVOPS", "PROGRAMMING", "TESTING"];

export function answeredView({ answered, type, files }: ReportedTask): Html {
  const { entered, text, choices, pieces, comments } = answered;
  return joined([
    entered ? "" : html`<p class="note">No answer</p>`,
    text === "" ? "" : codeTypes.includes(type) ? code(text) : html`<blockquote>${text}</blockquote>`,
    choices.length === 0 ? "" : html`<ul class="chosen">${choices.map(choice)}</ul>`,
    pieces.length === 0 ? "" : code(pieces.map(piece)),
    ...files.map(sourceFile),
    ...comments.map(comment),
  ]);
}

// Browsers drop the first line break after the tag.
const code = (content: Content): Html => html`<pre class="wrap" tabindex="0">\n${content}</pre>`;

const choice = ({ text, selected }: Answered["choices"][number]): Html =>
  selected ? html`<li class="selected">${text}<span class="hidden"> (selected)</span></li>` : html`<li>${text}</li>`;

function piece(one: Answered["pieces"][number]): Content {
  if ("code" in one) return one.code;
  return one.gap === "" ? html`<mark class="open">left open</mark>` : html`<mark>${one.gap}</mark>`;
}

const comment = ({ filename, startLine, endLine, text, rating }: AnswerComment): Html =>
  html`<p class="filename">${filename}, ${startLine === endLine ? `line ${startLine}` : `lines ${startLine} to ${endLine}`}${rating === "UNRATED" ? "" : html` <span class="pill">${rating.toLowerCase()}</span>`}</p>
<blockquote>${text}</blockquote>`;
