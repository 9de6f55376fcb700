import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { statesUnknown, successOf } from "../document/operations.ts";
import type { Problem } from "../findings/outcome.ts";
import type { CallOptions } from "../messages/calls.ts";
import { type Expectation, expectedMessage } from "../messages/check-response.ts";
import { isSample } from "./bodies.ts";
import type { PathValues, Reply, Session } from "./session.ts";

/** Expected statuses for a missing resource. */
const NOTHING_THERE = [200, 202, 204, 400, 404, 410, 422];

/** Expected statuses for a refused generated value. */
const REFUSED = [400, 401, 403, 404, 410, 422];

const STATE = new Set(["409", "412", "417"]);

/** Expects success, or a declared conflict, which skips the check. */
export async function attempt(
  session: Session,
  operation: Operation,
  title: string,
  path: PathValues,
  call: CallOptions,
  judge?: (reply: Reply) => Problem[],
  expected: Expectation = { status: successOf(operation) },
): Promise<Reply | undefined> {
  const before = session.outcomes.length;
  const reply = await session.check(operation, title, path, call, expected, judge);
  if (!reply?.status || !isRefusal(session, operation, call, reply)) return reply;
  const outcome = session.outcomes.slice(before).findLast((one) => one.title === title);
  const other = outcome?.findings.filter(({ check }) => check !== "status") ?? [];
  if (outcome && other.length === 0) {
    const reason = session.document.policy.hints
      ? `the server refuses it with ${reply.response.status}; a ${operation.method === "GET" ? "parameter" : "body"} that it takes can be given in --hints`
      : `the state of the server does not allow it: it responded with ${reply.status}`;
    Object.assign(outcome, { result: "skipped", findings: [], reason });
  }
  return reply;
}

/** Returns whether a GET requires free text outside of its path without an example or hint, such as a page token. */
export const needsInvented = ({ document }: Session, { method, parameters }: Operation): boolean =>
  document.policy.unstatedRules &&
  method === "GET" &&
  parameters.some(({ in: place, required, examples, schema }) => {
    const value = isObject(schema?.value) ? schema.value : {};
    return (
      place !== "path" && required && examples[0]?.name === "sample" && value.type === "string" && !("enum" in value)
    );
  });

/** Returns whether a response refuses the request; foreign servers may also refuse generated values. */
const isRefusal = (
  session: Session,
  operation: Operation,
  { body }: CallOptions,
  { status = "", response }: Reply,
): boolean =>
  STATE.has(status) ||
  (needsInvented(session, operation) && REFUSED.includes(response.status)) ||
  (session.document.policy.unstatedRules &&
    operation.method !== "GET" &&
    (!body || isSample(operation)) &&
    [400, 404, 409, 412, 422].includes(response.status));

export const statusIs =
  (statuses: readonly number[], because?: string) =>
  ({ response }: Reply): Problem[] =>
    statuses.includes(response.status)
      ? []
      : [{ check: "status", message: expectedMessage(statuses.join(" or "), response.status, because) }];

/** Expects 404, or success if 404 is undeclared. */
export async function checkNothingToDelete(
  session: Session,
  operation: Operation,
  title: string,
  path: PathValues,
  call: CallOptions,
  judge?: (reply: Reply) => Problem[],
): Promise<void> {
  if (statesUnknown(operation)) await session.check(operation, title, path, call, { status: "404" }, judge);
  else await session.check(operation, title, path, call, { status: undefined }, statusIs(NOTHING_THERE));
}
