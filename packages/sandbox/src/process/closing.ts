import { once } from "node:events";
import { Server } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

export interface CloseOptions {
  /**
   * How long idle connections stay open for one more request, whose response tells the client to close. A client that sends one
   * request after the other is not cut off in between; 0 closes idle connections at once.
   */
  readonly lingerInMs?: number | undefined;
}

/** Interval between checks for connections left idle after their last response. */
const SWEEP_INTERVAL = 20;

/**
 * Prepares a server for its end. The result stops listening at once, lets requests finish with `Connection: close` in their responses,
 * and cuts them off after `graceInMs`; it resolves when no connection is left.
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
      // The method of node:http also closes idle connections, over which a request may be on its way.
      Server.prototype.close.call(server);
      await Promise.race([closed, delay(Math.min(lingerInMs, graceInMs))]);
    }
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_INTERVAL);
    await app.close();
    clearInterval(sweep);
    clearTimeout(cut);
  };
}
