import type { FetchHandler } from "../server/fetch/index.ts";

let adapter: "fastify" | "fetch" = "fastify";

export const useAdapter = (name: typeof adapter): void => {
  adapter = name;
};

export const isFetch = (): boolean => adapter === "fetch";

interface Injected {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly payload?: string | object | Uint8Array<ArrayBuffer>;
}

/** Wraps a fetch handler in the interface of a Fastify app. */
export const injector = (handle: FetchHandler) => ({
  async ready() {},
  async close() {},
  async inject(given: string | Injected) {
    const { url, method = "GET", headers = {}, payload } = typeof given === "string" ? { url: given } : given;
    const isPlain = typeof payload === "object" && !(payload instanceof Uint8Array) && !("pipe" in payload);
    const request = new Request(`http://localhost:80${url}`, {
      method,
      headers: { ...(isPlain && { "content-type": "application/json" }), ...headers },
      ...(payload !== undefined && { body: (isPlain ? JSON.stringify(payload) : payload) as BodyInit, duplex: "half" }),
    });
    // Real servers pass on the client's Content-Length.
    if (typeof payload === "string" || payload instanceof Uint8Array)
      request.headers.set("content-length", String(Buffer.byteLength(payload)));
    // fetch adds a default type to text.
    if (typeof payload === "string" && headers["content-type"] === undefined) request.headers.delete("content-type");
    const response = await handle(request);
    const rawPayload = Buffer.from(await response.arrayBuffer());
    const body = rawPayload.toString();
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      rawPayload,
      payload: body,
      body,
      json: () => JSON.parse(body),
    };
  },
});
