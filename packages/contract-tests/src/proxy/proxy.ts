import { once } from "node:events";
import { createServer, Agent as HttpAgent, type IncomingMessage, type ServerResponse } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { AddressInfo } from "node:net";
import type { ApiDocument } from "../document/document.ts";
import { createValidator } from "../document/validator.ts";
import { CouldNotRunError } from "../findings/outcome.ts";
import { createExchangeCheck, type SidedFinding, type Verdict } from "./exchange.ts";
import { forward } from "./forward.ts";
import { recordHar } from "./har.ts";

export interface ProxyOptions {
  readonly document: ApiDocument;
  readonly to: string;
  readonly port?: number | undefined;
  /** File for the recorded exchanges. */
  readonly har?: string | undefined;
  /** Each shared finding is passed once. */
  readonly onFindings?: ((findings: readonly SidedFinding[]) => void) | undefined;
}

type CountedFinding = SidedFinding & { count: number };

export interface ProxyReport {
  version: string;
  to: string;
  exchanges: number;
  operations: Record<string, number>;
  unchecked: number;
  findings: CountedFinding[];
}

export interface RunningProxy {
  url: string;
  report(): ProxyReport;
  close(): Promise<void>;
}

/** Grace period for open connections in milliseconds. */
const GRACE_MS = 1000;

/** @throws CouldNotRunError if the port is not available */
export async function startProxy({ document, to, port = 0, har, onFindings }: ProxyOptions): Promise<RunningProxy> {
  const target = new URL(to);
  const basePath = target.pathname.replace(/\/+$/, "");
  const agent = new (target.protocol === "https:" ? HttpsAgent : HttpAgent)({ keepAlive: true });
  const check = createExchangeCheck(document, target.origin, basePath, createValidator(document));
  const recorder = har === undefined ? undefined : recordHar(har, document, target.origin);
  const found = new Map<string, CountedFinding>();
  const operations = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  let exchanges = 0;
  let unchecked = 0;

  const note = ({ operation, checked, findings }: Verdict): void => {
    if (!checked) unchecked += 1;
    if (operation !== undefined) operations.set(operation, (operations.get(operation) ?? 0) + 1);
    const news = new Map<string, SidedFinding>();
    for (const finding of findings) if (!news.has(faultOf(finding))) news.set(faultOf(finding), finding);
    for (const [fault, finding] of news) {
      const known = found.get(fault);
      if (known) known.count += 1;
      else found.set(fault, { ...finding, count: 1 });
    }
    if (news.size > 0) onFindings?.([...news.values()]);
  };

  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    exchanges += 1;
    const startedAt = new Date();
    const forwarded = await forward(incoming, outgoing, target, agent);
    const sent = {
      method: incoming.method ?? "GET",
      target: incoming.url ?? "/",
      requestHeaders: headersOf(incoming.rawHeaders),
    };
    if (forwarded.result === "aborted") return note({ operation: undefined, checked: false, findings: [] });
    if (forwarded.result === "complete") {
      const { status, rawHeaders, body, requestBody } = forwarded;
      const response = { status, headers: headersOf(rawHeaders), body };
      const exchange = { ...sent, requestBody, response };
      await recorder?.add(exchange, startedAt, Date.now() - startedAt.getTime());
      return note(await check(exchange));
    }
    const message =
      forwarded.result === "unreachable"
        ? `the server cannot be reached: ${forwarded.reason}`
        : `the response was cut off: ${forwarded.reason}`;
    if (!outgoing.headersSent && !outgoing.destroyed) {
      outgoing.writeHead(502, { "content-type": "text/plain" }).end(`${message}\n`);
      incoming.resume();
    }
    const finding = {
      check: "call",
      pointer: "#/paths",
      message,
      request: `${sent.method} ${target.origin}${basePath}`,
    };
    note({ operation: undefined, checked: true, findings: [{ ...finding, side: "server" }] });
  };

  const server = createServer((incoming, outgoing) => {
    const work = serve(incoming, outgoing).finally(() => pending.delete(work));
    pending.add(work);
  });
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === "EADDRINUSE" ? "it is in use" : message;
    throw new CouldNotRunError(`cannot listen on port ${port}: ${reason}`, { cause: error });
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${basePath}`,
    report: () => ({
      version: document.name,
      to,
      exchanges,
      operations: Object.fromEntries(operations),
      unchecked,
      findings: [...found.values()],
    }),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      const forced = setTimeout(() => server.closeAllConnections(), GRACE_MS);
      await closed;
      clearTimeout(forced);
      await Promise.all(pending);
      recorder?.close();
      agent.destroy();
    },
  };
}

/** Key of a fault: one per rule and operation, for all items and values. */
const faultOf = ({ side, check, operation, status, pointer, at, message }: SidedFinding): string =>
  [side, check, operation, status, pointer, at?.replace(/\/\d+(?=\/|$)/g, "/*"), message].join("|");

function headersOf(rawHeaders: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? "", rawHeaders[index + 1] ?? "");
  return headers;
}
