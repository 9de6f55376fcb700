import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import type { Problem } from "../findings/outcome.ts";
import type { CallOptions } from "../messages/calls.ts";
import { checkResponse } from "../messages/check-response.ts";
import { UnreachableError } from "../messages/send.ts";
import { attempt, statusIs } from "../session/attempt.ts";
import { declares, type PathValues, type Reply, type Session, successOf, unknownLike } from "../session/session.ts";
import { checkNotAcceptable } from "./media-types.ts";

const ORIGIN = "https://app.example.com";

/** Rules of HTTP that every client may count on, for operations that read. */
export async function checkSafeHttp(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!session.runs("http")) return;
  await checkHead(session, operation, path);
  await checkPreflight(session, operation, path);
  await checkNotAcceptable(session, operation, path);
}

async function checkHead(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const get = await session.ask(operation, path);
  const head = await session.ask(operation, path, { method: "HEAD" });
  const problems: Problem[] = [];
  if (head.status !== get.status)
    problems.push({ check: "http", message: `HEAD is responded to with ${head.status}, GET with ${get.status}` });
  else if (head.headers.get("content-type") !== get.headers.get("content-type"))
    problems.push({
      check: "http",
      message: `HEAD and GET differ in the Content-Type: ${head.headers.get("content-type")}, ${get.headers.get("content-type")}`,
    });
  if (head.body.length > 0) problems.push({ check: "http", message: "the response to HEAD has a body" });
  session.conclude(
    operation,
    "responds to HEAD as to GET",
    problems.map((one) => ({ request: head.request, ...one })),
    String(head.status),
  );
}

/** OPTIONS never fails; where pages of other origins may read, the request before that says so as well. */
async function checkPreflight(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const title = "responds to OPTIONS and to preflights";
  const get = await session.ask(operation, path, { headers: { origin: ORIGIN } });
  const headers = {
    origin: ORIGIN,
    "access-control-request-method": "GET",
    "access-control-request-headers": operation.key?.name.toLowerCase() ?? "accept",
  };
  const preflight = await session.ask(operation, path, { method: "OPTIONS", apiKey: undefined, headers });
  const problems: Problem[] = [];
  if (preflight.status >= 500)
    problems.push({ check: "http", message: `OPTIONS is responded to with ${preflight.status}` });
  const open = get.headers.get("access-control-allow-origin");
  const allowed = preflight.headers.get("access-control-allow-origin");
  if (open !== null && (preflight.status >= 300 || (allowed !== "*" && allowed !== ORIGIN)))
    problems.push({
      check: "http",
      message: `GET allows the origin ${open}, but the preflight is responded to with ${preflight.status} and allows ${allowed ?? "none"}`,
    });
  session.conclude(
    operation,
    title,
    problems.map((one) => ({ request: preflight.request, ...one })),
    String(preflight.status),
  );
}

/** An unknown path is an error like any other. */
export async function checkUnknownPath(session: Session, operation: Operation): Promise<void> {
  if (!session.runs("http") || !declares(operation, "default")) return;
  const elsewhere = {
    ...operation,
    path: "/contract-test-no-such-path",
    parameters: [],
    responses: operation.responses.filter(({ status }) => status === "default"),
  };
  await session.check(
    elsewhere,
    "responds with 404 to an unknown path",
    [],
    {},
    { status: "default" },
    statusIs([404]),
  );
}

const METHODS = ["PATCH", "PUT", "POST", "DELETE"];

/** A method that a path does not have is refused with those that it has. The id is unknown, so that nothing can come to harm. */
export async function checkMethods(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!session.runs("http") || !declares(operation, "default")) return;
  const declared = session.document.operations.filter((one) => one.path === operation.path).map(({ method }) => method);
  const other = METHODS.find((method) => !declared.includes(method));
  if (!other) return;
  const unknown = path.length === 0 ? path : [...path.slice(0, -1), unknownLike(path.at(-1))];
  const bare = { ...operation, responses: operation.responses.filter(({ status }) => status === "default") };
  await session.check(
    bare,
    `responds with 405 and Allow to ${other}`,
    unknown,
    { method: other, body: undefined },
    { status: "default" },
    (reply) => {
      const problems = statusIs([405])(reply);
      if (problems.length > 0) return problems;
      const allow = (reply.response.headers.get("allow") ?? "").split(",").map((one) => one.trim().toUpperCase());
      const missing = declared.filter((method) => !allow.includes(method));
      return missing.length === 0
        ? []
        : [
            {
              check: "header",
              message: `the header Allow (${reply.response.headers.get("allow") ?? "missing"}) does not name ${missing.join(", ")}`,
            },
          ];
    },
  );
}

/** Media types, charsets and sizes of request bodies that are refused. `fresh` makes a body that the server would take. */
export async function checkRefusedContent(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => NonNullable<CallOptions["body"]>,
): Promise<void> {
  if (!session.runs("http") || !declares(operation, "default")) return;
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

/** Forms of the media type that are taken; `took` learns what came of them. */
export async function checkContentTypes(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => NonNullable<CallOptions["body"]>,
  took: (reply: Reply, call: CallOptions) => Promise<void>,
): Promise<void> {
  if (!session.runs("http")) return;
  const body = fresh();
  const call = {
    body: { ...body, mediaType: `${body.mediaType.replace("application", "Application")};charset=UTF-8` },
  };
  const title = "takes a body in UTF-8 that says so";
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

/** Characters of a body that no server has a reason to take. */
const LARGE = 16 * 1024 * 1024;

/** Once in a run, a body that is far too large: it is refused, rather than taken or fallen over. */
async function checkLargeBody(
  session: Session,
  operation: Operation,
  path: PathValues,
  body: NonNullable<CallOptions["body"]>,
): Promise<void> {
  if (session.memory.large || !isObject(body.value)) return;
  session.memory.large = true;
  // Padded afterwards: there is nothing to escape in so much.
  const value = `${JSON.stringify({ ...body.value, contractPadding: "" }).slice(0, -2)}${"x".repeat(LARGE)}"}`;
  const large = { ...body, raw: true, value };
  const title = "refuses a body of 16 MiB";
  try {
    const { status, request } = await session.ask(operation, path, { body: large });
    const problem = { check: "status", message: `expected 413, got ${status}`, request };
    session.conclude(operation, title, status === 413 ? [] : [problem], "413");
  } catch (error) {
    // A server may close the connection while the body is still on its way.
    if (!(error instanceof UnreachableError) || error.timedOut) throw error;
    session.conclude(operation, title, [], "413");
  }
}
