import type { Document } from "@assessment-api/codegen";
import { Ajv2020 } from "ajv/dist/2020.js";
import { equal } from "./equal.ts";
import {
  bare,
  credentials,
  isJson,
  isRaw,
  isWrittenAlike,
  type Operation,
  type Parameter,
  rawBody,
  read,
  requestOf,
  schemaText,
  sendable,
  successOf,
  withoutIds,
} from "./messages.ts";
import { createValues, type Loose, resolve, type Schema, type Wish } from "./values.ts";
import { cookieText, headerText, isEmpty, pathText, queryPairs, type WireParameter, withoutEmpty } from "./wire.ts";

type Serve = (request: Request) => Promise<Response>;

/** Outcome of a call: sent by the wire rules of OpenAPI or by the generated client. */
export interface Outcome {
  operation: string;
  side: "wire" | "client";
  /** Result. `silent`: a different value arrived without an error. `skipped`: no valid value was found. */
  result: "fine" | "refused" | "silent" | "skipped";
  about?: string;
}

interface Received {
  params: Loose;
  query: Loose;
  headers: Loose;
  cookies: Loose;
  contentType?: string;
  body?: unknown;
}

interface Answer {
  status: number;
  headers?: Loose;
  contentType?: string;
  body?: unknown;
}

export class Recorder {
  received: Received | undefined;
  answer: Answer = { status: 200 };
  readonly handlers: object = new Proxy({}, { get: () => this.#handle, has: () => true });
  readonly security: object = new Proxy({}, { get: () => () => ({}), has: () => true });

  readonly #handle = async (request: Received) => {
    const { params, query, headers, cookies, contentType, body } = request;
    this.received = {
      params,
      query,
      headers,
      cookies,
      ...(contentType !== undefined && { contentType }),
      body: body instanceof ReadableStream ? new Uint8Array(await new Response(body).arrayBuffer()) : body,
    };
    return this.answer;
  };
}

const methods = ["get", "put", "post", "delete", "options", "patch"];
const isTried = (type: string) => isJson(type) || /^application\/x-www-form-urlencoded$/.test(bare(type));

/** Calls every operation twice per side: with and without optional values. */
export async function roundTrips(
  document: Document,
  serve: Serve,
  recorder: Recorder,
  client: Loose | undefined,
  served: ReadonlySet<string>,
): Promise<Outcome[]> {
  const { make, flat } = createValues(document);
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: false, logger: false });
  const root = "https://reach.example/document";
  ajv.addSchema({ ...withoutIds(document), $id: root }, root);
  const follow = (node: Loose): Loose => resolve(document, node);
  const outcomes: Outcome[] = [];

  /** Validates with Ajv, independently of our value generator. */
  const isValid = (schema: Schema | undefined, value: unknown): boolean => {
    if (schema === undefined) return true;
    try {
      const rooted = JSON.parse(JSON.stringify(schema), (key, one) =>
        key === "$ref" && typeof one === "string" && one.startsWith("#") ? root + one : one,
      );
      const validate = ajv.compile(rooted);
      if (validate(value)) return true;
      return (validate.errors ?? []).every(({ keyword }) => keyword === "required");
    } catch {
      return false;
    }
  };

  for (const [path, item] of Object.entries(document.paths ?? {})) {
    if (path.startsWith("x-")) continue;
    for (const method of methods) {
      const operation = (item as Loose)[method] as Operation | undefined;
      if (!operation) continue;
      const name = `${method.toUpperCase()} ${path}`;
      const sides = client ? (["wire", "client"] as const) : (["wire"] as const);
      for (const side of sides) {
        // Report operations that the server lacks.
        const outcome = !served.has(operation.operationId)
          ? ({ result: "skipped", about: "the server leaves it out" } as const)
          : await tryBoth(name, side, path, method, item as Loose, operation);
        outcomes.push({ operation: name, side, ...outcome });
      }
    }
  }
  return outcomes;

  async function tryBoth(
    name: string,
    side: "wire" | "client",
    path: string,
    method: string,
    item: Loose,
    operation: Operation,
  ): Promise<Pick<Outcome, "result" | "about">> {
    let skipped: string | undefined;
    for (const full of [true, false]) {
      const outcome = await tryOne(side, path, method, item, operation, full).catch(
        (error): Pick<Outcome, "result" | "about"> => ({
          result: "refused",
          about: `${name}: ${error?.stack ?? error}`,
        }),
      );
      if (outcome.result === "skipped") skipped = outcome.about ?? "";
      else if (outcome.result !== "fine") return outcome;
    }
    return skipped === undefined ? { result: "fine" } : { result: "skipped", about: skipped };
  }

  async function tryOne(
    side: "wire" | "client",
    path: string,
    method: string,
    item: Loose,
    operation: Operation,
    full: boolean,
  ): Promise<Pick<Outcome, "result" | "about">> {
    const wish: Wish = { full, without: "readOnly" };
    const all = new Map<string, Parameter>();
    for (const one of [...((item.parameters as Loose[]) ?? []), ...(operation.parameters ?? [])]) {
      const parameter = follow(one) as unknown as Parameter;
      if (parameter.in === "header" && /^(accept|content-type|authorization)$/i.test(parameter.name)) continue;
      all.set(`${parameter.in} ${parameter.name.toLowerCase()}`, parameter);
    }
    const sent: Record<string, Loose> = { path: {}, query: {}, header: {}, cookie: {} };
    const checks: [Schema | undefined, unknown][] = [];
    for (const parameter of all.values()) {
      if (!parameter.required && !full) continue;
      const schema = parameter.schema ?? Object.values(parameter.content ?? {})[0]?.schema ?? true;
      const value = sendable(parameter, make(schema, wish), flat);
      if (value === undefined || isEmpty(value)) {
        if (parameter.required) return { result: "skipped", about: `no value for ${parameter.name}` };
        continue;
      }
      (sent[parameter.in] as Loose)[parameter.name] = value;
      checks.push([schema, value]);
    }
    const body =
      operation.requestBody &&
      (follow(operation.requestBody) as { content?: Record<string, Loose>; required?: boolean });
    const [type, media] = Object.entries(body?.content ?? {}).find(([one]) => isTried(one)) ?? [];
    const hasBody = type !== undefined && (full || body?.required === true);
    if (body?.required && !hasBody) return { result: "skipped", about: `a body of ${Object.keys(body.content ?? {})}` };
    const bodySchema = media?.schema as Schema | undefined;
    const made = hasBody ? make(bodySchema ?? true, wish) : undefined;
    const payload = type && /urlencoded/.test(type) ? withoutEmpty(made) : made;
    if (hasBody) checks.push([bodySchema, payload]);
    if (hasBody && payload === undefined) return { result: "skipped", about: "no value for the body" };

    const [status, reference] = successOf(operation);
    const response =
      reference && (follow(reference) as { content?: Record<string, Loose>; headers?: Record<string, Loose> });
    const [answerType, answerMedia] = Object.entries(response?.content ?? {})[0] ?? [];
    const answerSchema = answerMedia?.schema as Schema | undefined;
    const bodiless = status === 204 || status === 304 || status < 200;
    const answer: Answer = { status };
    for (const [header, one] of Object.entries(response?.headers ?? {})) {
      const { required, schema } = follow(one) as { required?: boolean; schema?: Schema };
      if (required && header.toLowerCase() !== "content-type")
        answer.headers = { ...answer.headers, [header.toLowerCase()]: schemaText(make(schema ?? true, wish)) };
    }
    if (answerType !== undefined && !bodiless) {
      answer.contentType = bare(answerType)
        .replace(/\*\/\*$/, "application/json")
        .replace("*", "x");
      answer.body = isJson(answerType)
        ? make(answerSchema ?? true, { full, without: "writeOnly" })
        : rawBody(answerType, flat(answerSchema ?? true));
      if (answer.body === undefined) return { result: "skipped", about: "no value for the response" };
      if (isJson(answerType)) checks.push([answerSchema, answer.body]);
    }
    const doubt = () => checks.find(([schema, value]) => !isValid(schema, value));

    recorder.received = undefined;
    recorder.answer = answer;
    const got =
      side === "wire"
        ? await overWire(path, method, [...all.values()], sent, type, payload, operation)
        : await overClient(path, method, sent, payload);
    const received = recorder.received as Received | undefined;
    if (received === undefined || got.status !== status) {
      if (!equal(made, payload)) return { result: "skipped", about: "a form cannot hold an empty object" };
      if (doubt()) return { result: "skipped", about: "no valid value was found" };
      return {
        result: "refused",
        about: `${got.status} instead of ${status}: ${JSON.stringify(got.body)?.slice(0, 400)}`,
      };
    }
    const places = [
      ["path", "params"],
      ["query", "query"],
      ["header", "headers"],
      ["cookie", "cookies"],
    ] as const;
    for (const [place, field] of places) {
      for (const [key, value] of Object.entries(sent[place] as Loose)) {
        const there = received[field][place === "header" ? key.toLowerCase() : key];
        const parameter = [...all.values()].find((one) => one.in === place && one.name === key);
        if (!equal(there, value) && !isWrittenAlike(parameter, there, value))
          return doubt()
            ? { result: "skipped", about: "no valid value was found" }
            : {
                result: "silent",
                about: `${place} ${key}: sent ${JSON.stringify(value)}, received ${JSON.stringify(there)}`,
              };
      }
    }
    // Empty forms serialize to zero bytes, like no body.
    const isNothing = received.body === undefined && equal(payload, {});
    if (hasBody && !isNothing && !equal(received.body, payload))
      return {
        result: "silent",
        about: `body: sent ${JSON.stringify(payload)?.slice(0, 300)}, received ${JSON.stringify(received.body)?.slice(0, 300)}`,
      };
    if (answer.body !== undefined && !equal(got.body, answer.body) && !(await isRaw(got.body, answer.body)))
      return {
        result: "silent",
        about: `response: returned ${JSON.stringify(answer.body)?.slice(0, 300)}, got ${JSON.stringify(got.body)?.slice(0, 300)}`,
      };
    return { result: "fine" };
  }

  async function overWire(
    path: string,
    method: string,
    parameters: Parameter[],
    sent: Record<string, Loose>,
    type: string | undefined,
    payload: unknown,
    operation: Operation,
  ) {
    const query: string[] = [];
    const cookies: string[] = [];
    const headers = new Headers();
    let url = path.replace(/[?#].*$/, "");
    for (const parameter of parameters) {
      const value = sent[parameter.in]?.[parameter.name];
      if (value === undefined) continue;
      if (parameter.in === "path") url = url.replaceAll(`{${parameter.name}}`, pathText(parameter, value));
      else if (parameter.in === "query") query.push(...queryPairs(parameter, value));
      else if (parameter.in === "cookie") cookies.push(cookieText(parameter, value));
      else headers.set(parameter.name, headerText(parameter, value));
    }
    for (const credential of credentials(document, operation)) {
      if (credential.in === "query") query.push(`${encodeURIComponent(credential.name)}=key`);
      else if (credential.in === "cookie") cookies.push(`${credential.name}=key`);
      else headers.set(credential.name, credential.value);
    }
    if (cookies.length > 0) headers.set("cookie", cookies.join("; "));
    let body: string | undefined;
    if (payload !== undefined && type !== undefined) {
      headers.set("content-type", bare(type));
      body = isJson(type) ? JSON.stringify(payload) : formText(payload as Loose, operation, type);
    }
    const text = `http://reach.example${url}${query.length > 0 ? `?${query.join("&")}` : ""}`;
    return read(await serve(requestOf(text, method, headers, body)));
  }

  function formText(payload: Loose, operation: Operation, type: string): string {
    const body = follow(operation.requestBody ?? {}) as {
      content?: Record<string, { encoding?: Record<string, WireParameter> }>;
    };
    const { encoding } = body.content?.[type] ?? {};
    return Object.entries(payload)
      .flatMap(([name, value]) => queryPairs({ style: "form", ...encoding?.[name], name, in: "query" }, value))
      .join("&");
  }

  async function overClient(path: string, method: string, sent: Record<string, Loose>, payload: unknown) {
    const call = client?.[method.toUpperCase()] as (
      path: string,
      init: object,
    ) => Promise<{ data?: unknown; error?: unknown; response: Response }>;
    const { path: inPath, query, header, cookie } = sent;
    const params = { path: inPath, query, header, cookie };
    const { data, error, response } = await call(path, { params, ...(payload !== undefined && { body: payload }) });
    return { status: response.status, body: error ?? data };
  }
}
