import type { Operation } from "../document/document.ts";
import { isObject, objectAt } from "../document/json.ts";
import { isStream } from "../document/media-types.ts";
import { conjuncts } from "../document/mutations.ts";
import { successOf } from "../document/operations.ts";
import { child } from "../document/pointer.ts";
import { attempt } from "../session/attempt.ts";
import type { Body } from "../session/bodies.ts";
import type { PathValues, Session } from "../session/session.ts";

/** Members and parameters that select a stream, as in `POST /chat/completions`. */
const STREAM = /^(stream|streaming)$/i;

const successTypes = ({ responses }: Operation, status: string | undefined): string[] =>
  responses.flatMap((one) => (one.status === status ? one.media.map(({ mediaType }) => mediaType) : []));

/** Returns whether the success of an operation is either a stream or another media type. */
function offersStream(operation: Operation): boolean {
  const types = successTypes(operation, successOf(operation));
  return types.some(isStream) && !types.every(isStream);
}

/** Sets the member of a request body that selects a stream. */
export function withStream(session: Session, operation: Operation, body: Body | undefined, on: boolean) {
  const schema = operation.requestBody?.media.find(({ mediaType }) => mediaType === body?.mediaType)?.schema;
  if (!body || !isObject(body.value) || !schema || !offersStream(operation)) return body;
  const switches = conjuncts(session.document, schema).flatMap(({ pointer, value }) =>
    Object.keys(objectAt(value, "properties"))
      .filter((name) => STREAM.test(name))
      .filter((name) => session.validator.accepts(child(pointer, "properties", name), on)),
  );
  return { ...body, value: { ...body.value, ...Object.fromEntries(switches.map((name) => [name, on])) } };
}

/** Requests an operation's success as a stream, whose items are compared with the document. */
export async function checkStream(
  session: Session,
  operation: Operation,
  path: PathValues,
  body?: Body | undefined,
): Promise<void> {
  if (!session.document.policy.hints || !offersStream(operation)) return;
  const accept = successTypes(operation, successOf(operation)).find(isStream);
  const values = Object.fromEntries(
    operation.parameters
      .filter(({ name, in: place }) => place === "query" && STREAM.test(name))
      .map(({ name }) => [name, true]),
  );
  const call = { accept, values, ...(body ? { body: withStream(session, operation, body, true) } : {}) };
  const title = `responds as documented (${accept})`;
  await attempt(session, operation, title, path, call, ({ response }) => {
    const type = response.headers.get("content-type") ?? "";
    if (!isStream(type))
      return [{ check: "media type", message: `asked for ${accept}, got ${type || "no Content-Type"}` }];
    // The stream of a GET may have nothing to send yet.
    const empty = operation.method !== "GET" && !/\S/.test(new TextDecoder().decode(response.body));
    return empty ? [{ check: "body", message: "the stream ends without an item" }] : [];
  });
}
