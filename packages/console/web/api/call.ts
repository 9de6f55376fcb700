import { ApiError, type paths as Control, unwrap, type VersionResponse } from "@assessment-api/control";
import type { paths as V1 } from "@assessment-api/v1";
import type { paths as V2 } from "@assessment-api/v2";
import type { paths as V3 } from "@assessment-api/v3";
import { organizationId, route } from "../route.ts";
import { client, tokenWanted } from "./client.ts";
import { markReachable, markUnreachable } from "./reach.ts";

interface Apis {
  readonly control: Control;
  readonly V1: V1;
  readonly V2: V2;
  readonly V3: V3;
}
export type ApiName = keyof Apis;

type Method = "get" | "post" | "put" | "patch" | "delete";
type PathsWith<Paths, M> = {
  [P in keyof Paths]: Paths[P] extends Record<M & string, unknown> ? P : never;
}[keyof Paths] &
  string;
type OperationAt<Paths, P extends keyof Paths, M> = Paths[P][M & keyof Paths[P]];
type ContentOf<Holder> = Holder extends { content: infer Content } ? Content[keyof Content] : undefined;

/** Path parameters of a call; the organization has a default. */
type Wanted<Path, P> = P extends `/organizations/{id}${string}` ? Omit<Path, "id"> & { readonly id?: string } : Path;
type PathOf<Operation, P> = Operation extends { parameters: { path: infer Path } }
  ? Record<never, never> extends Wanted<Path, P>
    ? { readonly path?: Wanted<Path, P> }
    : { readonly path: Wanted<Path, P> }
  : { readonly path?: never };
type QueryOf<Operation> = Operation extends { parameters: { query?: infer Query } }
  ? { readonly [Name in keyof Query]?: Query[Name] | undefined }
  : never;
type BodyOf<Operation> = Operation extends { requestBody?: infer Body } ? ContentOf<NonNullable<Body>> : never;
type DataOf<Operation> = Operation extends { responses: infer Responses }
  ? Exclude<ContentOf<Responses[keyof Responses & (200 | 201 | 202)]>, string>
  : never;

type Given<Operation, P> = PathOf<Operation, P> & {
  readonly query?: QueryOf<Operation> | undefined;
  readonly body?: BodyOf<Operation> | undefined;
};

export interface Call<Data = unknown> {
  readonly api: ApiName;
  readonly method: Uppercase<Method>;
  readonly template: string;
  readonly parameters: { readonly path?: Values; readonly query?: Values };
  readonly address: string;
  readonly body?: unknown;
  /** Part of the payload that must be unique per run of a sample. */
  readonly fresh?: string;
  readonly file?: string;
  readonly saved?: string;
  /** Media type that overrides the API's default. */
  readonly contentType?: string | undefined;
  send(signal?: AbortSignal): Promise<Data>;
}

type Values = Readonly<Record<string, unknown>>;

/** An error response with the identifier of its explanation. */
export class Refusal extends Error {
  /** Whether there was no response, so that the outcome is unknown. */
  readonly isUnanswered: boolean;
  override name = "Refusal";
  readonly status: number;
  readonly requestId: string | undefined;
  readonly problems: readonly { readonly field: string; readonly message: string }[];

  constructor(status: number, message: string, requestId?: string, problems: Refusal["problems"] = []) {
    super(message);
    this.status = status;
    this.isUnanswered = status === 0;
    this.requestId = requestId;
    this.problems = problems;
  }
}

