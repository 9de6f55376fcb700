import { html } from "ghtml";
import type { Answer } from "../../domain/answers.ts";
import type { Assessment, Candidate, Section } from "../../domain/candidates.ts";
import { readableDuration } from "../../domain/durations.ts";
import { answerScore, assessmentScore, type Score, skillScores, totalScore } from "../../domain/scores.ts";
import { valueView } from "./answers/value-view.ts";
import type { Html } from "./layout.ts";
import { nameOf, readablePercentage, readablePoints, statusNames, time, typeNames } from "./readable.ts";

/** Until when there is nothing to report but the state. */
const hasAnswers = ({ finishedAt }: Assessment): boolean => finishedAt !== undefined;

export function reportView(candidate: Candidate, assessment: Assessment): Html {
  const { id, test, status } = assessment;
  return html`<h1>${test.name}</h1>
<p class="lead">Report on <a href="/candidates/${candidate.id}">${nameOf(candidate)}</a></p>
!${summary(assessment)}
!${hasAnswers(assessment) ? results(assessment) : ""}
!${status === "ASSESSMENT_COMPLETED" ? html`<p class="actions"><a class="button main" href="/reports/${id}.pdf">Open as PDF</a></p>` : ""}`;
}

const whyNoScore: Partial<Record<Assessment["status"], string>> = {
  NEW: "The invitation has not been sent yet.",
  TOKEN_SENT: "The candidate has not started the test yet.",
  TOKEN_EXPIRED: "The candidate did not start the test in time.",
  TEST_STARTED: "The candidate is taking the test; the answers are shown once it is finished.",
  TEST_FINISHED: "The answers wait for their assessment.",
  AUTO_ASSESSMENT_READY: "Some answers still wait for an assessor; there is a score once all are assessed.",
  ERROR: "The test could not be processed.",
  CANCELED: "The assessment was canceled.",
};

function summary(assessment: Assessment): Html {
  const { status, createdAt, startedAt, finishedAt, timedOut, sections, assessorNote, failure } = assessment;
  const score = assessmentScore(assessment);
  const taken = sections.reduce((sum, { timeTakenInSeconds }) => sum + timeTakenInSeconds, 0);
  const scored = status === "ASSESSMENT_COMPLETED" && score.percentage !== undefined;
  return html`<section class="card" aria-labelledby="result"><h2 id="result">Result</h2>
!${
    scored
      ? html`<p class="score"><strong>${readablePercentage(score)}</strong> <span>${readablePoints(score)} points</span></p>`
      : html`<p><strong>No score yet.</strong> ${whyNoScore[status]}!${failure === undefined ? "" : html` Reason: ${failure}`}</p>`
  }
<dl class="facts">
<dt>State</dt><dd>${statusNames[status]}</dd>
<dt>Invited</dt><dd>!${time(createdAt)}</dd>
!${startedAt === undefined ? "" : html`<dt>Started</dt><dd>!${time(startedAt)}</dd>`}
!${
    finishedAt === undefined
      ? ""
      : html`<dt>Finished</dt><dd>!${time(finishedAt)}${timedOut ? ", when the time was up" : ""}</dd>
<dt>Time taken</dt><dd>${readableDuration(taken)} of ${readableDuration(assessment.test.timeLimitInSeconds)}</dd>`
  }
!${contractFacts(assessment)}
</dl>
!${assessorNote === undefined ? "" : html`<h3>Note of the assessor</h3><blockquote>${assessorNote}</blockquote>`}
</section>`;
}

const contractFacts = ({ contractData: { financialExpectations, noticePeriod } = {} }: Assessment): Html =>
  html`!${financialExpectations === undefined ? "" : html`<dt>Financial expectations</dt><dd>${financialExpectations}</dd>`}
!${noticePeriod === undefined ? "" : html`<dt>Notice period</dt><dd>${noticePeriod}</dd>`}`;

function results(assessment: Assessment): Html {
  const { sections } = assessment;
  const skills = skillScores(assessment);
  return html`!${
    skills.length === 0
      ? ""
      : scoreTable(
          "Skills",
          "Skill",
          skills.map((skill) => [skill.name, skill]),
        )
  }
!${scoreTable(
    "Sections",
    "Section",
    sections.map((section) => [section.name, totalScore(section.answers, section.maxPoints), section]),
  )}
!${sections.map(sectionView)}`;
}

function scoreTable(title: string, column: string, rows: readonly [string, Score, Section?][]): Html {
  const timed = rows.some(([, , section]) => section !== undefined);
  const row = ([name, score, section]: (typeof rows)[number]) =>
    html`<tr><th scope="row">${name}</th><td class="number">${readablePoints(score)}</td><td class="number">${readablePercentage(score)}</td>!${
      section === undefined ? "" : html`<td class="number">${readableDuration(section.timeTakenInSeconds)}</td>`
    }</tr>`;
  return html`<section class="card"><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr><th scope="col">${column}</th><th scope="col" class="number">Points</th><th scope="col" class="number">Score</th>!${timed ? `<th scope="col" class="number">Time taken</th>` : ""}</tr></thead>
<tbody>!${rows.map(row)}</tbody></table></div></section>`;
}

const sectionView = ({ name, answers }: Section, index: number): Html =>
  html`<section class="card" aria-labelledby="section-${index + 1}"><h2 id="section-${index + 1}">Section ${index + 1}: ${name}</h2>
!${answers.length === 0 ? `<p class="note">No tasks</p>` : answers.map(answerView)}</section>`;

const scorers = { SERVICE: "assessed automatically", ASSESSOR: "assessed by an assessor" } as const;

function answerView(answer: Answer): Html {
  const { title, type, scoredBy } = answer;
  const points =
    scoredBy === undefined
      ? `not assessed yet, ${answer.maxPoints} points possible`
      : `${readablePoints(answerScore(answer))} points, ${scorers[scoredBy]}`;
  return html`<article><div class="task"><h3>${title}</h3><p>${typeNames[type]}, ${points}</p></div>
!${valueView(answer)}</article>`;
}
