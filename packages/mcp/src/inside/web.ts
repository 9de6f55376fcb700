/**
 * The web APIs that the clients need, for an isolate without any. The only exit is the host's `send`. Bodies are text
 * or bytes; a byte is encoded as a character.
 */

/** A request or response between isolate and host, as JSON. */
export interface Message {
  readonly headers: readonly (readonly [string, string])[];
  /** One character per byte if `bytes` is true. */
  readonly body: string | null;
  readonly bytes?: boolean;
}
export interface SentMessage extends Message {
  readonly method: string;
  readonly url: string;
}
export interface ReceivedMessage extends Message {
  readonly status: number;
  readonly url: string;
}

class IsolateHeaders {
  readonly #values = new Map<string, string>();
  constructor(given: Iterable<readonly [string, string]> | Record<string, string> = []) {
    const entries = Symbol.iterator in given ? (given as Iterable<readonly [string, string]>) : Object.entries(given);
    for (const [name, value] of entries) this.append(name, value);
  }
  get(name: string) {
    return this.#values.get(name.toLowerCase()) ?? null;
  }
  has(name: string) {
    return this.#values.has(name.toLowerCase());
  }
  set(name: string, value: string) {
    this.#values.set(name.toLowerCase(), String(value));
  }
  append(name: string, value: string) {
    const before = this.get(name);
    this.set(name, before === null ? value : `${before}, ${value}`);
  }
  delete(name: string) {
    this.#values.delete(name.toLowerCase());
  }
  entries() {
    return this.#values.entries();
  }
  [Symbol.iterator]() {
    return this.#values.entries();
  }
}

const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");

class IsolateRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: IsolateHeaders;
  readonly body: unknown;
  constructor(url: string, init: { method?: string; headers?: IsolateHeaders; body?: unknown } = {}) {
    this.url = url;
    this.method = init.method ?? "GET";
    this.headers = new IsolateHeaders(init.headers ?? []);
    this.body = init.body ?? null;
  }
}

class IsolateResponse {
  readonly status: number;
  readonly ok: boolean;
  readonly url: string;
  readonly headers: IsolateHeaders;
  readonly #message: ReceivedMessage;
  constructor(message: ReceivedMessage) {
    this.#message = message;
    this.status = message.status;
    this.ok = message.status >= 200 && message.status < 300;
    this.url = message.url;
    this.headers = new IsolateHeaders(message.headers);
  }
  async text() {
    return this.#message.body ?? "";
  }
  async json() {
    return JSON.parse(await this.text());
  }
  async arrayBuffer() {
    return Uint8Array.from(await this.text(), (character) => character.charCodeAt(0)).buffer;
  }
}

/** Only the path is needed, for error messages. */
class IsolateUrl {
  static canParse = (url: string) => /^https?:\/\/[^/]+/.test(url);
  readonly pathname: string;
  constructor(url: string) {
    this.pathname = url.replace(/^https?:\/\/[^/]+/, "").split(/[?#]/)[0] || "/";
  }
}

/** A class that is never instantiated, because no operation uses forms. */
class Never {}

export const web = {
  Headers: IsolateHeaders,
  Request: IsolateRequest,
  Response: IsolateResponse,
  URL: IsolateUrl,
  FormData: Never,
  URLSearchParams: Never,
};

/** Creates the clients' `fetch`. @param send sends a request and returns the response, both as JSON */
export function createFetch(send: (request: string) => Promise<string>): (request: Request) => Promise<Response> {
  return async (given) => {
    const { url, method, headers, body } = given as unknown as IsolateRequest;
    const view = body instanceof ArrayBuffer ? new Uint8Array(body) : body;
    const isBytes = view instanceof Uint8Array;
    const message: SentMessage = {
      url,
      method,
      headers: [...headers],
      body: view === null ? null : isBytes ? textOf(view) : String(view),
      bytes: isBytes,
    };
    const answer = JSON.parse(await send(JSON.stringify(message))) as ReceivedMessage | { problem: string };
    if ("problem" in answer) throw new Error(answer.problem);
    return new IsolateResponse(answer) as unknown as Response;
  };
}
