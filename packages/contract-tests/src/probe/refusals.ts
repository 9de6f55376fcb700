import { checkContentTypes, checkMethods, checkRefusedContent } from "../checks/http.ts";
import { checkKeys } from "../checks/keys.ts";
import { checkMediaTypes, checkNotAcceptable } from "../checks/media-types.ts";
import { checkReferences, checkShared, checkTwice } from "../checks/references.ts";
import { checkRefusedBodies } from "../checks/refused-bodies.ts";
import { checkRefusedParameters } from "../checks/refused-queries.ts";
import { another, watch } from "../checks/stored/unchanged.ts";
import type { Operation } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { type CallOptions, isJson } from "../messages/calls.ts";
import { checkResponse } from "../messages/check-response.ts";
import type { PathValues, Reply } from "../session/session.ts";
import { type Body, claim, type Writing } from "../session/writing.ts";
import { checkUnknownId } from "./reads.ts";

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
  const [one, two] = [fullest(fresh()), fullest(fresh())];
  if (operation.method === "POST" && one && two) {
    const reply = await session.ask(operation, path, { body: one });
    if (reply.status < 300)
      await took({ ...checkResponse(operation, reply, session.validator), response: reply }, { body: one });
    if (reply.status < 300) await checkTwice(session, operation, path, one, two);
    if (reply.status < 300) await checkShared(writing, operation, path, one, () => fullest(fresh()));
  }
  await checkMediaTypes(session, operation, path, { fresh: call, took });
  const json = good && isJson(good.mediaType);
  if (json) await checkContentTypes(session, operation, path, () => fresh()[0] ?? good, took);
  // A change that is refused has to be another than the last one, or nothing would show it.
  const other = operation.method === "POST" ? undefined : good && another(session, operation, good, fresh().slice(1));
  if (other) await session.ask(operation, path, { body: other });
  const checkUnchanged = await watch(session, operation, path, good);
  await checkReferences(session, operation, path, fresh);
  if (good) await checkRefusedBodies(session, operation, path, fresh);
  if (json) await checkRefusedContent(session, operation, path, () => fresh()[0] ?? good);
  if (good || !operation.requestBody) await checkNotAcceptable(session, operation, path, { fresh: call, took });
  await checkRefusedParameters(session, operation, path, call);
  await checkMethods(session, operation, path);
  await checkUnknownId(session, operation, path, call());
  await checkKeys(session, operation, path, call);
  await checkUnchanged();
  if (other && good) await session.ask(operation, path, { body: good });
}

/** The body with most members, in which most can be wrong. */
const fullest = (bodies: Body[]): Body | undefined => bodies.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0];

const sizeOf = ({ value }: Body): number => (isObject(value) ? Object.keys(value).length : 0);
