import { hasOneWayProperties } from "../document/one-way-properties.ts";
import type { Document } from "../document/openapi.ts";
import { requestTable } from "./request-table.ts";

/** `client.gen.ts`: the typed client. */
export function emitClient(document: Document, runtime: string): string {
  const { bearer = false } = requestTable(document);
  const options = bearer ? "TokenClientOptions" : "ClientOptions";
  const types = hasOneWayProperties(document) ? `paths, "marked"` : "paths";
  const credential = bearer ? "token" : "apiKey";
  return `import {
  createVersionClient,
  type ${options}${bearer ? " as ClientOptions" : ""},
  type Client as VersionClient,
} from ${JSON.stringify(`${runtime}/client`)};
import { requests } from "./requests.gen.ts";
import type { paths } from "./schema.d.ts";

export type { ClientOptions };

/** A client: \`GET\`, \`POST\`, … by path, each resolving to \`{data, error, response}\`. */
export type Client = VersionClient<${types}>;

/** Creates a client. Throws a TypeError for a \`baseUrl\` or \`${credential}\` that cannot work. */
export function createClient(options: ClientOptions): Client {
  return createVersionClient<${types}>(requests, options);
}
`;
}
