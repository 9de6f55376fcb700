import type { Failure } from "@assessment-api/runtime/server";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { KeptBody } from "../domain/journal.ts";
import { apiVersions } from "../domain/keys.ts";
import { redact, redactPath } from "../domain/redaction.ts";
import { type Cause, causedBy, createCause } from "../journal/cause.ts";
import type { World } from "../service/world.ts";
import { pageRefusal, refusalOf } from "./refusals.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Entry of the journal that the request becomes; undefined for what is no call of an API and no page of a candidate. */
    cause: Cause | undefined;
  }
}

/** Characters of a response that are kept, and bytes of a request. */
const KEPT = 8192;

/** Reading the control API is looking at the sandbox, and a page that is only looked at is no action. */
const looking = new Set(["GET", "HEAD", "OPTIONS"]);

const pages = /^\/(?:t|reports|candidates)(?:\/|$)/;

const candidates = /\bcnd_\w+/g;

/** What the plugins of the versions tell about a request. */
export interface RequestObserver {
  onBody(body: Buffer, request: FastifyRequest): void;
  onFailure(failure: Failure, body: unknown, request: FastifyRequest): void;
}

/** Makes each request the cause of what it changes, and an entry of the journal when its response is out. */
export function journalRequests(app: FastifyInstance, { journal, clock, machine }: World): RequestObserver {
  app.decorateRequest("cause", undefined);

  app.addHook("onRequest", (request, reply, done) => {
    const { method, raw } = request;
    const [path = "", query] = request.url.split("?", 2);
    const about = kindOf(path);
    if (about === undefined || method === "OPTIONS") return done();
    const startedAt = performance.now();
    const cause = createCause({
      id: request.id,
      kind: about.kind,
      operation: "",
      at: clock.now(),
      recordedAt: machine.now(),
      exchange: { ...about.version, method, path: redactPath(path) },
      ...(query !== undefined && { details: { query: redact(query) } }),
    });
    request.cause = cause;
    const { fields } = cause;
    fields.operation = operationOf(request);
    const { p0 } = request.params as { p0?: string };
    if (about.kind === "control" && p0 && request.url.startsWith("/control/organizations/"))
      cause.organizations.add(p0);
    reply.raw.once("close", () => {
      const { headersSent, statusCode, writableFinished } = reply.raw;
      if (headersSent) fields.status = statusCode;
      const durationInMs = Math.round((performance.now() - startedAt) * 10) / 10;
      if (fields.exchange)
        fields.exchange = {
          ...fields.exchange,
          durationInMs,
          ...(!writableFinished && raw.destroyed && { aborted: true }),
        };
      cause.candidateId ??= candidateIn(fields);
      if (isKept(cause)) journal.end(cause);
    });
    causedBy(cause, done);
  });

  // Whatever waits for a body goes on in the context of the connection.
  app.addHook("preHandler", ({ cause }, _reply, done) => (cause === undefined ? done() : causedBy(cause, done)));

  app.addHook("onSend", ({ cause }, { statusCode }, payload, done) => {
    if (cause === undefined || typeof payload !== "string" || payload === "") return done();
    if (cause.fields.kind !== "page") addDetails(cause, { responseBody: keep(payload) });
    else if (statusCode >= 400 && statusCode < 500) {
      const [, title = ""] = /<title>([^<]*)/.exec(payload) ?? [];
      addDetails(cause, { refusal: pageRefusal(statusCode, title, cause.refusedBy) });
    }
    done();
  });

  return {
    onBody(body, { cause }) {
      if (cause) addDetails(cause, { requestBody: keep(body.toString("utf8", 0, KEPT), body.length) });
    },
    onFailure(failure, body, { cause }) {
      if (cause === undefined || failure.status >= 500) return;
      const { errorId } = body as { errorId?: unknown };
      if (typeof errorId === "string") cause.fields.errorId = errorId;
      addDetails(cause, { refusal: refusalOf(failure, cause.refusedBy) });
    },
  };
}

function addDetails({ fields }: Cause, details: NonNullable<Cause["fields"]["details"]>): void {
  fields.details = { ...fields.details, ...details };
}

const keep = (text: string, length = text.length): KeptBody => ({ text: redact(text.slice(0, KEPT)), length });

type Kind = { readonly kind: "request" | "control" | "page"; readonly version?: { version: "v1" | "v2" | "v3" } };

function kindOf(path: string): Kind | undefined {
  const [, first = ""] = path.split("/", 2);
  const version = apiVersions.find((one) => one === first);
  if (version !== undefined) return { kind: "request", version: { version } };
  if (first === "control") return { kind: "control" };
  return pages.test(path) ? { kind: "page" } : undefined;
}

function operationOf({ method, routeOptions }: FastifyRequest): string {
  const { operationId } = (routeOptions.config ?? {}) as { operationId?: string };
  return operationId ?? `${method} ${routeOptions.url ?? "unknown path"}`;
}

/** The candidate in the path or, where the path names an assessment, the only one in the response. */
function candidateIn({ exchange, details }: Cause["fields"]): string | undefined {
  const path = exchange?.path ?? "";
  const [inPath] = path.match(candidates) ?? [];
  if (inPath !== undefined || !path.includes("asm_")) return inPath;
  const [only, ...others] = new Set(details?.responseBody?.text.match(candidates));
  return others.length === 0 ? only : undefined;
}

/** Calls of V1 to V3 are, and elsewhere what was refused or is there to change something. */
function isKept({ fields, organizations }: Cause): boolean {
  const { kind, exchange, details } = fields;
  if (details?.refusal !== undefined) return true;
  return organizations.size > 0 && (kind === "request" || !looking.has(exchange?.method ?? ""));
}
