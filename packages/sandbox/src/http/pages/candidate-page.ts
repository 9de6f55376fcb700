import type { FastifyInstance } from "fastify";
import { html } from "ghtml";
import type { Assessment, Candidate } from "../../domain/candidates.ts";
import { assessmentScore } from "../../domain/scores.ts";
import type { World } from "../../service/world.ts";
import { type Html, sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { nameOf, readablePercentage, readablePoints, statusNames, time } from "./readable.ts";

/** A candidate with their assessments, for the people who invited them. */
export function serveCandidates(app: FastifyInstance, { store }: World): void {
  app.get<{ Params: { candidateId: string } }>("/candidates/:candidateId", async ({ params }, reply) => {
    const candidate = await store.candidates.findAnywhere({ candidateId: params.candidateId });
    if (candidate === undefined)
      throw new NoPageError("There is no candidate at this address", "Check the link; the candidate may be deleted.");
    const organization = await store.organizations.get(candidate.organizationId);
    return sendPage(reply, 200, {
      title: nameOf(candidate),
      brand: organization?.name,
      subject: "Candidate",
      main: candidateView(candidate),
    });
  });
}

const decisions = { ACCEPTED: "Accepted", REJECTED: "Rejected" } as const;

function candidateView(candidate: Candidate): Html {
  const { email, tags, externalId, createdAt, decision, assignedUser, assignedTeam, customFields } = candidate;
  const facts: [string, Html][] = [
    ["E-mail", html`${email}`],
    ...(decision === undefined ? [] : [["Decision", decisions[decision]] satisfies [string, Html]]),
    ["Added", time(createdAt)],
    ...optional("Tags", tags.join(", ")),
    ...optional("External id", externalId),
    ...optional("Assigned to", assignedUser),
    ...optional("Team", assignedTeam),
    ...Object.entries(customFields).flatMap(([name, value]) => optional(name, String(value))),
  ];
  return html`<h1>${nameOf(candidate)}</h1>
<dl class="facts">!${facts.map(([name, value]) => html`<dt>${name}</dt><dd>!${value}</dd>`)}</dl>
!${candidate.assessments.length === 0 ? "<h2>Assessments</h2><p>No assessment yet.</p>" : assessments(candidate)}`;
}

const optional = (name: string, value: string | null | undefined): [string, Html][] =>
  value ? [[name, html`${value}`]] : [];

/** Newest first. */
const assessments = ({ assessments }: Candidate): Html =>
  html`<h2>Assessments</h2>
!${assessments.toReversed().map(assessmentView)}`;

function assessmentView(assessment: Assessment): Html {
  const { id, token, test, status, createdAt, startedAt, finishedAt, expiresAt } = assessment;
  const score = assessmentScore(assessment);
  const isOpen = status === "NEW" || status === "TOKEN_SENT" || status === "TEST_STARTED";
  const isAssessed = status === "ASSESSMENT_COMPLETED";
  return html`<section class="card" aria-labelledby="${id}">
<div class="task"><h3 id="${id}">${test.name}</h3><p><span class="pill">${statusNames[status]}</span></p></div>
<dl class="facts">
<dt>Invited</dt><dd>!${time(createdAt)}</dd>
!${isOpen && startedAt === undefined ? html`<dt>Valid until</dt><dd>!${time(expiresAt)}</dd>` : ""}
!${startedAt === undefined ? "" : html`<dt>Started</dt><dd>!${time(startedAt)}</dd>`}
!${finishedAt === undefined ? "" : html`<dt>Finished</dt><dd>!${time(finishedAt)}</dd>`}
!${score.percentage === undefined ? "" : html`<dt>Score</dt><dd>${readablePercentage(score)} (${readablePoints(score)} points)</dd>`}
</dl>
<p class="actions"><a class="button" href="/reports/${id}">Report<span class="hidden"> of ${test.name}</span></a>
!${isAssessed ? html`<a class="button" href="/reports/${id}.pdf">PDF<span class="hidden"> of ${test.name}</span></a>` : ""}
!${isOpen ? html`<a class="button" href="/t/${token}">The test, as the candidate sees it</a>` : ""}</p>
</section>`;
}