export function call<Api extends ApiName, M extends Method, P extends PathsWith<Apis[Api], M>>(
  api: Api,
  method: M,
  template: P,
  ...[given]: Record<never, never> extends Given<OperationAt<Apis[Api], P & keyof Apis[Api], M>, P>
    ? [given?: Given<OperationAt<Apis[Api], P & keyof Apis[Api], M>, P>]
    : [given: Given<OperationAt<Apis[Api], P & keyof Apis[Api], M>, P>]
): Call<DataOf<OperationAt<Apis[Api], P & keyof Apis[Api], M>>> {
  const { path: rest, query, body } = (given ?? {}) as { path?: Values; query?: Values; body?: unknown };
  const isOfCurrent = template.startsWith("/organizations/{id}") && rest?.id === undefined;
  const path = isOfCurrent ? { id: organizationId(), ...rest } : rest;
  const plain = {
    api,
    method: method.toUpperCase() as Uppercase<Method>,
    template: template as string,
    parameters: { ...(path && { path }), ...(query && { query: withoutEmpty(query) }) },
    address: addressOf(template, path, query),
    ...(body !== undefined && { body }),
    ...(api === "V3" && method === "patch" && { contentType: "application/merge-patch+json" }),
  };
  const send = api === "control" ? sendControl : sendVersion;
  return { ...plain, send: (signal) => send(plain, signal) as Promise<never> };
}

/** Calls a path without a typed operation, for example to resend a request. */
export function rawCall(
  api: Exclude<ApiName, "control">,
  method: Uppercase<Method>,
  address: string,
  given: { body?: unknown; contentType?: string } = {},
): Call<VersionResponse> {
  const plain = { api, method, template: address, parameters: {}, address, ...given };
  return { ...plain, send: (signal) => exchange(plain, signal) };
}

type Plain = Omit<Call, "send">;

/** Header of the console's reads, so that the journal does not list their failures as the user's. */
const OWN_READ = { "x-console-read": "1" };

const withoutEmpty = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined && value !== ""));

function addressOf(template: string, path: Values = {}, query: Values = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(withoutEmpty(query)))
    for (const one of [value].flat()) search.append(name, String(one));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function sendControl(
  { method, template, parameters, body }: Plain,
  signal?: AbortSignal,
  isOwnRead = method === "GET",
): Promise<unknown> {
  const request = client.value.request as unknown as (
    method: string,
    path: string,
    init: object,
  ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
  try {
    const headers = isOwnRead ? OWN_READ : {};
    const data = await unwrap(request(method.toLowerCase(), template, { params: parameters, body, signal, headers }));
    markReachable();
    return data;
  } catch (error) {
    if (signal?.aborted) throw error;
    if (!(error instanceof ApiError)) {
      markUnreachable();
      throw new Refusal(0, "The sandbox does not respond. Check that it is running.");
    }
    markReachable();
    if (error.status === 401) tokenWanted.value = true;
    const id = isOwnRead ? undefined : (error.response.headers.get("x-request-id") ?? undefined);
    throw new Refusal(error.status, error.details ?? error.message, id, error.validationErrors);
  }
}

async function exchange(
  { api, method, address, body, contentType }: Plain,
  signal?: AbortSignal,
  isOwnRead = false,
): Promise<VersionResponse> {
  const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
  const forwarded = {
    version: api as Exclude<ApiName, "control">,
    method,
    path: address,
    ...(contentType !== undefined && { contentType }),
    ...(text !== undefined && { body: text }),
  };
  const path = { id: route.peek().organization ?? "" };
  const made = call("control", "post", "/organizations/{id}/calls", { path, body: forwarded });
  return sendControl(made, signal, isOwnRead) as Promise<VersionResponse>;
}

async function sendVersion(plain: Plain, signal?: AbortSignal): Promise<unknown> {
  const isOwnRead = plain.method === "GET";
  const { requestId, ...response } = await exchange(plain, signal, isOwnRead);
  return contentOf(isOwnRead ? response : { ...response, requestId });
}

/** Converts a raw call to one that fails on an error response. */
export const demanding = ({ send, ...plain }: Call<VersionResponse>): Call => ({
  ...plain,
  send: async (signal) => contentOf(await send(signal)),
});

/** @throws Refusal with the version's message */
export function contentOf({
  status,
  body,
  requestId,
}: Omit<VersionResponse, "requestId"> & Partial<VersionResponse>): unknown {
  const content = body === undefined ? undefined : read(body);
  if (status < 400) return content;
  const { details, message, validationErrors } = Object(content) as {
    details?: string;
    message?: string;
    validationErrors?: Refusal["problems"];
  };
  throw new Refusal(status, details ?? message ?? `The response has the status ${status}`, requestId, validationErrors);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
