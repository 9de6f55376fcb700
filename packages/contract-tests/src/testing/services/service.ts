import { type Hints, readAnyDocument, withKeys } from "../../document/any-document.ts";
import type { JsonObject } from "../../document/json.ts";
import { formatFindings } from "../../findings/finding.ts";
import { findingsOf } from "../../findings/outcome.ts";
import { type ProbeOptions, probe } from "../../probe/probe.ts";

export interface ServiceRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

export type ServiceResponse = [status: number, body?: unknown, headers?: Record<string, string>];
export type Handle = (request: ServiceRequest) => ServiceResponse;

export interface Service {
  document: JsonObject;
  handle: Handle;
}

export const service = (document: JsonObject, handle: Handle): Service => ({ document, handle });
export const error = (status: number, message: string): ServiceResponse => [status, { message }];

export type Fault = (request: ServiceRequest, next: Handle) => ServiceResponse;

export interface RunOptions {
  credentials?: Record<string, string>;
  hints?: Hints;
  fault?: Fault | undefined;
  seen?: ((request: ServiceRequest) => void) | undefined;
  signal?: AbortSignal | undefined;
  /** Further options of the run. */
  more?: Partial<ProbeOptions>;
}

const BASE = "http://service.test";

/** Runs `--document … --write`. Returns one finding per line. */
export async function checkService(
  { document, handle }: Service,
  { credentials = {}, hints, fault, seen, signal, more }: RunOptions = {},
) {
  const read = withKeys(readAnyDocument(document, hints), credentials, undefined);
  const respond: Handle = fault ? (request) => fault(request, handle) : handle;
  const fetchService: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname: path, searchParams: query } = new URL(request.url);
    const body: unknown = await request.json().catch(() => undefined);
    const received = { method: request.method, path, query, headers: request.headers, body };
    seen?.(received);
    const [status, shown, headers] = respond(received);
    return shown === undefined
      ? new Response(null, { status, ...(headers && { headers }) })
      : Response.json(shown, { status, ...(headers && { headers }) });
  };
  const report = await probe({
    document: read,
    hints,
    baseUrl: BASE,
    apiKey: Object.values(credentials)[0] ?? "",
    credentials,
    write: true,
    signal,
    except: ["http"],
    fetch: fetchService,
    ...more,
  });
  const skipped = report.outcomes
    .filter(({ result }) => result === "skipped")
    .map(({ operation, reason }) => `${operation}: ${reason}`);
  return { report, found: formatFindings(findingsOf(report)), skipped };
}
