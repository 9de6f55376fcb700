import { type Html, html } from "@assessment-api/html";
import type { FastifyInstance } from "fastify";
import { assessmentScore } from "../../domain/assessments.ts";
import { type Assessment, type Candidate, newestAssessment } from "../../domain/candidates.ts";
import { readableCount } from "../../domain/time.ts";
import type { Visits } from "../../service/linked-assessments.ts";
import type { Links, Paths } from "../../service/links.ts";
import { shorten } from "./bounds.ts";
import { sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { nameOf, readablePercentage, readablePoints, statusNames, time } from "./readable.ts";

type Address = { Params: { candidateId: string; token: string } };

/**
 * Serves the page for senders of an invitation. The link is the only protection, so the page has no address, no notes
 * and no test link.
 */
export function serveCandidates(app: FastifyInstance, { paths }: Links, visits: Visits): void {
  app.get<Address>("/candidates/:candidateId/:token", async ({ params }, reply) => {
    const visit = await visits.candidate(params.candidateId, params.token);
    if (visit === undefined) throw noCandidate();
    const { candidate, organization } = visit;
    return sendPage(reply, 200, {
      title: nameOf(candidate),
      brand: organization,
      subject: "Candidate",
      main: candidateView(candidate, paths),
    });
  });

  /** Serves links from before the first assessment. */
  const serveFutureReport = (path: string, reportOf: (assessmentId: string) => string) =>
    app.get<Address>(path, async ({ params }, reply) => {
      const visit = await visits.candidate(params.candidateId, params.token);
      if (visit === undefined) throw noCandidate();
      const newest = newestAssessment(visit.candidate);
      if (newest === undefined) throw new NoPageError("No report yet", "The candidate has no assessment.");
      return reply.redirect(reportOf(newest.id));
    });
  serveFutureReport("/candidates/:candidateId/:token/report", paths.report);
  serveFutureReport("/candidates/:candidateId/:token/report.pdf", paths.pdfReport);
}

const noCandidate = (): NoPageError =>
  new NoPageError(
    "There is no candidate at this address",
    "Check that the link is complete. If it is, the link is outdated or the candidate was deleted.",
  );

const decisions = { ACCEPTED: "Accepted", REJECTED: "Rejected" } as const;

/** Further assessments are only counted. */
const SHOWN = 50;

function candidateView(candidate: Candidate, paths: Paths): Html {
  const { createdAt, decision, assessments } = candidate;
  const newestFirst = assessments.toReversed();
  const older = newestFirst.length - SHOWN;
  return html`<h1>${nameOf(candidate)}</h1>
<dl class="facts">
${decision === undefined ? "" : html`<dt>Decision</dt><dd>${decisions[decision]}</dd>`}
<dt>Added</dt><dd>${time(createdAt)}</dd>
</dl>
<h2>Assessments</h2>
${assessments.length === 0 ? html`<p>No assessment yet.</p>` : newestFirst.slice(0, SHOWN).map((one) => assessmentView(one, paths))}
${older > 0 ? html`<p class="note">and ${readableCount(older, "older assessment")}</p>` : ""}`;
}

function assessmentView(assessment: Assessment, paths: Paths): Html {
  const { id, status, createdAt, startedAt, finishedAt, expiresAt } = assessment;
  const name = shorten(assessment.test.name);
  const isAssessed = status === "ASSESSMENT_COMPLETED";
  const score = assessmentScore(assessment);
  const isAwaited = status === "NEW" || status === "TOKEN_SENT";
  return html`<section class="card" aria-labelledby="${id}">
<div class="task"><h3 id="${id}">${name}</h3><p><span class="pill">${statusNames[status]}</span></p></div>
<dl class="facts">
<dt>Invited</dt><dd>${time(createdAt)}</dd>
${isAwaited ? html`<dt>Valid until</dt><dd>${time(expiresAt)}</dd>` : ""}
${startedAt === undefined ? "" : html`<dt>Started</dt><dd>${time(startedAt)}</dd>`}
${finishedAt === undefined ? "" : html`<dt>Finished</dt><dd>${time(finishedAt)}</dd>`}
${isAssessed ? html`<dt>Score</dt><dd>${readablePercentage(score)} (${readablePoints(score)} points)</dd>` : ""}
</dl>
<p class="actions"><a class="button" href="${paths.report(id)}">Report<span class="hidden"> on ${name}</span></a>
${isAssessed ? html`<a class="button" href="${paths.pdfReport(id)}">PDF<span class="hidden"> on ${name}</span></a>` : ""}</p>
</section>`;
}
