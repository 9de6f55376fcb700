import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ApiVersion } from "../domain/keys.ts";
import { versions } from "./versions.ts";

export interface VersionCall {
  readonly version: ApiVersion;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly contentType: string;
  readonly accept: string;
  readonly body: Uint8Array | undefined;
}

export interface VersionResponse {
  readonly requestId: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Calls {
  send(organizationId: string, call: VersionCall): Promise<VersionResponse>;
  readonly callers: ReadonlyMap<string, string>;
}

/** @param app a callback for late initialization */
export function createCalls(app: () => FastifyInstance): Calls {
  const underWay = new Map<string, string>();
  return {
    callers: underWay,

    async send(organizationId, { version, method, path, contentType, accept, body }) {
      const { basePath, keyHeader } = versions[version].api;
      const key = `call_${randomUUID()}`;
      underWay.set(key, organizationId);
      try {
        const { statusCode, headers, payload } = await app().inject({
          method,
          url: `${basePath}${path}`,
          headers: { [keyHeader]: key, accept, ...(body && { "content-type": contentType }) },
          ...(body && { payload: Buffer.from(body) }),
        });
        const entries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]);
        const { "x-request-id": requestId = "", ...others } = Object.fromEntries(entries);
        return { requestId, status: statusCode, headers: { ...others, "x-request-id": requestId }, body: payload };
      } finally {
        underWay.delete(key);
      }
    },
  };
}
