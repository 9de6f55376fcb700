import { Pool } from "undici";
import { BenchError } from "./benchmark.ts";
import type { BenchRequest } from "./server-contestants/scenario.ts";

export interface Bounds {
  /** How many requests to send, and after how long to stop all the same. */
  requests: number;
  milliseconds: number;
}

/** As many requests are under way at once, each on a connection of its own. */
const connections = 10;

/** Sends requests to one server, on connections that are kept. */
export function createLoad(url: string) {
  const pool = new Pool(url, { connections, pipelining: 1 });

  async function send({ method, path, headers, body, response }: BenchRequest): Promise<void> {
    const [status, byteLength] = await pool
      .request({ method, path, headers, ...(body !== undefined && { body }) })
      .then(async (response) => [response.statusCode, (await response.body.arrayBuffer()).byteLength])
      .catch((error: Error) => {
        throw new BenchError(`${method} ${path} got no response: ${error.message}`);
      });
    const length = response.body === undefined ? byteLength : Buffer.byteLength(response.body);
    // Comparing the text would take this process longer than some servers take to respond.
    if (status !== response.status || byteLength !== length) {
      throw new BenchError(
        `${method} ${path} got ${status} and ${byteLength} bytes, not ${response.status} and ${length}`,
      );
    }
  }

  return {
    /**
     * Sends the request again and again until one of the bounds is reached; returns the number of responses.
     *
     * @throws BenchError on a response of another status or length than the right one, and on none.
     */
    async run(request: BenchRequest, { requests, milliseconds }: Bounds): Promise<number> {
      const end = performance.now() + milliseconds;
      let sent = 0;
      const oneAfterTheOther = async () => {
        while (sent < requests && performance.now() < end) {
          sent++;
          await send(request);
        }
      };
      await Promise.all(Array.from({ length: connections }, oneAfterTheOther));
      return sent;
    },
    close: () => pool.destroy(),
  };
}

export type Load = ReturnType<typeof createLoad>;
