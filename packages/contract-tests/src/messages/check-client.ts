import type { ApiDocument, Operation, Parameter } from "../document/document.ts";
import { sameJson } from "../document/json.ts";
import { essenceOf, isJson } from "../document/media-types.ts";
import { child } from "../document/pointer.ts";
import { createValidator } from "../document/validator.ts";
import { createCoverage } from "../findings/coverage.ts";
import type { Finding } from "../findings/finding.ts";
import { type StatusRun, type Wish, wishesOf } from "./call-every-status.ts";
import { buildCall, type Call, firstExample, requestVariants } from "./calls.ts";
import { checkResponse } from "./check-response.ts";
import type { ReceivedResponse } from "./send.ts";

export interface ClientModule {
  createClient(options: {
    baseUrl: string;
    apiKey: string;
    fetch: (request: Request) => Promise<Response>;
  }): DrivenClient;
  unwrap(result: ClientResult): Promise<unknown>;
}

interface DrivenClient {
  request(method: string, path: string, init: object): Promise<ClientResult>;
}

export interface ClientResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

interface Exchange {
  request: Request;
  sent: Uint8Array;
  response: Response;
  received: Uint8Array;
}

type Body = ReturnType<typeof requestVariants>[number];

export async function checkClient(
  document: ApiDocument,
  client: ClientModule,
  server: { baseUrl: string; apiKey: string; fetch?: typeof fetch },
): Promise<StatusRun> {
  const validator = createValidator(document);
  const coverage = createCoverage();
  const findings: Finding[] = [];
  let calls = 0;
  const exchanges: Exchange[] = [];
  const send = server.fetch ?? globalThis.fetch;
  const driven = client.createClient({
    baseUrl: server.baseUrl,
    apiKey: server.apiKey,
    async fetch(request) {
      const sent = await bytesOf(request.clone());
      const response = await send(request);
      exchanges.push({ request, sent, response, received: await bytesOf(response.clone()) });
      return response;
    },
  });

  for (const operation of document.operations) {
    for (const { wish, body } of plansOf(operation)) {
      calls += 1;
      exchanges.length = 0;
      const add = (check: string, message: string, pointer = child(operation.pointer, "responses", wish.status)) =>
        findings.push({ check, operation: operation.id, status: wish.status, pointer, message });
      try {
        const result = await driven.request(operation.method, operation.path, initOf(operation, wish, body));
        const [exchange] = exchanges;
        if (!exchange) throw new Error("the client sent no request through its fetch");
        const call = buildCall(operation, { apiKey: server.apiKey, parameters: "all", body, prefer: wish.prefer });
        for (const message of requestMistakes(operation, call, server.baseUrl, exchange)) {
          add("client request", message, operation.pointer);
        }
        const checked = checkResponse(operation, receivedOf(exchange), validator, { status: wish.status });
        findings.push(...checked.findings);
        coverage.reach(operation.id, checked.status);
        for (const message of await resultMistakes(client, wish, result)) add("client result", message);
      } catch (error) {
        add("client call", (error as Error).message);
      }
    }
  }
  return { findings, coverage, calls };
}

const bytesOf = async (message: Request | Response): Promise<Uint8Array> => new Uint8Array(await message.arrayBuffer());

const receivedOf = ({ request, response, received }: Exchange): ReceivedResponse => ({
  status: response.status,
  headers: response.headers,
  body: received,
  request: `${request.method} ${request.url}`,
});

function plansOf(operation: Operation): { wish: Wish; body: Body | undefined }[] {
  const [first, ...others] = requestVariants(operation);
  const wishes = wishesOf(operation);
  const plans = wishes
    .filter((wish, index) => wishes.findIndex((one) => one.prefer === wish.prefer) === index)
    .map((wish) => ({ wish, body: first }));
  const [success] = plans;
  const sendable = others.filter(({ mediaType }) => mediaType === first?.mediaType);
  return success ? [...plans, ...sendable.map((body) => ({ wish: success.wish, body }))] : plans;
}

function initOf(operation: Operation, { prefer }: Wish, body: Body | undefined): object {
  const params = (place: Parameter["in"]) =>
    Object.fromEntries(
      operation.parameters.filter((one) => one.in === place).map((one) => [one.name, firstExample(one)?.value]),
    );
  return {
    params: { path: params("path"), query: params("query"), header: params("header") },
    headers: { prefer },
    ...(body ? { body: body.value } : {}),
  };
}

function requestMistakes(operation: Operation, call: Call, baseUrl: string, { request, sent }: Exchange): string[] {
  const mistakes: string[] = [];
  const expect = (what: string, want: string | null, got: string | null) => {
    if (want !== got) mistakes.push(`${what} should be ${want}, is ${got}`);
  };
  const want = new URL(baseUrl + call.path);
  const got = new URL(request.url);
  expect("the method", call.method, request.method);
  expect("the path", want.pathname, got.pathname);
  expect("the query", queryOf(want), queryOf(got));
  if (operation.key)
    expect(
      `the header ${operation.key.name}`,
      call.headers[operation.key.name] ?? null,
      request.headers.get(operation.key.name),
    );
  const declared = operation.responses.flatMap(({ media }) => media.map(({ mediaType }) => mediaType));
  const accept = request.headers.get("accept") ?? "";
  if (!accept.split(",").every((one) => declared.includes(essenceOf(one)))) {
    mistakes.push(`Accept is ${accept || "missing"}, the document has ${[...new Set(declared)].join(", ")}`);
  }
  const contentType = request.headers.get("content-type");
  expect(
    "the Content-Type",
    call.headers["content-type"] ?? null,
    contentType === null ? null : essenceOf(contentType),
  );
  const text = new TextDecoder().decode(sent);
  const sameBody =
    contentType !== null && isJson(contentType)
      ? sameJson(parse(text), parse(String(call.body)))
      : text === String(call.body ?? "");
  if (!sameBody) mistakes.push(`the body should be ${String(call.body)}, is ${text}`);
  return mistakes;
}

const queryOf = ({ searchParams }: URL): string =>
  [...searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .sort()
    .join("&");

async function resultMistakes(
  { unwrap }: ClientModule,
  { status, example }: Wish,
  result: ClientResult,
): Promise<string[]> {
  const failed = !status.startsWith("2");
  const value = failed ? result.error : result.data;
  const mistakes: string[] = [];
  if (example && !sameJson(value, example.value))
    mistakes.push(`${failed ? "error" : "data"} is not the example ${example.name}, but ${JSON.stringify(value)}`);
  if (!failed && result.error !== undefined)
    mistakes.push(`error should be undefined, is ${JSON.stringify(result.error)}`);
  if (failed && result.data !== undefined) mistakes.push(`data should be undefined, is ${JSON.stringify(result.data)}`);
  const outcome = await unwrap(result).then(
    (data) => ({ data }),
    (error: { status?: unknown; body?: unknown }) => ({ error }),
  );
  if (failed) {
    const error = "error" in outcome ? outcome.error : undefined;
    const whole = error?.status === result.response.status && (!example || sameJson(error.body, example.value));
    if (!whole)
      mistakes.push(
        `unwrap should throw status ${result.response.status} with the error object, but gave ${JSON.stringify(outcome)}`,
      );
  } else if (!("data" in outcome) || !sameJson(outcome.data, result.data)) {
    mistakes.push(`unwrap should give the data, but gave ${JSON.stringify(outcome)}`);
  }
  return mistakes;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
