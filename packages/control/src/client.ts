import {
  createVersionClient,
  type TokenClientOptions,
  type Client as VersionClient,
} from "@assessment-api/runtime/client";
import { requests } from "./generated/requests.gen.ts";
import type { paths } from "./generated/schema.d.ts";

/** A client of the control API: `GET`, `POST`, … by path, each resolving to `{data, error, response}`. */
export type Client = VersionClient<paths>;

/** Where the control API is, `http://127.0.0.1:4010/control` say, and its token where the sandbox was started with one. */
export type ClientOptions = Omit<TokenClientOptions, "waitOn429">;

/** Creates a client of the control API. Throws a TypeError for a `baseUrl` or `token` that cannot work. */
export function createClient(options: ClientOptions): Client {
  return createVersionClient<paths>(requests, options);
}
