// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import {
  createVersionClient,
  type Client as VersionClient,
  type ConnectionOptions,
  type Credential,
} from "@assessment-api/runtime/client";
import { requests } from "./requests.gen.ts";
import type { paths } from "./schema.d.ts";

/** Options of a client. */
export interface ClientOptions extends ConnectionOptions {
  /** The token, or a function that returns it before each request that requires it. */
  token?: Credential | undefined;
}

/** A typed client: `GET`, `POST`, … by path return `{data, error, response}`. */
export type Client = VersionClient<paths>;

/** Creates a client. Throws a TypeError for an invalid `baseUrl` or credential. */
export function createClient(options: ClientOptions): Client {
  return createVersionClient<paths>(requests, options);
}
