import type { Operation } from "../document/document.ts";
import { declares, statesUnknown, successOf, unknownLike } from "../document/operations.ts";
import type { CallOptions } from "../messages/calls.ts";
import { expectedMessage, responseOf } from "../messages/check-response.ts";
import { wordProblems } from "../messages/error-words.ts";
import { checkNothingToDelete } from "../session/attempt.ts";
import type { Check, PathValues, Reply, Session } from "../session/session.ts";

export const unknownIds = {
  name: "unknown-ids",
  about:
    "404 for an id that does not exist, also to HEAD; with `--document`, a PUT may create the resource and a DELETE may succeed, unless the document says otherwise",
  needs: [],
  async run(session, moment) {
    if (moment.when === "refusals") await checkUnknownId(session, moment.operation, moment.path, moment.trial.call());
    if (moment.when === "unreached") await checkUnreached(session, moment.operation);
  },
} as const satisfies Check;

/** Mocks need the header Prefer; servers ignore it. */
async function checkUnknownId(
  session: Session,
  operation: Operation,
  path: PathValues,
  request: CallOptions,
): Promise<void> {
  if (path.length === 0 || !declares(operation, "404")) return;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  const call = { ...request, prefer: "code=404" };
  const title = "responds with 404 to an unknown id";
  const judge = (reply: Reply) => wordProblems(responseOf(operation, reply.response.status), reply.body);
  if (operation.method === "DELETE") return checkNothingToDelete(session, operation, title, unknown, call, judge);
  if (operation.method === "PUT" && !statesUnknown(operation) && (await creates(session, operation, unknown, call)))
    return session.conclude(operation, "creates a missing resource", [], successOf(operation));
  // A foreign list below an unknown resource may be empty.
  const mayBeEmpty =
    operation.method === "GET" &&
    session.document.policy.unstatedRules &&
    !operation.path.endsWith("}") &&
    !statesUnknown(operation);
  const reply = await session.check(operation, title, unknown, call, { status: mayBeEmpty ? undefined : "404" }, judge);
  if (operation.method !== "GET" || reply?.response.status !== 404) return;
  const head = await session.ask(operation, unknown, { ...call, method: "HEAD" });
  const message = `HEAD responds with ${head.status}, GET with 404`;
  const problems = head.status < 400 ? [{ check: "http", message, request: head.request }] : [];
  session.conclude(operation, "responds to HEAD with an unknown id as to GET", problems, "404");
}

async function checkUnreached(session: Session, operation: Operation): Promise<void> {
  const path = session.ids.unknownFor(operation.path);
  if (path.length === 0 || !session.document.policy.unstatedRules) return;
  await session.check(operation, "does not fail for an unknown id", path, {}, {}, ({ response }) =>
    response.status === 500 ? [{ check: "status", message: expectedMessage("404", 500, undefined) }] : [],
  );
}

/** Returns whether PUT creates a resource with an unknown id, and deletes it, so that the id stays unknown. */
async function creates(session: Session, put: Operation, path: PathValues, request: CallOptions): Promise<boolean> {
  const { operations } = session.document;
  const [read, remove] = ["GET", "DELETE"].map((method) =>
    operations.find((one) => one.method === method && one.path === put.path),
  );
  const isThere = async () => read !== undefined && (await session.ask(read, path)).status === 200;
  if (!read || (await isThere())) return false;
  if ((await session.ask(put, path, request)).status >= 300 || !(await isThere())) return false;
  if (remove) await session.ask(remove, path);
  return true;
}
