import { type EventRules, eventStream } from "../streams/event-stream.ts";
import type { Format } from "../streams/format.ts";
import { jsonLines } from "../streams/json-lines.ts";
import { jsonSequence } from "../streams/json-sequence.ts";
import { readItems } from "../streams/read-items.ts";
import { isItemSource, writeItems } from "../streams/write-items.ts";
import { createVersionClient, methods } from "./client.ts";
import type { RequestSpec, RequestTable } from "./contract.ts";
import { checking } from "./drift/checking.ts";
import type { Middleware } from "./middleware.ts";
import type { Init, VersionClientOptions } from "./options.ts";
import { mostCharacters, resumedEvents } from "./reconnect.ts";
import { writeBody } from "./request.ts";
import { readResult } from "./response.ts";
import type { Sequence } from "./sequence.ts";
import type { Client, Marks } from "./typed-client.ts";
import { own } from "./url.ts";

const writer =
  (write: (item: unknown) => string): Sequence["write"] =>
  (body) =>
    isItemSource(body) && !ArrayBuffer.isView(body) ? writeItems(body, { write }) : body;

const sequence = (format: Format<string>): Sequence => ({
  read: (body, { check }) =>
    readItems(body, format, { splitter: format.splitter(mostCharacters), ...(check && { check }) }),
  write: writer(format.write),
});

export const lines: Sequence = /* @__PURE__ */ sequence(jsonLines);

export const records: Sequence = /* @__PURE__ */ sequence(jsonSequence);

/** Format `text/event-stream`; `rules` select the events with JSON in `data`. */
export function events(rules?: EventRules): Sequence {
  const format = eventStream(rules);
  return { read: resumedEvents(format), write: writer(format.write) };
}

const typeOf = (headers: Headers) => (headers.get("Content-Type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";

const adding = (headers: Readonly<Record<string, string>>): Middleware => ({
  onRequest({ request }) {
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
  },
});

/**
 * Makes bodies with a sequential media type async iterables, unless the call sets `parseAs`. Separate to keep the core
 * small.
 */
export function createStreamingClient<Paths extends object, Marked extends Marks = "unmarked">(
  table: RequestTable,
  options: VersionClientOptions,
): Client<Paths, Marked> {
  const client = createVersionClient<Paths, Marked>(table, options);
  const call = streaming(client.request as unknown as Call, table, options);
  return {
    ...client,
    ...Object.fromEntries(methods.map((method) => [method, call.bind(undefined, method)])),
    request: call,
  } as unknown as Client<Paths, Marked>;
}

type Call = (
  method: string,
  path: string,
  init?: Init,
) => Promise<{ response: Response; data?: unknown; error?: unknown }>;

function streaming(call: Call, table: RequestTable, options: VersionClientOptions): Call {
  const prepare = checking(table, options);
  return async (givenMethod, path, init = {}) => {
    const method = givenMethod.toUpperCase();
    const spec = table.operations?.[`${method} ${path}`] ?? {};
    const { sequences } = spec;
    if (!sequences || init.parseAs) return call(method, path, init);
    const of = (headers: Headers) => own(sequences, typeOf(headers));
    const bodySerializer = (body: unknown, headers: Headers) => {
      const sequence = of(headers);
      return sequence ? sequence.write(body) : writeBody(table, spec, body, headers);
    };
    let signal: AbortSignal | undefined;
    const seeing: Middleware = {
      onRequest(params) {
        signal = params.request.signal;
      },
    };
    const unread = (headers: Readonly<Record<string, string>>) =>
      call(method, path, {
        bodySerializer,
        ...init,
        parseAs: "stream",
        middleware: [...(init.middleware ?? []), adding(headers), seeing],
      });
    const result = await unread({});
    const { response } = result;
    if (!response.ok) return result;
    const sequence = of(response.headers);
    const compare = await prepare?.(method, path, response);
    if (!sequence || !response.body) {
      const form = parseAsOf(spec, response);
      const read = await readResult(response, form);
      if (form === "json") compare?.(read.data);
      return read;
    }
    const reconnect = init.reconnect ?? options.reconnect;
    const check = compare && ((item: unknown, index: number) => compare(item, `/${index}`));
    return { response, data: sequence.read(response.body, { method, signal, reconnect, check, again: unread }) };
  };
}

const parseAsOf = ({ parseAs = "json" }: RequestSpec, response: Response) =>
  typeof parseAs === "function" ? parseAs(response) : parseAs;
