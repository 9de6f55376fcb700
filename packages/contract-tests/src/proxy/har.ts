import { appendFileSync, writeFileSync } from "node:fs";
import type { ApiDocument } from "../document/document.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { keyNames } from "../messages/check-request.ts";
import { createMask, decoded, type Exchange } from "./exchange.ts";

export interface Recorder {
  /** Appends an exchange, without keys. */
  add(exchange: Exchange, startedAt: Date, durationMs: number): Promise<void>;
  /** Completes the file. @throws CouldNotRunError if an exchange could not be written */
  close(): void;
}

/** Records exchanges as HAR 1.2, one line per exchange, so that memory does not grow. @throws CouldNotRunError */
export function recordHar(file: string, document: ApiDocument, origin: string): Recorder {
  const keys = keyNames(document);
  const creator = { name: "assessment-api-contract", version: "1" };
  const lost = (cause: unknown) =>
    new CouldNotRunError(`${file} cannot be written: ${(cause as Error).message}`, { cause });
  try {
    writeFileSync(file, `{"log":{"version":"1.2","creator":${JSON.stringify(creator)},"entries":[`);
  } catch (error) {
    throw lost(error);
  }
  let separator = "\n";
  let isClosed = false;
  let failure: CouldNotRunError | undefined;
  const append = (text: string) => {
    try {
      if (!failure) appendFileSync(file, text);
    } catch (error) {
      // The client's exchange continues.
      failure = lost(error);
    }
  };
  return {
    async add(exchange, startedAt, durationMs) {
      const entry = await entryOf(exchange, origin, startedAt, durationMs);
      const mask = createMask(keys, exchange.requestHeaders, exchange.target.replace(/^[^?]*\??/, ""));
      append(`${separator}${JSON.stringify(entry, (_, value) => (typeof value === "string" ? mask(value) : value))}`);
      separator = ",\n";
    },
    close() {
      if (isClosed) return;
      isClosed = true;
      append("\n]}}\n");
      if (failure) throw failure;
    },
  };
}

async function entryOf(
  { method, target, requestHeaders, requestBody, response }: Exchange,
  origin: string,
  startedAt: Date,
  durationMs: number,
) {
  const url = new URL(target, origin);
  const sent = await decoded(requestHeaders, requestBody);
  const received = await decoded(response.headers, response.body);
  const { size, ...postData } = contentOf(requestHeaders, sent);
  const common = { httpVersion: "HTTP/1.1", cookies: [], headersSize: -1 };
  return {
    startedDateTime: startedAt.toISOString(),
    time: durationMs,
    request: {
      ...common,
      method,
      url: url.href,
      headers: listOf(requestHeaders),
      queryString: listOf(url.searchParams),
      bodySize: size,
      ...(size > 0 && { postData }),
    },
    response: {
      ...common,
      status: response.status,
      statusText: "",
      headers: listOf(response.headers),
      content: contentOf(response.headers, received),
      redirectURL: "",
      bodySize: response.body?.length ?? -1,
    },
    cache: {},
    timings: { send: 0, wait: durationMs, receive: 0 },
  };
}

const listOf = (pairs: Headers | URLSearchParams) => [...pairs].map(([name, value]) => ({ name, value }));

/** Text, or base64 if the bytes are not UTF-8. */
function contentOf(headers: Headers, body: Uint8Array | undefined) {
  const content = { size: body?.length ?? -1, mimeType: headers.get("content-type") ?? "" };
  if (!body || body.length === 0) return content;
  try {
    return { ...content, text: new TextDecoder("utf-8", { fatal: true }).decode(body) };
  } catch {
    return { ...content, text: Buffer.from(body).toString("base64"), encoding: "base64" };
  }
}
