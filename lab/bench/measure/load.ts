import { Pool } from "undici";
import { BenchError } from "../benchmark.ts";
import type { BenchRequest } from "../server/contestants/scenario.ts";

export interface Bounds {
  requests: number;
  milliseconds: number;
}

/** Sends concurrent requests to a server over kept-alive connections. */
export function createLoad(url: string, connections = 10) {
  const pool = new Pool(url, { connections, pipelining: 1 });

  async function send({ method, path, headers, body, response }: BenchRequest): Promise<void> {
    const [status, byteLength] = await pool
      .request({ method, path, headers, ...(body !== undefined && { body }) })
      .then(async (response) => [response.statusCode, (await response.body.arrayBuffer()).byteLength])
      .catch((error: Error) => {
        throw new BenchError(`${method} ${path} got no response: ${error.message}`);
      });
    const length = response.body === undefined ? byteLength : Buffer.byteLength(response.body);
    // Compare only the length: comparing the text would take longer than the response of some servers.
    if (status !== response.status || byteLength !== length) {
      throw new BenchError(
        `${method} ${path} got ${status} and ${byteLength} bytes, not ${response.status} and ${length}`,
      );
    }
  }

  return {
    /**
     * Repeats one or several requests until a bound is reached.
     * @param took receives the milliseconds of each response
     * @throws BenchError for an unexpected status or length, or without a response
     */
    async run(
      request: BenchRequest | readonly BenchRequest[],
      { requests, milliseconds }: Bounds,
      took: (milliseconds: number) => void = () => {},
    ): Promise<number> {
      const turns = [request].flat();
      const end = performance.now() + milliseconds;
      let sent = 0;
      const oneAfterTheOther = async () => {
        while (sent < requests && performance.now() < end) {
          const start = performance.now();
          await send(turns[sent++ % turns.length] as BenchRequest);
          took(performance.now() - start);
        }
      };
      const rest = stayAwake();
      await Promise.all(Array.from({ length: connections }, oneAfterTheOther)).finally(rest);
      return sent;
    },
    close: () => pool.destroy(),
  };
}

/**
 * Keeps the event loop awake. Waking a sleeping receiver costs a server up to 5 µs per response, which distorts small
 * differences.
 * @returns a function that stops it
 */
function stayAwake(): () => void {
  let next = setImmediate(function turn() {
    next = setImmediate(turn);
  });
  return () => clearImmediate(next);
}

export type Load = ReturnType<typeof createLoad>;
