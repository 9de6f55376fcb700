import type { Operation } from "../document/document.ts";
import { mediaTypesOf, successOf } from "../document/operations.ts";
import { attempt } from "../session/attempt.ts";
import type { Check, PathValues, Session, Trial } from "../session/session.ts";

/** A trial of a GET operation: no body, and nothing created. */
const reading: Pick<Trial, "call" | "took"> = { call: () => ({}), took: async () => undefined };

/** Content negotiation: `Accept` selects the media type of a response. */
export const mediaTypes = {
  name: "media-types",
  about: "where a response is declared in several media types, `Accept` selects each of them",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") await checkMediaTypes(session, moment.operation, moment.path);
    if (moment.when === "variants") await checkMediaTypes(session, moment.operation, moment.path, moment.trial);
  },
} as const satisfies Check;

/** Where several media types are declared, requests each of them with the header Accept. */
async function checkMediaTypes(
  session: Session,
  operation: Operation,
  path: PathValues,
  { call, took }: Pick<Trial, "call" | "took"> = reading,
): Promise<void> {
  const types = mediaTypesOf(operation);
  if (types.length < 2) return;
  for (const mediaType of types) {
    const request = { ...call(), accept: mediaType };
    const title = `responds with ${mediaType} when asked for it`;
    const expected = { status: successOf(operation), mediaType };
    const reply = await attempt(session, operation, title, path, request, undefined, expected);
    if (reply && reply.status === expected.status) await took(reply, request);
  }
}
