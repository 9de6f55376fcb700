import type { Operation } from "../document/document.ts";
import type { CallOptions } from "../messages/calls.ts";
import { type OwnResource, readsWithin } from "../session/own-resources.ts";
import { parametersOfPath } from "../session/seen-ids.ts";
import { declares, type PathValues, type Session, unknownLike } from "../session/session.ts";

const UNKNOWN_KEY = "contract-test-unknown-key";

/**
 * Every operation refuses requests without a key, with an empty one and with an unknown one, and tells nobody without a key what exists.
 * `fresh` makes a request that the server would take, so that nothing but the key can be refused.
 */
export async function checkKeys(
  session: Session,
  operation: Operation,
  path: PathValues,
  fresh: () => CallOptions = () => ({}),
): Promise<void> {
  if (!operation.key || !declares(operation, "401") || !(await asksForKeys(session, operation))) return;
  const refuse = (title: string, call: CallOptions, at: PathValues = path) =>
    session.check(operation, title, at, { ...fresh(), ...call, prefer: "code=401" }, { status: "401" });
  await refuse("responds with 401 without a key", { apiKey: undefined });
  await refuse("responds with 401 to an empty key", { apiKey: "" });
  await refuse("responds with 401 to an unknown key", { apiKey: UNKNOWN_KEY });
  if (path.length === 0) return;
  const unknown = [...path.slice(0, -1), unknownLike(path.at(-1))];
  await refuse("responds with 401 to an unknown id without a key", { apiKey: undefined }, unknown);
}

/** The same of an operation that nothing is known for which it may be sent to: an unknown id does no harm. */
export async function checkKeysAlone(session: Session, operation: Operation): Promise<void> {
  const [known = []] = session.ids.tuplesOf(operation.path);
  const path = parametersOfPath(operation.path).map((_, index) => unknownLike(known[index]));
  await checkKeys(session, operation, path);
}

/** Where a document leaves it to the server whether keys are needed, one request tells for all operations. */
async function asksForKeys(session: Session, operation: Operation): Promise<boolean> {
  if (!operation.key?.optional) return true;
  session.memory.asksForKeys ??= (async () => {
    const list = session.document.operations.find(({ method, path }) => method === "GET" && !path.includes("{"));
    return (await session.ask(list ?? operation, [], { apiKey: undefined })).status === 401;
  })();
  return session.memory.asksForKeys;
}

/** One organization's entities do not exist for another. */
export async function checkOtherKey(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const { otherApiKey } = session.options;
  if (otherApiKey === undefined || path.length === 0 || !operation.key || !declares(operation, "404")) return;
  const title = "responds with 404 to another organization's key";
  await session.check(operation, title, path, { apiKey: otherApiKey }, { status: "404" });
}

/** Nothing of what was created, and of what lies below it, is there for another organization. */
export async function checkApart(session: Session, resource: OwnResource): Promise<void> {
  for (const read of readsWithin(session.document, resource)) await checkOtherKey(session, read, resource.values);
}
