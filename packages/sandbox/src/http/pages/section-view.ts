import { type Html, html } from "@assessment-api/html";
import type { Answer } from "../../domain/answers.ts";
import { timeLimitOf } from "../../domain/assessments.ts";
import type { Assessment, Section } from "../../domain/candidates.ts";
import type { TaskContent } from "../../domain/tasks.ts";
import { type Instant, readableCount, readableDuration, SECOND } from "../../domain/time.ts";
import { type Entry, savedEntry } from "./answers/entry.ts";
import { type FieldProblem, problemSummary } from "./answers/fields.ts";
import { answerInputs } from "./answers/inputs.ts";
import { type Bounds, bounded, shorten } from "./bounds.ts";
import { questionView } from "./question.ts";
import { typeNames } from "./readable.ts";

export const isAnswered = ({ value }: Answer): boolean => value !== undefined;

export interface Refused {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly problems: readonly FieldProblem[];
}

/** Limits that keep answers complete, because saving the form would lose the rest. */
const taskBounds: Bounds = { text: 100_000, lines: 3000, total: 500_000 };

/**
 * @param page identifier, saved with its answers
 * @throws TypeError for an unknown section
 */
export function sectionView(
  assessment: Assessment,
  page: string,
  index: number,
  contents: ReadonlyMap<string, TaskContent>,
  refused?: Refused,
): Html {
  const { token, sections } = assessment;
  const section = sections[index];
  if (section === undefined) throw new TypeError(`There is no section ${index}`);
  const problems = refused?.problems ?? [];
  const task = (answer: Answer, position: number) =>
    taskView(answer, position, contents.get(answer.id), refused?.entries.get(answer.id), problems);
  const summary =
    problems.length === 0
      ? ""
      : problemSummary("Not everything could be saved", "Everything else on this page is saved.", problems);
  return html`<h1>Section ${index + 1} of ${sections.length}: <bdi>${shorten(section.name)}</bdi></h1>
${summary}
<p class="note">${readableCount(section.answers.length, "task")}, meant to take about ${readableDuration(section.timeLimitInSeconds)}.</p>
${sections.length < 2 ? "" : steps(sections, index)}
<form id="answers" method="post" action="/t/${token}/sections/${index + 1}" novalidate>
${section.answers.map(task)}
<input type="hidden" name="page" value="${page}">
<div class="actions">
${index === 0 ? "" : html`<button name="go" value="previous">Previous</button>`}
${index === sections.length - 1 ? "" : html`<button class="main" name="go" value="next">Next</button>`}
<button class="end${index === sections.length - 1 ? " main" : ""}" name="go" value="review">Review and submit</button>
</div>
</form>`;
}

/** Buttons instead of links, because leaving a section saves it. */
function steps(sections: readonly Section[], current: number): Html {
  const step = ({ name, answers }: Section, index: number) =>
    html`<li><button form="answers" name="go" value="${index + 1}"${index === current ? html` aria-current="step"` : ""}>${index + 1}. <bdi>${shorten(name)}</bdi><small>${answers.filter(isAnswered).length} of ${answers.length} answered</small></button></li>`;
  return html`<nav class="steps" aria-label="Sections"><ol>${sections.map(step)}</ol></nav>`;
}

function taskView(
  answer: Answer,
  position: number,
  content: TaskContent | undefined,
  entry: Entry | undefined,
  problems: readonly FieldProblem[],
): Html {
  const { id, title, type, maxPoints } = answer;
  const project = [content?.projectType, content?.projectTypeVersion].filter(Boolean).join(" ");
  const shown = content && bounded(content, taskBounds).value;
  return html`<section class="card" aria-labelledby="${id}">
<div class="task"><h2 id="${id}">${position + 1}. <bdi>${shorten(title)}</bdi></h2>
<p>${typeNames[type]}${project === "" ? "" : ` (${project})`}, ${readableCount(maxPoints, "point")}</p></div>
${questionView(shown?.question ?? "The text of this task is no longer available.")}
${answerInputs(answer, shown, entry ?? savedEntry(answer, content), problems)}
</section>`;
}

export function runningBar(
  assessment: Assessment,
  now: () => Instant,
  { canSave, saved }: { canSave: boolean; saved: boolean },
): () => Html {
  const limit = timeLimitOf(assessment);
  const { token } = assessment;
  return () => {
    const seconds = Math.max(0, Math.ceil((limit - now()) / SECOND));
    return html`<p class="time${seconds <= 300 ? " short" : ""}" id="time-left" role="timer" data-seconds="${seconds}" data-over="/t/${token}"><span>${readableDuration(seconds)}</span> left</p>
<p class="status" id="status" role="status">${saved ? "Saved" : ""}</p>
${canSave ? html`<button id="save" form="answers" name="go" value="save">Save</button>` : ""}`;
  };
}
