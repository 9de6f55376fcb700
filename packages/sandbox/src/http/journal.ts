import { setTimeout as delay } from "node:timers/promises";
import type { Failure } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { KEPT, type KeptBody, redact, redacted, redactPath } from "../domain/journal.ts";
import { type Cause, causedBy, createCause, currentCause, timeOf, touch } from "../journal/cause.ts";
import { isShared, type World } from "../service/world.ts";
import { pageRefusal, refusalOf } from "./refusals.ts";
import { createRequestId, operationIdOf, organizationIn, versionIn } from "./requests.ts";

/** Timeout in milliseconds of a write, because the store may be unavailable. */
const LONGEST_WRITE = 1000;

/** Methods that only read. Outside of V1 to V3, their success is not recorded. */
const looking = new Set(["GET", "HEAD", "OPTIONS"]);

const pages = /^\/(?:t|reports|candidates|onboarding)(?:[/?]|$)/;

const candidates = /\bcnd_\w+/g;

export interface RequestObserver {
  onBody(body: Buffer, request: FastifyRequest): void;
  onFailure(failure: Failure, body: unknown, request: FastifyRequest): void;
}

/** Makes each request the cause of its changes. */
export function journalRequests(app: FastifyInstance, world: World): RequestObserver {
  const { journal, clocks, machine } = world;
  app.decorateRequest("cause", undefined);
  if (!journal.isKept) return { onBody() {}, onFailure() {} };

  app.addHook("onRequest", (request, reply, done) => {
    const { id, method, url } = request;
    const version = versionIn(url);
    const kind = version === undefined ? kindOf(url) : "request";
    if (kind === undefined || method === "OPTIONS") return done();
    const mark = url.indexOf("?");
    const path = redactPath(mark === -1 ? url : url.slice(0, mark));
    const cause = createCause({
      id,
      kind,
      operation: operationOf(request),
      at: clocks.sandbox.now(),
      recordedAt: machine.now(),
      exchange: version === undefined ? { method, path } : { version, method, path },
    });
    // The console calls V1 to V3 by a request to the control API, within which the call runs.
    if (request.headers["x-console-read"] !== undefined || currentCause.getStore()?.isOwnRead) cause.isOwnRead = true;
    if (mark !== -1) cause.fields.details = { query: redact(url.slice(mark + 1)) };
    request.cause = cause;
    const organizationId = organizationIn(request);
    if (organizationId !== undefined) {
      touch(cause, organizationId);
      timeOf(cause, organizationId, clocks);
    }
    reply.raw.on("close", () => {
      const { raw } = reply;
      complete(cause, raw.headersSent ? raw.statusCode : undefined, reply);
      const { exchange } = cause.fields;
      if (exchange !== undefined && !raw.writableFinished && !cause.byOperator) exchange.aborted = true;
      if (isKept(cause) && (!cause.isGiven || exchange?.aborted)) journal.end(cause);
    });
    causedBy(cause, done);
  });

  app.addHook("onSend", (request, { statusCode }, payload, done) => {
    const { cause } = request;
    if (cause?.refusedForm !== undefined && cause.refusedForm.status < 500) {
      const { status, title } = cause.refusedForm;
      addDetails(cause, { refusal: pageRefusal(status, title, cause.refusedBy) });
    }
    if (cause === undefined || typeof payload !== "string" || payload === "") return done();
    if (statusCode < 300 && looking.has(request.method)) return done();
    if (cause.fields.kind !== "page") addDetails(cause, { responseBody: keep(payload) });
    else if (!cause.yields && statusCode >= 400 && statusCode < 500) {
      const [, title = ""] = /<title>([^<]*)/.exec(payload) ?? [];
      addDetails(cause, { refusal: pageRefusal(statusCode, title, cause.refusedBy) });
    }
    done();
  });

  // Other processes read the reason of a rejection from the database.
  if (isShared(world))
    app.addHook("onSend", async ({ cause }, reply) => {
      if (cause === undefined || reply.statusCode < 400 || reply.statusCode >= 500) return;
      // Rejection details arrive after the response was queued.
      await undefined;
      if (cause.fields.details?.refusal === undefined) return;
      complete(cause, reply.statusCode, reply);
      cause.isGiven = true;
      journal.end(cause);
      await Promise.race([journal.flush(), delay(LONGEST_WRITE, undefined, { ref: false })]);
    });

  return {
    onBody(body, { cause }) {
      if (cause) addDetails(cause, { requestBody: keep(body.toString("utf8", 0, KEPT), body.length) });
    },
    onFailure(failure, body, { cause }) {
      if (cause === undefined || failure.status >= 500) return;
      const { errorId } = body as { errorId?: unknown };
      if (typeof errorId === "string") cause.fields.errorId = errorId;
      addDetails(cause, { refusal: redacted(refusalOf(failure, cause.refusedBy)) });
    },
  };
}

