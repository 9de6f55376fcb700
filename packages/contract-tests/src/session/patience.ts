import type { ApiDocument } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import type { ReceivedResponse } from "../messages/send.ts";

/** Longest wait after a 429 that the run accepts, in seconds. */
const LONGEST_WAIT = 60;
/** How often a request is sent while the response is 429. */
export const TRIES = 4;

/** Seconds to wait after a 429; throws a CouldNotRunError where that is too long. */
export function patienceFor(response: ReceivedResponse, document: ApiDocument): number {
  const wait = waitOf(response, document);
  if (wait > LONGEST_WAIT)
    throw new CouldNotRunError(`${response.request} responded with 429 and asks to wait ${wait} s; try again later`);
  return wait;
}

/** Seconds from the header `Retry-After`; without a usable one, the period of the document's rate limit. */
function waitOf(response: ReceivedResponse, { root }: ApiDocument): number {
  const header = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (header > 0) return header;
  const limit = root["x-rate-limit"];
  return isObject(limit) && typeof limit.seconds === "number" ? limit.seconds : 1;
}
