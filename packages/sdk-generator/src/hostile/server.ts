import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { compose, type Names } from "./compose.ts";
import { type HostileResponse, hostileResponses } from "./table.ts";

/** How long a server that is silent keeps its response back: longer than the clients of the tests wait. */
const SILENCE = 5_000;

/** Resolves to the target of a request once its body is there, too. */
async function requestOn(socket: Socket): Promise<string> {
  let text = "";
  for await (const part of socket.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    text += part.toString("latin1");
    const [head = "", ...rest] = text.split("\r\n\r\n");
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    if (text.includes("\r\n\r\n") && rest.join("\r\n\r\n").length >= length) return head.split(" ")[1] ?? "";
  }
  return "";
}

async function drip(socket: Socket, data: Buffer, { every, parts }: { every: number; parts: number }) {
  const size = Math.ceil(data.length / parts);
  for (let start = 0; start < data.length && !socket.destroyed; start += size) {
    socket.write(data.subarray(start, start + size));
    await pause(every);
  }
}

/** The parts of a response that go out before it is cut off, each by itself. */
function upToCut({ cut }: HostileResponse, { head, body, end }: ReturnType<typeof compose>): Buffer[] {
  const half = (data: Buffer) => data.subarray(0, Math.floor(data.length / 2));
  if (cut === undefined) return [head, body, end];
  return { start: [], head: [half(head)], "body start": [head], body: [head, half(body)], "body end": [head, body] }[
    cut
  ];
}

async function respond(socket: Socket, response: HostileResponse, names: Names): Promise<void> {
  const composed = compose(response, names);
  const [head, ...content] = upToCut(response, composed);
  if (response.silent && !response.cut) await pause(SILENCE, undefined, { ref: false });
  if (head) await (response.drip?.head ? drip(socket, head, response.drip) : socket.write(head));
  const body = Buffer.concat(content);
  await (response.drip && !response.drip.head ? drip(socket, body, response.drip) : socket.write(body));
  if (response.cut && response.silent) {
    await pause(SILENCE, undefined, { ref: false });
    socket.write(Buffer.concat([composed.body, composed.end]).subarray(body.length));
  }
  if (!response.cut || response.gently || response.silent) return void socket.end();
  // Bytes that were written have to be on their way, or the reset would take them back.
  await pause(20);
  socket.resetAndDestroy();
}

/** A server that responds as the table says; `close` ends it. */
export interface HostileServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a server of the rows of `vectors/hostile-responses.json`. A row is below `/<index of the row>/<any name>`, which is the base URL of a
 * client: requests below it get the row's responses in turn, and the last one again and again; each name begins with the first. Redirects lead to
 * `/elsewhere`, where there is a success.
 */
export async function startHostileServer(): Promise<HostileServer> {
  const { samples, rows } = hostileResponses;
  const counts = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setNoDelay());
    socket.on("close", () => sockets.delete(socket)).on("error", () => {});
    requestOn(socket)
      .then(async (target) => {
        const [, index = "", name] = target.split("/");
        const place = `/${index}/${name}`;
        const count = counts.get(place) ?? 0;
        counts.set(place, count + 1);
        const responses = rows[Number(index)]?.responses ?? [{ sample: "candidate" }];
        const names = { samples, url, otherHost: url.replace("127.0.0.1", "localhost") };
        await respond(socket, responses[Math.min(count, responses.length - 1)] as HostileResponse, names);
      })
      .catch(() => socket.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
