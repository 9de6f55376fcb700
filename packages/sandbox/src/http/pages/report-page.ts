import type { FastifyInstance } from "fastify";
import type { Found } from "../../service/assessments.ts";
import type { World } from "../../service/world.ts";
import { pageHeaders, sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { nameOf, wellFormed } from "./readable.ts";
import { reportView } from "./report-view.ts";

/** What came of an assessment: a page, and a PDF once everything is scored. */
export function serveReports(app: FastifyInstance, world: World): void {
  app.get<{ Params: { assessmentId: string } }>("/reports/:assessmentId", async ({ params }, reply) => {
    const found = await findReport(world, params.assessmentId);
    const { candidate, assessment } = found;
    const organization = await world.store.organizations.get(candidate.organizationId);
    return sendPage(reply, 200, {
      title: `${nameOf(candidate)}: ${assessment.test.name}`,
      brand: organization?.name,
      subject: "Report",
      main: reportView(candidate, assessment),
    });
  });

  app.get<{ Params: { assessmentId: string } }>("/reports/:assessmentId.pdf", async ({ params }, reply) => {
    const { candidate, assessment } = await findReport(world, params.assessmentId);
    if (assessment.status !== "ASSESSMENT_COMPLETED")
      throw new NoPageError(
        "There is no PDF of this report yet",
        "It is made as soon as every answer is assessed. Until then the report is a page.",
      );
    const organization = await world.store.organizations.get(candidate.organizationId);
    // The library is large and seldom needed, so it does not take part in the start.
    const { createReportPdf } = await import("./pdf/report-pdf.ts");
    const name = `Report ${nameOf(candidate)}.pdf`;
    return reply
      .headers({ ...pageHeaders, "content-disposition": inlineFile(`report-${assessment.id}.pdf`, name) })
      .type("application/pdf")
      .send(
        await createReportPdf({
          candidate,
          assessment,
          organization: organization?.name ?? "",
          link: world.links.report(assessment.id),
          now: world.clock.now(),
        }),
      );
  });
}

/** @throws NoPageError */
export async function findReport({ store }: World, assessmentId: string): Promise<Found> {
  const candidate = await store.candidates.findAnywhere({ assessmentId });
  const assessment = candidate?.assessments.find(({ id }) => id === assessmentId);
  if (candidate !== undefined && assessment !== undefined) return { candidate, assessment };
  throw new NoPageError("There is no report at this address", "Check the link; the assessment may be deleted.");
}

/** RFC 6266: a name in ASCII for those who know nothing better, and the real one. */
const inlineFile = (ascii: string, name: string): string =>
  `inline; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(wellFormed(name)).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
