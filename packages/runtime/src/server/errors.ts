import { negotiator } from "./accept.ts";
import type { ResponseSpec } from "./contract.ts";
import type { Exchange } from "./exchange.ts";
import type { Failure } from "./failure.ts";

/** A failure in the error format of an API version. */
export interface ErrorBody {
  readonly contentType: string;
  readonly body: unknown;
}

export type ToErrorBody = (failure: Failure) => ErrorBody;

/** Sends a failure for any Accept, preferably in a media type that it allows. Returns the body. */
export function sendFailure(
  exchange: Exchange,
  given: Failure,
  toErrorBody: ToErrorBody,
  declared: ResponseSpec | undefined,
): unknown {
  const { contentType, body } = toErrorBody(given);
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = errorType(contentType, declared, exchange.headers.accept as string | undefined);
  exchange.respond(given.status, given.headers, type, text);
  return body;
}

/** Returns the media type to send. The document may declare the error object with several JSON types. */
function errorType(own: string, declared: ResponseSpec | undefined, accept: string | undefined): string {
  if (declared === undefined || Object.hasOwn(declared.content, own)) {
    const one = declared === undefined || Object.keys(declared.content).length === 1;
    if (one || accept === undefined) return own;
  }
  const json = Object.keys(declared?.content ?? {}).filter((type) => declared?.content[type]?.kind === "json");
  const types = json.includes(own) ? [own, ...json.filter((type) => type !== own)] : json;
  const [best = types[0]] = negotiator(types)(accept);
  return best ?? own;
}
