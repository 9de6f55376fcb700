import type { Operation } from "../document/document.ts";
import { sameJson } from "../document/json.ts";
import { type Check, type Moment, perSession, type Session } from "../session/session.ts";

interface Tagged {
  request: string;
  etag: string | null;
  modified: string | null;
  body: unknown;
}

/** Responses by request and by tag, and operations that were sent an old validator. */
const kept = perSession(() => ({
  last: new Map<string, Tagged>(),
  byTag: new Map<string, Tagged>(),
  tried: new Set<Operation>(),
}));

/** Length from which a tag is a hash: versions and counters of two resources may be equal. */
const HASH = 16;

export const caching = {
  name: "caching",
  about:
    "no `Cache-Control: public` for data that needs a key; one ETag per content, also for two resources if it is a hash; no 304 to the ETag or date of an earlier content",
  needs: [],
  async run(session, moment) {
    if (moment.when === "seen") await watch(session, moment);
  },
} as const satisfies Check;

/**
 * Shared caches may not store responses that need a key (RFC 9111, 3.5), and an ETag identifies one content (RFC 9110,
 * 8.8.3).
 */
async function watch(session: Session, moment: Extract<Moment, { when: "seen" }>): Promise<void> {
  const { operation, path, request, response } = moment;
  const method = request.method ?? operation.method;
  if (method !== "GET" || response.status !== 200 || "apiKey" in request || request.headers) return;
  const conclude = (title: string, message: string) =>
    session.conclude(operation, title, [{ check: "http", message, request: response.request }], "200");

  const control = response.headers.get("cache-control") ?? "";
  if (session.document.policy.conventions && operation.key && /\b(public|s-maxage)\b/.test(control))
    conclude("is not stored by shared caches", `Cache-Control is ${control} in a response that needs a key`);

  const [etag, modified] = ["etag", "last-modified"].map((name) => response.headers.get(name)) as [
    string | null,
    string | null,
  ];
  if (etag === null && modified === null) return;
  const { last, byTag, tried } = kept(session);
  const key = `${response.request} ${request.accept ?? ""}`;
  const earlier = last.get(key);
  const current: Tagged = { request: response.request, etag, modified, body: moment.body() };
  last.set(key, current);
  if (etag !== null && etag.replace(/^W\/|\W/g, "").length >= HASH) {
    const other = byTag.get(`${operation.id} ${etag}`) ?? current;
    byTag.set(`${operation.id} ${etag}`, current);
    if (other.request !== current.request && !sameJson(other.body, current.body))
      conclude(
        "has one ETag for each content",
        `the ETag ${etag} is also that of ${other.request}, with another content`,
      );
  }
  if (!earlier) return;
  // Weak ETags permit small differences.
  if (etag !== null && earlier.etag === etag && !etag.startsWith("W/") && !sameJson(earlier.body, current.body))
    conclude("has one ETag for each content", `the ETag ${etag} is that of another content`);
  const old = oldValidator(earlier, current);
  if (!old || tried.has(operation)) return;
  tried.add(operation);
  const again = await session.ask(operation, path, { ...request, headers: { [old.name]: old.value } });
  if (again.status === 304)
    conclude("sends changed content", `the response is 304 to ${old.what} of an earlier content, ${old.value}`);
}

/** Returns a validator that only the earlier content has. */
function oldValidator(earlier: Tagged, current: Tagged) {
  if (earlier.etag !== null && earlier.etag !== current.etag)
    return { name: "if-none-match", value: earlier.etag, what: "the ETag" };
  const older = Date.parse(earlier.modified ?? "") < Date.parse(current.modified ?? "");
  return older && earlier.modified !== null && !sameJson(earlier.body, current.body)
    ? { name: "if-modified-since", value: earlier.modified, what: "the date" }
    : undefined;
}
