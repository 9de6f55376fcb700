import { api as controlApi } from "@assessment-api/control";
import { api as v1Api } from "@assessment-api/v1";
import { api as v2Api } from "@assessment-api/v2";
import { api as v3Api } from "@assessment-api/v3";
import type { ReceivedMessage, SentMessage } from "../inside/web.ts";
import { type Api, findRoute, type Route } from "./routes.ts";

export interface GateOptions {
  /** Origin of the sandbox. */
  readonly url: string;
  readonly apiKey: string;
  readonly token: string | undefined;
  readonly organizationId: string;
  readonly requests: number;
  readonly fetch: typeof globalThis.fetch;
  readonly left: () => number;
}

const LARGEST = 5 << 20;

/** Read-only operations outside of the organization. */
const harmless = new Set(["getHealth", "getClock"]);

/** Operations on the organization that would outlive the session. */
const refused: Readonly<Record<string, string>> = {
  deleteOrganization: "The session's organization is deleted when it ends.",
  forkSnapshot: "A session has one organization: the user who starts the session makes forks.",
};

/** Headers that a snippet may set; any further ones, including credentials, are dropped. */
const passed = new Set(["accept", "content-type", "last-event-id", "traceparent", "tracestate"]);

const versions = { v1: v1Api, v2: v2Api, v3: v3Api } as const;
const basePaths: Readonly<Record<Api, string>> = {
  v1: v1Api.basePath,
  v2: v2Api.basePath,
  v3: v3Api.basePath,
  control: controlApi.basePath,
};

/**
 * The only exit of an isolate. Allows documented operations at one sandbox with the key of one organization, which the
 * snippet never sees. Matches the decoded path and sends it as matched. Does not follow redirects. Throws an Error for
 * forbidden requests.
 */
export function createGate(options: GateOptions): (message: SentMessage) => Promise<ReceivedMessage> {
  const { url, apiKey, token, organizationId, requests, left, fetch: sendOut } = options;
  const { origin } = new URL(url);
  const own = new Set<string>();
  let sent = 0;

  const send = (target: string, init: RequestInit, by = fetch): Promise<Response> =>
    by(target, { ...init, redirect: "manual", signal: AbortSignal.timeout(Math.ceil(Math.max(1, left()))) });
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };

  /** Checks with the organization's key whether an assessment, candidate or token belongs to it. */
  async function isOwn(id: string): Promise<boolean> {
    if (own.has(id)) return true;
    const path = encodeURIComponent(id);
    const assessment = await send(`${origin}${controlApi.basePath}/assessments/${path}`, { headers: authorization });
    const found = assessment.ok ? ((await assessment.json()) as { organizationId?: string }).organizationId : undefined;
    await assessment.body?.cancel().catch(() => {});
    const headers = { [v2Api.keyHeader]: apiKey };
    const isThere =
      found === undefined
        ? (await send(`${origin}${v2Api.basePath}/candidates/${path}`, { headers })).ok
        : found === organizationId;
    if (isThere) own.add(id);
    return isThere;
  }

  /** Whether the request of an explanation was made in another organization: it has names and values of a body. */
  async function isOfAnother(path: string): Promise<boolean> {
    const explanation = await send(`${origin}${controlApi.basePath}${path}`, { headers: authorization });
    if (!explanation.ok) return false;
    const { organizationId: owner } = (await explanation.json()) as { organizationId?: string };
    return owner !== undefined && owner !== organizationId;
  }

  async function checkControl({ template, operationId, values, path }: Route, method: string): Promise<void> {
    const [id = ""] = values;
    if (harmless.has(operationId)) return;
    if (operationId === "getExplanation" && !(await isOfAnother(path))) return;
    if (template.startsWith("/organizations/{id}") && id === organizationId) {
      const why = refused[operationId];
      if (why !== undefined) throw new Error(why);
      return;
    }
    if (template.startsWith("/assessments/{id}") || template.startsWith("/candidates/{id}")) {
      if (await isOwn(id)) return;
      throw new Error(`${id} is not in the session's organization ${organizationId}.`);
    }
    throw new Error(
      `${method} /control${path} affects more than the session's organization ${organizationId}; world.organizationId is its id, world.clock its time.`,
    );
  }

  function headersOf(message: SentMessage, api: Api): Headers {
    const given = message.headers.map(([name, value]): [string, string] => [String(name), String(value)]);
    const headers = new Headers(given.filter(([name]) => passed.has(name.toLowerCase())));
    if (api === "control") for (const [name, value] of Object.entries(authorization)) headers.set(name, value);
    else headers.set(versions[api].keyHeader, apiKey);
    return headers;
  }

  return async (message) => {
    if (!URL.canParse(message.url)) throw new Error(`${message.url} is not a URL.`);
    const target = new URL(message.url);
    const api = (Object.keys(basePaths) as Api[]).find((one) => target.pathname.startsWith(`${basePaths[one]}/`));
    if (target.origin !== origin || target.username !== "" || target.password !== "" || api === undefined)
      throw new Error(
        `${target.origin}${target.pathname} is not part of the sandbox. Only the sandbox can be reached.`,
      );
    if (++sent > requests) throw new Error(`More than ${requests} requests in one call. Send fewer.`);
    const method = String(message.method).toUpperCase();
    const route = findRoute(api, method, target.pathname.slice(basePaths[api].length));
    if (route === undefined)
      throw new Error(`${method} ${target.pathname} is not an operation of the documents, or its path is ambiguous.`);
    if (api === "control") await checkControl(route, method);
    const body = message.body === null ? null : message.bytes ? Buffer.from(message.body, "latin1") : message.body;
    const address = `${origin}${basePaths[api]}${route.path}${target.search}`;
    return received(await send(address, { method, headers: headersOf(message, api), body }, sendOut));
  };
}

async function received(response: Response): Promise<ReceivedMessage> {
  const { status, url, headers } = response;
  const type = headers.get("content-type") ?? "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Event streams do not end; the journal is available as a page.
  if (type.startsWith("text/event-stream")) throw new Error("Streams are not supported. Request application/json.");
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`The response has more than ${LARGEST >> 20} MB.`);
    chunks.push(chunk);
  }
  const bytes = !/\b(json|yaml|xml)\b|^text\//.test(type);
  const body = Buffer.concat(chunks).toString(bytes ? "latin1" : "utf8");
  return { status, url, headers: [...headers], body, bytes };
}
