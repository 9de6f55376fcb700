import { once } from "node:events";
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Random } from "../random.ts";

/** Failures of webhook receivers, until `recover` is called. */
const manners = {
  well: (response) => void response.writeHead(204).end(),
  failing: (response) => void response.writeHead(503, { "retry-after": "1" }).end(),
  refusing: (response) => void response.writeHead(400).end("no such event"),
  redirecting: (response) => void response.writeHead(302, { location: "/elsewhere" }).end(),
  resetting: (response) => void response.socket?.resetAndDestroy(),
  // Shorter than the sandbox's timeout of 15 s, so that a run does not take hours.
  hanging: (response) => void setTimeout(() => response.socket?.resetAndDestroy(), 300),
  slow: (response) => void setTimeout(() => response.writeHead(200).end(), 400),
  verbose: (response) => void response.writeHead(200).end("x".repeat(10_000_000)),
  verboseFailing: (response) => void response.writeHead(500).end("x".repeat(10_000_000)),
} satisfies Record<string, (response: ServerResponse) => void>;

type Manner = keyof typeof manners;

export interface ReceiverLog {
  readonly url: string;
  readonly apiVersion: "V1" | "V2";
  /** Number of requests by `webhook-id`, with any response. */
  readonly requests: ReadonlyMap<string, number>;
  /** Ids of events whose request received a 2xx response. */
  readonly accepted: ReadonlySet<string>;
}

export interface Receivers {
  readonly logs: readonly ReceiverLog[];
  /** Makes all receivers respond correctly; pending requests are cut off. */
  recover(): void;
  close(): void;
}

/** One receiver per line, with the failures it selects from. */
const behaviours: readonly (readonly [ReceiverLog["apiVersion"], readonly Manner[]])[] = [
  ["V1", ["well"]],
  ["V2", ["well"]],
  ["V1", ["well", "failing", "refusing"]],
  ["V2", ["failing", "redirecting", "resetting"]],
  ["V2", ["well", "resetting", "slow"]],
  ["V2", ["verbose", "verboseFailing"]],
  ["V1", ["hanging", "well"]],
];

export async function startReceivers(random: Random): Promise<Receivers> {
  let recovered = false;
  const servers: Server[] = [];
  const logs = await Promise.all(
    behaviours.map(async ([apiVersion, choices]): Promise<ReceiverLog> => {
      const requests = new Map<string, number>();
      const accepted = new Set<string>();
      const server = createServer((request, response) => {
        const id = String(request.headers["webhook-id"]);
        requests.set(id, (requests.get(id) ?? 0) + 1);
        // The sandbox reads only the start of a long response.
        response.once("close", () => {
          if (response.headersSent && response.statusCode < 300) accepted.add(id);
        });
        request.resume().once("end", () => manners[recovered ? "well" : random.pick(choices)](response));
      });
      servers.push(server);
      await once(server.listen(0, "127.0.0.1"), "listening");
      return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, apiVersion, requests, accepted };
    }),
  );
  return {
    logs,
    recover() {
      recovered = true;
      for (const server of servers) server.closeAllConnections();
    },
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}
