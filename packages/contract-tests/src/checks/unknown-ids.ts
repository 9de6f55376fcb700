import type { Operation } from "../document/document.ts";
import { declares, unknownLike } from "../document/operations.ts";
import type { CallOptions } from "../messages/calls.ts";
import { responseOf } from "../messages/check-response.ts";
import { wordProblems } from "../messages/error-words.ts";
import type { Check, PathValues, Session } from "../session/session.ts";

/** An unknown id gets 404. */
export const unknownIds = {
  name: "unknown-ids",
  about: "404 for an id that does not exist",
  needs: [],
  async run(session, moment) {
    if (moment.when === "refusals") await checkUnknownId(session, moment.operation, moment.path, moment.trial.call());
  },
} as const satisfies Check;

/** Sends an unknown id. The header Prefer asks a mock, which knows no ids, for 404; servers ignore it. */
async function checkUnknownId(
  session: Session,
  operation: Operation,
  path: PathValues,
  request: CallOptions,
): Promise<void> {
  if (path.length === 0 || !declares(operation, "404")) return;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  const call = { ...request, prefer: "code=404" };
  await session.check(operation, "responds with 404 to an unknown id", unknown, call, { status: "404" }, (reply) =>
    wordProblems(responseOf(operation, reply.response.status), reply.body),
  );
}
