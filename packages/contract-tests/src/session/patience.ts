import type { ApiDocument } from "../document/document.ts";
import { isObject } from "../document/json.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import type { ReceivedResponse } from "../messages/send.ts";

const LONGEST_WAIT = 60;
export const ATTEMPTS = 4;

/** Returns the wait after a 429. Throws a CouldNotRunError above the maximum. */
export function patienceFor(response: ReceivedResponse, document: ApiDocument): number {
  const wait = waitOf(response, document);
  if (wait > LONGEST_WAIT)
    throw new CouldNotRunError(`${response.request} responded with 429 and asks to wait ${wait} s; try again later`);
  return wait;
}

/** Parses `Retry-After`; default: the documented period. */
function waitOf(response: ReceivedResponse, { root }: ApiDocument): number {
  const header = Number(response.headers.get("retry-after") ?? Number.NaN);
  if (header > 0) return header;
  const limit = root["x-rate-limit"];
  return isObject(limit) && typeof limit.seconds === "number" ? limit.seconds : 1;
}
