import type { FastifyInstance } from "fastify";
import { html } from "ghtml";
import type { Answer } from "../../domain/answers.ts";
import { answersOf } from "../../domain/assessments.ts";
import type { World } from "../../service/world.ts";
import { valueView } from "./answers/value-view.ts";
import { type Html, sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { nameOf, typeNames } from "./readable.ts";
import { findReport } from "./report-page.ts";
import { sourceFile } from "./source.ts";

/** What a candidate handed in for one task. */
export function serveRepositories(app: FastifyInstance, world: World): void {
  app.get<{ Params: { assessmentId: string; answerId: string } }>(
    "/repositories/:assessmentId/:answerId",
    async ({ params }, reply) => {
      const { candidate, assessment } = await findReport(world, params.assessmentId);
      const answer = answersOf(assessment).find(({ id }) => id === params.answerId);
      if (answer === undefined)
        throw new NoPageError("There is no answer at this address", "Check the link; the assessment may be deleted.");
      const organization = await world.store.organizations.get(candidate.organizationId);
      return sendPage(reply, 200, {
        title: `${answer.title}: ${nameOf(candidate)}`,
        brand: organization?.name,
        subject: "Handed in",
        main: html`<h1>${answer.title}</h1>
<p class="lead">${typeNames[answer.type]} by <a href="/candidates/${candidate.id}">${nameOf(candidate)}</a>, in the test <a href="/reports/${assessment.id}">${assessment.test.name}</a></p>
!${handedIn(answer)}`,
      });
    },
  );
}

function handedIn(answer: Answer): Html {
  const { value: { text, ...others } = {} } = answer;
  if (text === undefined) return valueView(answer);
  const rest = Object.keys(others).length === 0 ? "" : valueView({ ...answer, value: others });
  return sourceFile({ filename: "answer.txt", text }) + rest;
}
