// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import {
  createVersionClient,
  type ClientOptions,
  type Client as VersionClient,
} from "@assessment-api/runtime/client";
import { requests } from "./requests.gen.ts";
import type { paths } from "./schema.d.ts";

export type { ClientOptions };

/** A client: `GET`, `POST`, … by path, each resolving to `{data, error, response}`. */
export type Client = VersionClient<paths>;

/** Creates a client. Throws a TypeError for a `baseUrl` or `apiKey` that cannot work. */
export function createClient(options: ClientOptions): Client {
  return createVersionClient<paths>(requests, options);
}