/** Handles requests that Node cannot parse. @returns response headers */
export function journalUnreadable(world: World) {
  const { journal, clocks, machine } = world;
  return (failure: Failure, url: string): Record<string, string> => {
    const id = createRequestId();
    const version = versionIn(url);
    const kind = kindOf(url) ?? ("request" as const);
    const path = redactPath(url.split("?", 1)[0] ?? "");
    const exchange = { method: "unknown", path, ...(version && { version }) };
    const refusal = redacted(refusalOf(failure));
    const at = { at: clocks.sandbox.now(), recordedAt: machine.now() };
    const cause = {
      id,
      kind,
      operation: "unreadable request",
      ...at,
      status: failure.status,
      exchange,
      details: { refusal },
    };
    if (failure.status < 500) {
      journal.end(createCause(cause));
      if (isShared(world)) void journal.flush();
    }
    return { "x-request-id": id, "x-content-type-options": "nosniff" };
  };
}

/** Restores the cause after the parsing of a form, which continues in the context of the connection. */
export function journalForms(app: FastifyInstance): void {
  app.addHook("preHandler", ({ cause }, _reply, done) => (cause === undefined ? done() : causedBy(cause, done)));
}

function addDetails({ fields }: Cause, details: NonNullable<Cause["fields"]["details"]>): void {
  fields.details = { ...fields.details, ...details };
}

function complete(cause: Cause, status: number | undefined, { elapsedTime }: FastifyReply): void {
  const { fields } = cause;
  if (status !== undefined) fields.status = status;
  if (fields.exchange !== undefined) fields.exchange.durationInMs = Math.round(elapsedTime * 10) / 10;
  cause.candidateId ??= candidateIn(fields);
}

const keep = (text: string, length = text.length): KeptBody => ({ text: redact(text.slice(0, KEPT)), length });

function kindOf(url: string): "control" | "page" | undefined {
  if (url.startsWith("/control/")) return "control";
  return pages.test(url) ? "page" : undefined;
}

const operationOf = (request: FastifyRequest): string =>
  operationIdOf(request) ?? `${request.method} ${request.routeOptions.url ?? "unknown path"}`;

/** Finds the candidate in the path, or the only one in the response. */
function candidateIn({ exchange, details }: Cause["fields"]): string | undefined {
  const path = exchange?.path ?? "";
  const [candidate] = path.includes("cnd_") ? (/cnd_\w+/.exec(path) ?? []) : [];
  if (candidate !== undefined) return candidate;
  if (!path.includes("asm_")) return undefined;
  const [only, ...others] = new Set(details?.responseBody?.text.match(candidates));
  return others.length === 0 ? only : undefined;
}

/** Whether to record a request: all requests to V1 to V3, and other requests that are rejected or write. */
function isKept({ fields, organizations, byOperator = false, yields = false, isOwnRead }: Cause): boolean {
  const { kind, exchange, details } = fields;
  if (isOwnRead && (yields || looking.has(exchange?.method ?? ""))) return false;
  if (details?.refusal !== undefined) return true;
  if (yields) return false;
  return organizations.length > 0 && ((kind === "request" && !byOperator) || !looking.has(exchange?.method ?? ""));
}
