import { type Html, html } from "@assessment-api/html";
import type { FastifyInstance } from "fastify";
import { answersOf } from "../../domain/assessments.ts";
import { contentsOf } from "../../service/assessments.ts";
import type { Visits } from "../../service/linked-assessments.ts";
import type { World } from "../../service/world.ts";
import { answeredView } from "./answers/answered-view.ts";
import { type Bounds, bounded, shorten } from "./bounds.ts";
import { sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { nameOf } from "./readable.ts";
import { kindOf, type ReportedTask, taskOf } from "./report.ts";
import { findReport, type ReportAddress } from "./report-page.ts";
import { sourceFile } from "./source.ts";

const bounds: Bounds = { text: 500_000, lines: 10_000, total: 1_000_000 };

export function serveAnswers(app: FastifyInstance, world: World, visits: Visits): void {
  app.get<{ Params: ReportAddress & { answerId: string } }>(
    "/reports/:assessmentId/:token/answers/:answerId",
    async ({ params }, reply) => {
      const visit = await findReport(visits, params);
      const { candidate, assessment, organization } = visit;
      const answer = answersOf(assessment).find(({ id }) => id === params.answerId);
      if (answer === undefined || assessment.finishedAt === undefined)
        throw new NoPageError(
          "There is no answer at this address",
          "Answers can be read once the test is finished. If it is, check that the link is complete.",
        );
      const contents = await contentsOf(world, candidate.organizationId, assessment);
      const { value: task } = bounded(taskOf(answer, contents.get(answer.id)), bounds);
      const name = nameOf(candidate);
      return sendPage(reply, 200, {
        title: `${task.title}: ${name}`,
        brand: organization,
        subject: "Answer",
        main: html`<h1>${task.title}</h1>
<p class="lead">${kindOf(task)} by <bdi>${name}</bdi>, in the <a href="${world.links.paths.report(assessment.id)}">test <bdi>${shorten(assessment.test.name)}</bdi></a></p>
${handedIn(task)}`,
      });
    },
  );
}

function handedIn(task: ReportedTask): Html {
  const { text } = task.answered;
  if (text === "") return answeredView(task);
  const rest = { ...task, answered: { ...task.answered, text: "" } };
  return html`${sourceFile({ filename: "answer.txt", text })}${answeredView(rest)}`;
}
