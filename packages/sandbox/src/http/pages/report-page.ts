import type { FastifyInstance } from "fastify";
import type { AssessmentStatus } from "../../domain/candidates.ts";
import { contentsOf } from "../../service/assessments.ts";
import type { Visit, Visits } from "../../service/linked-assessments.ts";
import type { World } from "../../service/world.ts";
import { type Bounds, bounded, shorten } from "./bounds.ts";
import { pageHeaders, sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import type { PdfRenderer } from "./pdf/renderer.ts";
import { wellFormed } from "./readable.ts";
import { type Report, reportOf } from "./report.ts";
import { reportView } from "./report-view.ts";

export interface ReportAddress {
  readonly assessmentId: string;
  readonly token: string;
}

const pageBounds: Bounds = { text: 50_000, lines: 1000, total: 1_000_000 };

/** Limits of a PDF, stricter than of HTML, which scrolls. */
const pdfBounds: Bounds = { text: 3000, lines: 60, total: 150_000 };

/** Serves reports. A PDF needs all scores. */
export function serveReports(app: FastifyInstance, world: World, visits: Visits, renderer: PdfRenderer): void {
  app.get<{ Params: ReportAddress }>("/reports/:assessmentId/:token", async ({ params }, reply) => {
    const visit = await findReport(visits, params);
    const { value: report, whole } = bounded(await read(world, visit), pageBounds);
    return sendPage(reply, 200, {
      title: `${report.candidate}: ${report.test}`,
      brand: report.organization,
      subject: "Report",
      main: reportView(report, { whole, pdf: world.links.paths.pdfReport(params.assessmentId) }),
    });
  });

  app.get<{ Params: ReportAddress }>("/reports/:assessmentId/:token.pdf", async ({ params }, reply) => {
    const visit = await findReport(visits, params);
    const { id, status } = visit.assessment;
    if (status !== "ASSESSMENT_COMPLETED") throw noPdf(status);
    const { value: report } = bounded(await read(world, visit), pdfBounds);
    const pdf = await renderer.render({
      report,
      link: world.links.report(id),
      now: world.clocks.of(visit.candidate.organizationId).now(),
    });
    return reply
      .headers({ ...pageHeaders, "content-disposition": inlineFile(`report-${id}.pdf`, report.candidate) })
      .type("application/pdf")
      .send(Buffer.from(pdf.buffer));
  });
}

async function read(world: World, visit: Visit): Promise<Report> {
  const { candidate, assessment } = visit;
  return reportOf(visit, await contentsOf(world, candidate.organizationId, assessment));
}

export async function findReport(visits: Visits, { assessmentId, token }: ReportAddress): Promise<Visit> {
  const visit = await visits.report(assessmentId, token);
  if (visit === undefined) throw noReport();
  return visit;
}

const noReport = (): NoPageError =>
  new NoPageError(
    "There is no report at this address",
    "Check that the link is complete. If it is, the link is outdated or the assessment was deleted.",
  );

const ended: readonly AssessmentStatus[] = ["TOKEN_EXPIRED", "ERROR", "CANCELED"];

const noPdf = (status: AssessmentStatus): NoPageError =>
  ended.includes(status)
    ? new NoPageError("This report has no PDF", "The assessment ended without a score.")
    : new NoPageError(
        "This report has no PDF yet",
        "The PDF is created when all answers are assessed. Until then, open the report as a page.",
      );

/** RFC 6266: ASCII fallback and UTF-8 name. */
function inlineFile(ascii: string, candidate: string): string {
  const name = wellFormed(`Report ${shorten(candidate, 60)}.pdf`);
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `inline; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
