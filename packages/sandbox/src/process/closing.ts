import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export interface CloseOptions {
  /**
   * Grace period for idle connections, whose next response tells clients to close; sequential clients are not cut
   * off. 0 closes idle connections immediately.
   */
  readonly lingerInMs?: number | undefined;
}

/** Poll interval for newly idle connections. */
const SWEEP_INTERVAL = 20;

/**
 * Prepares a graceful shutdown. The returned function stops listening, sends `Connection: close`, and cuts
 * connections after `graceInMs`; resolves without open connections.
 */
export function prepareClosing(app: FastifyInstance): (graceInMs: number, options?: CloseOptions) => Promise<void> {
  let closing = false;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) reply.header("connection", "close");
    done();
  });

  return async (graceInMs, { lingerInMs = 0 } = {}) => {
    closing = true;
    const { server } = app;
    const cut = setTimeout(() => server.closeAllConnections(), graceInMs);
    if (server.listening && lingerInMs > 0) {
      const closed = once(server, "close");
      // node:http's own close also closes idle connections with a request in flight.
      Server.prototype.close.call(server);
      await Promise.race([closed, delay(Math.min(lingerInMs, graceInMs))]);
    }
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
  };
}
