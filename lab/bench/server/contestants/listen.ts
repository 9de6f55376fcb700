import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { announce } from "./announce.ts";

export async function listen(app: FastifyInstance): Promise<void> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  announce((app.server.address() as AddressInfo).port);
}
