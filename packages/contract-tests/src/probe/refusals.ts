import { type CallOptions, isJson } from "../calls.ts";
import { checkResponse } from "../check-response.ts";
import type { Operation } from "../document.ts";
import { checkContentTypes, checkMethods } from "./http.ts";
import { checkKeys } from "./keys.ts";
import { checkUnknownId } from "./reads.ts";
import { checkReferences, checkTwice } from "./references.ts";
import { checkRefusedBodies } from "./refused-bodies.ts";
import { checkRefusedParameters } from "./refused-queries.ts";
import type { PathValues, Reply } from "./session.ts";
import { type Body, claim, type Writing } from "./writing.ts";

/** Everything that an operation has to refuse. `fresh` makes the bodies that it would take, others each time. */
export async function checkRefusals(
  writing: Writing,
  operation: Operation,
  path: PathValues,
  fresh: () => Body[],
): Promise<void> {
  const { session } = writing;
  const [good] = fresh();
  const call = (): CallOptions => (good ? { body: fresh()[0] ?? good } : {});
  const took = async (reply: Reply, sent: CallOptions) =>
    void (await claim(writing, operation, path, sent.body && { name: "further", ...sent.body }, reply));
  const [one, two] = [fresh()[0], fresh()[0]];
  if (operation.method === "POST" && one && two) {
    const reply = await session.ask(operation, path, { body: one });
    if (reply.status < 300)
      await took({ ...checkResponse(operation, reply, session.validator), response: reply }, { body: one });
    if (reply.status < 300) await checkTwice(session, operation, path, one, two);
  }
  await checkReferences(session, operation, path, fresh);
  if (good) await checkRefusedBodies(session, operation, path, fresh);
  if (good && isJson(good.mediaType)) await checkContentTypes(session, operation, path, () => fresh()[0], took);
  await checkRefusedParameters(session, operation, path, call);
  await checkMethods(session, operation, path);
  await checkUnknownId(session, operation, path, call());
  await checkKeys(session, operation, path, call);
}
