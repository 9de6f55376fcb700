import type { Operation } from "../document/document.ts";
import { mediaTypesOf, successOf } from "../document/operations.ts";
import { attempt } from "../session/attempt.ts";
import type { Check, PathValues, Session, Trial } from "../session/session.ts";

const reading: Pick<Trial, "call" | "took"> = { call: () => ({}), took: async () => undefined };

export const mediaTypes = {
  name: "media-types",
  about:
    "`Accept` selects each declared media type, also by weight; a browser's `Accept` and `application/*` get a declared one",
  needs: [],
  async run(session, moment) {
    if (moment.when === "read") {
      await checkMediaTypes(session, moment.operation, moment.path);
      await checkNegotiation(session, moment.operation, moment.path);
    }
    if (moment.when === "variants") await checkMediaTypes(session, moment.operation, moment.path, moment.trial);
  },
} as const satisfies Check;

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
    const title = `responds with ${mediaType} if requested`;
    const expected = { status: successOf(operation), mediaType };
    const reply = await attempt(session, operation, title, path, request, undefined, expected);
    if (reply && reply.status === expected.status) await took(reply, request);
  }
}

/** Default Accept header of browsers. */
const BROWSER = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";

async function checkNegotiation(session: Session, operation: Operation, path: PathValues): Promise<void> {
  const [one, two] = mediaTypesOf(operation);
  const ask = (accept: string, mediaType?: string) =>
    session.check(
      operation,
      `chooses a media type for Accept: ${accept}`,
      path,
      { accept },
      { status: successOf(operation), ...(mediaType === undefined ? {} : { mediaType }) },
    );
  // Foreign services may have a page for browsers.
  if (one !== undefined && session.document.policy.conventions) await ask(BROWSER);
  if (one?.startsWith("application/")) await ask("application/*");
  if (one === undefined || two === undefined) return;
  await ask(`${one};q=0.2, ${two};q=0.9`, two);
  await ask(`${two};q=0.2, ${one};q=0.9`, one);
  await ask(`text/html, ${two};q=0.5`, two);
  await ask(`${one};q=0, */*;q=0.1`, two);
}
