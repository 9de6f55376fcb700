import type { Operation } from "../../document/document.ts";
import { isObject } from "../../document/json.ts";
import { isJson } from "../../document/media-types.ts";
import { declares, mediaTypesOf, successOf } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import type { CallOptions } from "../../messages/calls.ts";
import { checkResponse } from "../../messages/check-response.ts";
import { UnreachableError } from "../../messages/send.ts";
import { attempt, statusIs } from "../../session/attempt.ts";
import { type PathValues, perSession, type Session, type Trial } from "../../session/session.ts";

export async function checkRefusedContent(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies }: Trial,
): Promise<void> {
  const [good] = bodies();
  if (!declares(operation, "default") || !good || !isJson(good.mediaType)) return;
  const fresh = () => bodies()[0] ?? good;
  const refuse = (title: string, mediaType: string) =>
    session.check(
      operation,
      title,
      path,
      { body: { ...fresh(), raw: true, mediaType, value: JSON.stringify(fresh().value) } },
      { status: "default" },
      statusIs([415]),
    );
  await refuse("refuses a body of another media type", "text/plain");
  await refuse("refuses a body in another charset", `${fresh().mediaType}; charset=iso-8859-1`);
  await checkLargeBody(session, operation, path, fresh());
}

export async function checkContentTypes(
  session: Session,
  operation: Operation,
  path: PathValues,
  { bodies, took }: Trial,
): Promise<void> {
  const [body] = bodies();
  if (!body || !isJson(body.mediaType)) return;
  const fresh = () => bodies()[0] ?? body;
  const call = {
    body: { ...body, mediaType: `${body.mediaType.replace("application", "Application")};charset=UTF-8` },
  };
  const title = "accepts a body with charset=utf-8";
  const reply = await attempt(session, operation, title, path, call);
  if (reply && reply.status === successOf(operation)) await took(reply, call);
  const marked = { mediaType: body.mediaType, raw: true, value: `\uFEFF${JSON.stringify(fresh().value)}` };
  const response = await session.ask(operation, path, { body: marked });
  const problems: Problem[] =
    response.status >= 500 ? [{ check: "status", message: `responded with ${response.status}` }] : [];
  session.conclude(
    operation,
    "does not fail at a byte order mark",
    problems.map((one) => ({ request: response.request, ...one })),
  );
  if (response.status < 300)
    await took({ ...checkResponse(operation, response, session.validator), response }, { body: marked });
}

/** Size in characters that every server should refuse. */
const LARGE = 16 * 1024 * 1024;

const wasSent = perSession(() => ({ large: false }));

/** Sends one oversized payload per run; expects 413 or a closed connection. */
async function checkLargeBody(
  session: Session,
  operation: Operation,
  path: PathValues,
  body: NonNullable<CallOptions["body"]>,
): Promise<void> {
  if (wasSent(session).large || !isObject(body.value)) return;
  wasSent(session).large = true;
  // JSON.stringify would scan 16 MiB for characters to escape.
  const value = `${JSON.stringify({ ...body.value, contractPadding: "" }).slice(0, -2)}${"x".repeat(LARGE)}"}`;
  const large = { ...body, raw: true, value };
  const title = "refuses a body of 16 MiB";
  try {
    const { status, request } = await session.ask(operation, path, { body: large });
    const problem = { check: "status", message: `expected 413, got ${status}`, request };
    session.conclude(operation, title, status === 413 ? [] : [problem], "413");
  } catch (error) {
    // Servers may close the connection before the end of the body.
    if (!(error instanceof UnreachableError) || error.timedOut) throw error;
    session.conclude(operation, title, [], "413");
  }
}
export async function checkNotAcceptable(
  session: Session,
  operation: Operation,
  path: PathValues,
  { call, bodies, took }: Trial,
): Promise<void> {
  if (!declares(operation, "default") || mediaTypesOf(operation).length === 0) return;
  // Without a valid body, the server may refuse the body first.
  if (operation.requestBody && bodies().length === 0) return;
  const title = "responds with 406 if Accept excludes all declared media types";
  const request = { ...call(), accept: "image/png" };
  const reply = await session.check(operation, title, path, request, { status: "default" }, statusIs([406]));
  if (reply && reply.status === successOf(operation)) await took(reply, request);
}
