import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { ApiVersion } from "../domain/keys.ts";
import { versions } from "./versions.ts";

/** A call of V1, V2 or V3 in an organization's name, for which no key of it is needed. */
export interface VersionCall {
  readonly version: ApiVersion;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Below the version's base URL, with its query. */
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
  /** The organization of a call whose key this is; the key is valid while the call lasts. */
  organizationOf(key: string): string | undefined;
}

/** @param app serves the versions; asked for when there is something to call */
export function createCalls(app: () => FastifyInstance): Calls {
  const underWay = new Map<string, string>();
  return {
    organizationOf: (key) => underWay.get(key),

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
