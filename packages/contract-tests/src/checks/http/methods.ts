import type { Operation } from "../../document/document.ts";
import { declares, unknownLike } from "../../document/operations.ts";
import type { Problem } from "../../findings/outcome.ts";
import { crossOrigin } from "../../messages/calls.ts";
import { checkResponse } from "../../messages/check-response.ts";
import { statusIs } from "../../session/attempt.ts";
import { type PathValues, perSession, type Session, type Trial } from "../../session/session.ts";

/** Headers of the content, which HEAD may omit but not change (RFC 9110, 9.3.2). */
const HEADERS = ["etag", "last-modified", "content-length", "content-language"];

export async function checkHead(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const get = await session.ask(operation, path);
  const head = await session.ask(operation, path, { method: "HEAD" });
  const problems: Problem[] = [];
  if (head.status !== get.status)
    problems.push({ check: "http", message: `HEAD responds with ${head.status}, GET with ${get.status}` });
  else if (head.headers.get("content-type") !== get.headers.get("content-type"))
    problems.push({
      check: "http",
      message: `HEAD and GET differ in the Content-Type: ${head.headers.get("content-type")}, ${get.headers.get("content-type")}`,
    });
  else {
    const name = HEADERS.find((one) => head.headers.has(one) && head.headers.get(one) !== get.headers.get(one));
    // Contents such as times differ between two responses.
    const steady = name && (await session.ask(operation, path)).headers.get(name) === get.headers.get(name);
    if (name && steady && get.headers.has(name))
      problems.push({
        check: "http",
        message: `HEAD and GET differ in the header ${name}: ${head.headers.get(name)}, ${get.headers.get(name)}`,
      });
  }
  if (head.body.length > 0) problems.push({ check: "http", message: "the response to HEAD has a body" });
  session.conclude(
    operation,
    "responds to HEAD as to GET",
    problems.map((one) => ({ request: head.request, ...one })),
    String(head.status),
  );
}

const origins = perSession(() => new Map<Operation, string | null>());

export function checkSameOrigins(session: Session): void {
  const all = [...origins(session)];
  const open = all.find(([, origin]) => origin !== null);
  for (const [operation, origin] of open ? all : []) {
    const message = `other origins are not allowed, unlike in ${open?.[0].id}`;
    const problems = origin === null ? [{ check: "http", message }] : [];
    session.conclude(operation, "allows other origins as the other operations do", problems);
  }
}

export async function checkOrigin(
  session: Session,
  operation: Operation,
  path: PathValues,
  trial: Trial,
): Promise<void> {
  const open = [...origins(session).values()].some((one) => one !== null);
  if (!open || operation.method === "DELETE" || trial.bodies().length === 0) return;
  const call = { ...trial.call(), headers: crossOrigin };
  const response = await session.ask(operation, path, call);
  if (response.status >= 300) return;
  await trial.took({ ...checkResponse(operation, response, session.validator), response }, call);
  const message = "other origins are not allowed, unlike in GET operations";
  const missing = response.headers.get("access-control-allow-origin") === null;
  const problems = missing ? [{ check: "http", message, request: response.request }] : [];
  session.conclude(operation, "allows other origins as GET operations do", problems, String(response.status));
}

export async function checkPreflight(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const title = "responds to OPTIONS and to preflights";
  const get = await session.ask(operation, path, { headers: crossOrigin });
  const headers = {
    ...crossOrigin,
    "access-control-request-method": "GET",
    "access-control-request-headers": operation.key?.name.toLowerCase() ?? "accept",
  };
  const preflight = await session.ask(operation, path, { method: "OPTIONS", apiKey: undefined, headers });
  const problems: Problem[] = [];
  if (preflight.status >= 500) problems.push({ check: "http", message: `OPTIONS responds with ${preflight.status}` });
  const open = get.headers.get("access-control-allow-origin");
  origins(session).set(operation, open);
  const allowed = preflight.headers.get("access-control-allow-origin");
  if (open !== null && (preflight.status >= 300 || (allowed !== "*" && allowed !== crossOrigin.origin)))
    problems.push({
      check: "http",
      message: `GET allows the origin ${open}, but the preflight responds with ${preflight.status} and allows ${allowed ?? "none"}`,
    });
  session.conclude(
    operation,
    title,
    problems.map((one) => ({ request: preflight.request, ...one })),
    String(preflight.status),
  );
}

export async function checkUnknownPath(session: Session, operation: Operation): Promise<void> {
  if (!declares(operation, "default")) return;
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

/** Expects 405 with the declared methods in `Allow`. Uses an unknown id, to change nothing. */
export async function checkMethods(session: Session, operation: Operation, path: PathValues): Promise<void> {
  if (!declares(operation, "default")) return;
  // Foreign servers may implement undeclared methods, which could change the whole collection.
  if (session.document.policy.foreignData && path.length === 0) return;
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
