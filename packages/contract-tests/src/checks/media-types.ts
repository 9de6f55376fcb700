import type { Operation } from "../document/document.ts";
import { type CallOptions, isEndless } from "../messages/calls.ts";
import { attempt, statusIs } from "../session/attempt.ts";
import { declares, type PathValues, type Reply, type Session, successOf } from "../session/session.ts";

/** Media types of the response in case of success, but those of bodies that never end. */
const offered = (operation: Operation): string[] =>
  operation.responses
    .filter(({ status }) => status === successOf(operation))
    .flatMap(({ media }) => media.map(({ mediaType }) => mediaType))
    .filter((mediaType) => !isEndless(mediaType));

/** Requests that the server would take. */
export interface Trial {
  /** Makes one, another each time. */
  readonly fresh: () => CallOptions;
  /** Learns what came of one that was taken. */
  readonly took: (reply: Reply, call: CallOptions) => Promise<void>;
}

/** Reads need nothing but their path, and leave nothing. */
const reading: Trial = { fresh: () => ({}), took: async () => {} };

/** Each of several declared media types is there for those who ask for it. */
export async function checkMediaTypes(
  session: Session,
  operation: Operation,
  path: PathValues,
  { fresh, took }: Trial = reading,
): Promise<void> {
  const types = offered(operation);
  if (types.length < 2) return;
  for (const mediaType of types) {
    const call = { ...fresh(), accept: mediaType };
    const title = `responds with ${mediaType} when asked for it`;
    const expected = { status: successOf(operation), mediaType };
    const reply = await attempt(session, operation, title, path, call, undefined, expected);
    if (reply && reply.status === expected.status) await took(reply, call);
  }
}

/** A client that takes nothing of what is declared gets 406. */
export async function checkNotAcceptable(
  session: Session,
  operation: Operation,
  path: PathValues,
  { fresh, took }: Trial = reading,
): Promise<void> {
  if (!session.runs("http") || !declares(operation, "default") || offered(operation).length === 0) return;
  const title = "responds with 406 where nothing declared is acceptable";
  const call = { ...fresh(), accept: "image/png" };
  const reply = await session.check(operation, title, path, call, { status: "default" }, statusIs([406]));
  if (reply && reply.status === successOf(operation)) await took(reply, call);
}
