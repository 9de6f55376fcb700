import { type Content, type Html, html } from "@assessment-api/html";
import type { Score } from "../../domain/assessments.ts";
import { readableDuration } from "../../domain/time.ts";
import { answeredView } from "./answers/answered-view.ts";
import { questionView } from "./question.ts";
import { readablePercentage, readablePoints, statusNames, time } from "./readable.ts";
import { kindOf, pointsOf, type Report, type ReportedSection, type ReportedTask, type Scored } from "./report.ts";

export function reportView(report: Report, { whole, pdf }: { whole: boolean; pdf: string }): Html {
  const { test, candidate, status, skills, sections, finishedAt } = report;
  return html`<h1>${test}</h1>
<p class="lead">Report on <bdi>${candidate}</bdi></p>
${whole ? "" : html`<p class="message">Some texts are too long to show in full. They end with “…”.</p>`}
${summary(report)}
${status === "ASSESSMENT_COMPLETED" ? html`<p class="actions"><a class="button main" href="${pdf}">Open as PDF</a></p>` : ""}
${skills.length === 0 ? "" : scoreTable("Skills", "Skill", skills)}
${finishedAt === undefined ? "" : scoreTable("Sections", "Section", sections)}
${sections.map(sectionView)}`;
}

const whyNone: Partial<Record<Report["status"], string>> = {
  NEW: "No report yet. The invitation has not been sent.",
  TOKEN_SENT: "No report yet. The candidate has not started the test.",
  TOKEN_EXPIRED: "No report. The candidate did not start the test in time.",
  TEST_STARTED: "No report yet. The candidate is taking the test. The report appears when the test is finished.",
  TEST_FINISHED: "No score yet. The answers have not been assessed.",
  AUTO_ASSESSMENT_READY: "No score yet. Some answers still need an assessor.",
  ERROR: "No score. The test could not be processed.",
  CANCELED: "No score. The assessment was canceled.",
};

function summary(report: Report): Html {
  const { status, score, createdAt, startedAt, finishedAt, timedOut } = report;
  return html`<section class="card" aria-labelledby="result"><h2 id="result">Result</h2>
${
  score.percentage === undefined
    ? html`<p>${whyNone[status] ?? ""}</p>`
    : html`<p class="score"><strong>${readablePercentage(score)}</strong> <span>${readablePoints(score)} points</span></p>
${bar(score)}`
}
<dl class="facts">
<dt>State</dt><dd>${statusNames[status]}</dd>
<dt>Invited</dt><dd>${time(createdAt)}</dd>
${startedAt === undefined ? "" : html`<dt>Started</dt><dd>${time(startedAt)}</dd>`}
${
  finishedAt === undefined
    ? ""
    : html`<dt>Finished</dt><dd>${time(finishedAt)}${timedOut ? ", when the time was up" : ""}</dd>
<dt>Time taken</dt><dd>${readableDuration(report.timeTakenInSeconds)} of ${readableDuration(report.timeLimitInSeconds)}</dd>`
}
</dl>
</section>`;
}

/** A bar with the share of the points, which the text repeats. */
const bar = ({ percentage }: Score): Content =>
  percentage !== undefined &&
  html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false"><rect width="100" height="1"></rect><rect width="${percentage}" height="1"></rect></svg>`;

function scoreTable(title: string, column: string, rows: readonly (Scored | ReportedSection)[]): Html {
  const timed = rows.some((row) => "timeTakenInSeconds" in row);
  const row = (one: (typeof rows)[number]) =>
    html`<tr><th scope="row">${one.name}${bar(one.score)}</th><td class="number">${readablePoints(one.score)}</td><td class="number">${readablePercentage(one.score)}</td>${
      "timeTakenInSeconds" in one ? html`<td class="number">${readableDuration(one.timeTakenInSeconds)}</td>` : ""
    }</tr>`;
  return html`<section class="card"><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">${column}</th><th scope="col" class="number">Points</th><th scope="col" class="number">Score</th>${timed ? html`<th scope="col" class="number">Time taken</th>` : ""}</tr></thead>
<tbody>${rows.map(row)}</tbody></table></div></section>`;
}

const sectionView = ({ name, tasks }: ReportedSection, index: number): Html =>
  html`<section class="card" aria-labelledby="section-${index + 1}"><h2 id="section-${index + 1}">Section ${index + 1}: <bdi>${name}</bdi></h2>
${tasks.length === 0 ? html`<p class="note">No tasks</p>` : tasks.map(taskView)}</section>`;

const taskView = (task: ReportedTask, index: number): Html =>
  html`<article><h3>${index + 1}. <bdi>${task.title}</bdi></h3>
<p class="points"><strong>${pointsOf(task)}</strong> ${kindOf(task)}</p>
<div class="question">${questionView(task.question)}</div>
<h4>Answer</h4>
${answeredView(task)}</article>`;
