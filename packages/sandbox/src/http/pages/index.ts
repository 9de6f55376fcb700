import { html } from "@assessment-api/html";
import formbody from "@fastify/formbody";
import type { FastifyError, FastifyInstance, FastifyPluginAsync } from "fastify";
import { ForbiddenMoveError } from "../../domain/assessments.ts";
import { StoreUnavailableError, UnknownOutcomeError } from "../../domain/storage-errors.ts";
import { markYielding, noting } from "../../journal/cause.ts";
import { createVisits, type SettleAssessment } from "../../service/linked-assessments.ts";
import { isShared, type World } from "../../service/world.ts";
import { storeFailureStatus } from "../handlers.ts";
import { journalForms } from "../journal.ts";
import { serveAnswers } from "./answer-page.ts";
import { serveCandidates } from "./candidate-page.ts";
import { parseForm } from "./form.ts";
import { pathOf, sendPage } from "./layout.ts";
import { NoPageError } from "./no-page.ts";
import { serveOnboarding } from "./onboarding-page.ts";
import { createPdfRenderer, type PdfRenderer, PdfUnavailableError } from "./pdf/renderer.ts";
import { createRefusedForms } from "./refused-forms.ts";
import { serveReports } from "./report-page.ts";
import { serveTest } from "./test-page.ts";

interface PagesOptions {
  readonly settle: SettleAssessment;
  /** Default: a thread, which ends with the app. */
  readonly renderer?: PdfRenderer;
}

/** Maximum size of a form: all answers of one section. */
const FORM_LIMIT = 2 * 1024 * 1024;

export function createPages(
  world: World,
  { settle, renderer = createPdfRenderer() }: PagesOptions,
): FastifyPluginAsync {
  return async (app) => {
    app.addHook("onClose", () => renderer.close());
    app.decorateRequest("commits", undefined);
    journalForms(app);
    app.decorateRequest("refusedForms", undefined);
    // Another process would not find the page of the redirect.
    if (!isShared(world)) showRefusedForms(app);
    app.addHook("preHandler", (request, _reply, done) => {
      request.commits = { any: false };
      noting(request.commits, done);
    });
    app.removeAllContentTypeParsers();
    await app.register(formbody, { bodyLimit: FORM_LIMIT, parser: parseForm });

    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const isUnknown =
        error instanceof UnknownOutcomeError ||
        (error instanceof StoreUnavailableError && request.commits?.any === true);
      const { status, title, text } = isUnknown
        ? { status: storeFailureStatus(error), ...unknownOutcome }
        : explain(error);
      if (status >= 500) request.log.error({ err: error }, "a page failed");
      if (status === 503 && !isUnknown) reply.header("retry-after", 60);
      return sendPage(reply, status, { title, main: html`<h1>${title}</h1><p class="lead">${text}</p>` });
    });

    const visits = createVisits(world, settle);
    serveTest(app, world, visits);
    serveCandidates(app, world.links, visits);
    serveReports(app, world, visits, renderer);
    serveAnswers(app, world, visits);
    serveOnboarding(app, world);
  };
}

/** Keeps the pages of refused forms for the redirects to them, until a form of the same path is accepted. */
function showRefusedForms(app: FastifyInstance): void {
  const forms = createRefusedForms();
  app.addHook<{ Querystring: { refused?: unknown } }>("onRequest", async (request, reply) => {
    const { method, url, query } = request;
    if (method === "POST") request.refusedForms = forms;
    if (method !== "GET" || query.refused === undefined) return undefined;
    const form = forms.find(String(query.refused), pathOf(url));
    if (form === undefined) return undefined;
    markYielding();
    if (form.retryAfter !== undefined) reply.header("retry-after", form.retryAfter);
    return sendPage(reply, form.status, form.page);
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const isAccepted = request.method === "POST" && !String(reply.getHeader("location")).includes("?refused=");
    if (isAccepted) forms.drop(pathOf(request.url));
    done();
  });
}

const unknownOutcome = {
  title: "Your last entries may not be saved",
  text: "The service lost the connection to its data, which is not your fault. Wait a few minutes, then open the link in your invitation again to see what was saved. If something is missing, go back in your browser: your text is still there.",
};

function explain(
  error: FastifyError | NoPageError | ForbiddenMoveError | PdfUnavailableError | StoreUnavailableError,
): {
  status: number;
  title: string;
  text: string;
} {
  if (error instanceof NoPageError) return { status: 404, title: error.message, text: error.text };
  if (error instanceof ForbiddenMoveError)
    return {
      status: 409,
      title: "This is no longer possible",
      text: "The test has changed. Open the link in your invitation again to see its current state.",
    };
  if (error instanceof PdfUnavailableError)
    return {
      status: 503,
      title: "The PDF cannot be created right now",
      text: "Try again in a minute. The same address without “.pdf” opens the report as a page.",
    };
  if (error instanceof StoreUnavailableError)
    return {
      status: storeFailureStatus(error),
      title: "Nothing can be saved right now",
      text: "The service cannot store data at the moment, which is not your fault. Go back in your browser: your text is still there. Try again in a few minutes.",
    };
  const { statusCode: status = 500 } = error;
  if (status === 413)
    return {
      status,
      title: "Your answers are too long to save",
      text: `The answers of one section may have ${FORM_LIMIT / 1024 / 1024} MB together. Nothing was saved. Go back in your browser: your text is still there. Shorten it and save again.`,
    };
  if (status < 500)
    return {
      status,
      title: "Your browser sent an invalid form",
      text: "Nothing was saved. Go back in your browser: your text is still there. Then try again.",
    };
  return {
    status: 500,
    title: "Something went wrong",
    text: "The service could not show this page, which is not your fault. Try again in a moment. If you were saving, first go back in your browser: your text is still there.",
  };
}
