import { startProxy } from "./proxy.ts";

/** A way to a database that counts round trips. */
export interface CountingProxy {
  readonly url: string;
  /** So far: how often the server was waited for, however many statements were sent at a time. */
  readonly roundTrips: number;
}

/** First byte of the messages that are counted: each Sync, and each Query, is answered by one ReadyForQuery. */
const SYNC = "S".charCodeAt(0);
const QUERY = "Q".charCodeAt(0);
const READY = "Z".charCodeAt(0);

export async function startCountingProxy(url: string): Promise<CountingProxy> {
  let roundTrips = 0;
  const way = await startProxy(url, (client, server) => {
    let unanswered = 0;
    // The message that opens a connection has no first byte of its own.
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

/** Tells the type of each message of a direction: a byte, and four for a length that counts itself. */
function messages(headless: 0 | 4, tell: (type: number) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isFirst = headless > 0;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const header = isFirst ? 4 : 5;
      if (rest.length < header) return;
      const length = rest.readUInt32BE(header - 4) + header - 4;
      if (rest.length < length) return;
      if (!isFirst) tell(rest[0] as number);
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}
