import { api as controlApi } from "@assessment-api/control";
import { api as v1Api } from "@assessment-api/v1";
import { api as v2Api } from "@assessment-api/v2";
import { api as v3Api } from "@assessment-api/v3";
import { KEY } from "../inside/globals.ts";
import type { ReceivedMessage, SentMessage } from "../inside/web.ts";

export interface GateOptions {
  /** Origin of the sandbox. */
  readonly url: string;
  readonly apiKey: string;
  readonly token: string | undefined;
  readonly organizationId: string;
  /** Requests that are let through. */
  readonly requests: number;
  /** Sends the requests that are let through. */
  readonly fetch: typeof globalThis.fetch;
  /** Milliseconds since 1970 after which none is. */
  readonly end: number;
}

/** Bytes of a response. */
const LARGEST = 5 << 20;

/** Paths outside of the organization that are read without harm. */
const otherPaths = [/^\/health$/, /^\/clock$/, /^\/explanations\/[^/]+$/];

/**
 * The only way out of an isolate: requests to the versions and to the control API of one sandbox, with the key of one organization, which
 * the snippet never sees. Redirects are not followed. Throws an Error that says what is not allowed.
 */
export function createGate(options: GateOptions): (message: SentMessage) => Promise<ReceivedMessage> {
  const { url, apiKey, token, organizationId, requests, end, fetch: sendOut } = options;
  const { origin } = new URL(url);
  const versions = [v1Api, v2Api, v3Api];
  const own = new Set<string>();
  let sent = 0;

  const send = (target: string, init: RequestInit, by = fetch): Promise<Response> =>
    by(target, { ...init, redirect: "manual", signal: AbortSignal.timeout(Math.max(1, end - Date.now())) });
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };

  /** Whether an assessment, a candidate or a token is of the organization: its own key shows it. */
  async function isOwn(id: string): Promise<boolean> {
    if (own.has(id)) return true;
    const assessment = await send(`${origin}${controlApi.basePath}/assessments/${id}`, { headers: authorization });
    const found = assessment.ok ? ((await assessment.json()) as { organizationId?: string }).organizationId : undefined;
    await assessment.body?.cancel().catch(() => {});
    const headers = { [v2Api.keyHeader]: apiKey };
    const isThere =
      found === undefined
        ? (await send(`${origin}${v2Api.basePath}/candidates/${id}`, { headers })).ok
        : found === organizationId;
    if (isThere) own.add(id);
    return isThere;
  }

  async function checkControl(path: string, method: string): Promise<void> {
    const [, kind, id = ""] = path.split("/");
    const inside = `/organizations/${organizationId}`;
    if (path === inside && method === "DELETE") throw new Error("The session's organization is deleted when it ends.");
    if (path.startsWith(`${inside}/snapshots/`) && path.endsWith("/fork"))
      throw new Error("A session has one organization: forks are made by whoever starts it.");
    if (path === inside || path.startsWith(`${inside}/`)) return;
    if (otherPaths.some((one) => one.test(path)) && method === "GET") return;
    if ((kind === "assessments" || kind === "candidates") && id !== "") {
      if (await isOwn(id)) return;
      throw new Error(`${decodeURIComponent(id)} is not in the session's organization ${organizationId}.`);
    }
    throw new Error(
      `${method} /control${path} reaches beyond the session's organization ${organizationId}; world.organizationId is its id, world.clock its time.`,
    );
  }

  function headersOf(message: SentMessage, version: (typeof versions)[number] | undefined): Headers {
    const headers = new Headers(
      message.headers.map(([name, value]): [string, string] => [String(name), String(value)]),
    );
    if (version !== undefined && headers.get(version.keyHeader) === KEY) headers.set(version.keyHeader, apiKey);
    if (version === undefined) for (const [name, value] of Object.entries(authorization)) headers.set(name, value);
    return headers;
  }

  return async (message) => {
    if (!URL.canParse(message.url)) throw new Error(`${message.url} is no URL.`);
    const target = new URL(message.url);
    const isUnder = (basePath: string) => target.pathname.startsWith(`${basePath}/`);
    const version = versions.find(({ basePath }) => isUnder(basePath));
    const isControl = isUnder(controlApi.basePath);
    if (target.origin !== origin || target.username !== "" || !(version || isControl))
      throw new Error(`Only the sandbox can be reached: ${target.origin}${target.pathname} is not part of it.`);
    if (++sent > requests) throw new Error(`More than ${requests} requests in one call.`);
    const { method } = message;
    if (isControl) await checkControl(target.pathname.slice(controlApi.basePath.length), method);
    const body = message.body === null ? null : message.bytes ? Buffer.from(message.body, "latin1") : message.body;
    const response = await send(target.href, { method, headers: headersOf(message, version), body }, sendOut);
    return received(response);
  };
}

async function received(response: Response): Promise<ReceivedMessage> {
  const { status, url, headers } = response;
  const type = headers.get("content-type") ?? "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Events never end; a snippet reads the journal as a page.
  if (type.startsWith("text/event-stream")) throw new Error("Streams cannot be read: ask for application/json.");
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`The response has more than ${LARGEST >> 20} MB.`);
    chunks.push(chunk);
  }
  const bytes = !/\b(json|yaml|xml)\b|^text\//.test(type);
  const body = Buffer.concat(chunks).toString(bytes ? "latin1" : "utf8");
  return { status, url, headers: [...headers], body, bytes };
}
