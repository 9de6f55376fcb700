import type { FastifyRequest } from "fastify";
import { type ApiVersion, apiVersions } from "../domain/keys.ts";

/** Version of the API whose paths a URL is among; undefined for the control API, pages and files. */
export function versionIn(url: string): ApiVersion | undefined {
  const found = apiVersions.find((version) => url.startsWith(version, 1));
  const next = url[3];
  return url.startsWith("/") && (next === "/" || next === "?" || next === undefined) ? found : undefined;
}

/** The document's operationId; undefined for pages, files and unknown paths. */
export const operationIdOf = ({ routeOptions: { config } }: FastifyRequest): string | undefined =>
  (config as { operationId?: string } | undefined)?.operationId;

/** The organization that the path of a request to the control API names. */
export function organizationIn({ url, params }: FastifyRequest): string | undefined {
  if (!url.startsWith("/control/organizations/")) return undefined;
  const { p0 } = params as { p0?: string };
  return p0 || undefined;
}
