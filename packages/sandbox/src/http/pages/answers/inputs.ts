import { type Html, html } from "@assessment-api/html";
import type { Answer } from "../../../domain/answers.ts";
import type { TaskContent, TaskType } from "../../../domain/tasks.ts";
import { commentInputs } from "./comment-inputs.ts";
import type { Entry } from "./entry.ts";
import { type FieldProblem, fieldNames } from "./fields.ts";
import { gapInputs } from "./gap-inputs.ts";

export function answerInputs(
  answer: Answer,
  content: TaskContent | undefined,
  entry: Entry,
  problems: readonly FieldProblem[],
): Html {
  const marker = html`<input type="hidden" name="answer" value="${answer.id}"><input type="hidden" name="${fieldNames(answer.id).shown}" value="${answer.saved?.revision ?? ""}" data-page="${answer.saved?.page ?? ""}">`;
  switch (answer.type) {
    case "CHOICE":
      return html`${marker}${choiceInputs(answer, content, entry)}`;
    case "CODE_GAPS":
      return html`${marker}${gapInputs(answer, content, entry)}`;
    case "CODE_REVIEW":
      return html`${marker}${commentInputs(answer, content?.files ?? [], entry, problems)}`;
    default:
      return html`${marker}${textInput(answer, entry)}`;
  }
}

function choiceInputs({ id }: Answer, content: TaskContent | undefined, entry: Entry): Html {
  const name = fieldNames(id).choice;
  const boxes = (content?.choices ?? []).map(
    ({ text }, index) =>
      html`<label class="choice"><input type="checkbox" name="${name}" value="${index}"${entry.choices.includes(index) ? " checked" : ""}> <span>${text}</span></label>`,
  );
  return html`<fieldset><legend>Select all that apply</legend>${boxes}</fieldset>`;
}

const textLabels: Partial<Record<TaskType, string>> = {
  DATABASE: "Your SQL",
  DEVOPS: "Your solution",
  PROGRAMMING: "Your code",
  TESTING: "Your tests",
};

function textInput({ id, type }: Answer, { text }: Entry): Html {
  const name = fieldNames(id).text;
  const label = textLabels[type];
  const code =
    label === undefined ? "" : html` class="code" spellcheck="false" autocapitalize="off" autocomplete="off"`;
  // Browsers drop the first line break after the tag.
  return html`<label for="${name}">${label ?? "Your answer"}</label>
<textarea id="${name}" name="${name}"${code}>
${text}</textarea>`;
}
