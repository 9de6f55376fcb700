import { startProxy } from "./proxy.ts";

export interface CountingProxy {
  readonly url: string;
  /** Waits for the server so far; a pipeline of statements counts once. */
  readonly roundTrips: number;
}

/** Counted message types: each Sync and Query gets one ReadyForQuery. */
const SYNC = "S".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const READY = "Z".charCodeAt(0);

export async function startCountingProxy(url: string): Promise<CountingProxy> {
  let roundTrips = 0;
  const way = await startProxy(url, (client, server) => {
    let unanswered = 0;
    // The startup message has no type byte.
    const sent = messages(4, (type) => {
      if (type !== SYNC && type !== QUERY) return;
      if (unanswered === 0) roundTrips += 1;
      unanswered += 1;
    });
    const received = messages(0, (type) => {
      if (type === READY && unanswered > 0) unanswered -= 1;
    });
    client.on("data", (bytes) => {
      sent(bytes);
      server.write(bytes);
    });
    server.on("data", (bytes) => {
      received(bytes);
      client.write(bytes);
    });
  });
  return {
    url: way,
    get roundTrips() {
      return roundTrips;
    },
  };
}

/** Parses message types of one direction: a byte, then a length of four bytes including itself. */
function messages(headless: 0 | 4, report: (type: number) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = headless > 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const header = isFirst ? 4 : 5;
      if (rest.length < header) return;
      const length = rest.readUInt32BE(header - 4) + header - 4;
      if (rest.length < length) return;
      if (!isFirst) report(rest[0] as number);
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}
