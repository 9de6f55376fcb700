import { type ClientOptions, createVersionClient, type Client as VersionClient } from "@assessment-api/runtime/client";
import { requests } from "./generated/requests.gen.ts";
import type { paths } from "./generated/schema.d.ts";

/** A client of V2: `GET`, `POST`, … by path, each resolving to `{data, error, response}`. */
export type Client = VersionClient<paths>;

/** Creates a client of V2. Throws a TypeError for a `baseUrl` or `apiKey` that cannot work. */
export function createClient(options: ClientOptions): Client {
  return createVersionClient<paths>(requests, options);
}
