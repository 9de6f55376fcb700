import type { Operation } from "../../document/document.ts";
import { sameJson } from "../../document/json.ts";
import { type Moment, perSession, type Session } from "../../session/session.ts";

interface Tagged {
  etag: string;
  body: unknown;
}

/** Responses with an ETag by request, and operations that were sent an old ETag. */
const tagged = perSession(() => ({ last: new Map<string, Tagged>(), tried: new Set<Operation>() }));

/**
 * Checks caching rules: shared caches may not store responses that need a key (RFC 9111, 3.5), and an ETag identifies one content (RFC
 * 9110, 8.8.3).
 */
export async function watchCaching(session: Session, moment: Extract<Moment, { when: "seen" }>): Promise<void> {
  const { operation, path, request, response } = moment;
  const method = request.method ?? operation.method;
  if (method !== "GET" || response.status !== 200 || "apiKey" in request || request.headers) return;
  const conclude = (title: string, message: string) =>
    session.conclude(operation, title, [{ check: "http", message, request: response.request }], "200");

  const control = response.headers.get("cache-control") ?? "";
  if (session.document.policy.conventions && operation.key && /\b(public|s-maxage)\b/.test(control))
    conclude("is not stored by shared caches", `Cache-Control is ${control} in a response that needs a key`);

  const etag = response.headers.get("etag");
  const { last, tried } = tagged(session);
  const key = `${response.request} ${request.accept ?? ""}`;
  const earlier = last.get(key);
  if (etag === null) return;
  const body = moment.body();
  last.set(key, { etag, body });
  if (!earlier) return;
  // Weak ETags permit small differences.
  if (earlier.etag === etag && !etag.startsWith("W/") && !sameJson(earlier.body, body))
    conclude("has one ETag for each content", `the ETag ${etag} is that of another content`);
  if (earlier.etag === etag || tried.has(operation)) return;
  tried.add(operation);
  const again = await session.ask(operation, path, { ...request, headers: { "if-none-match": earlier.etag } });
  if (again.status === 304)
    conclude("sends changed content", `the response is 304 to the ETag of an earlier content, ${earlier.etag}`);
}
