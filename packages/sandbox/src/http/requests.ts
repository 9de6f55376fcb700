import type { FastifyRequest } from "fastify";
import { type ApiVersion, apiVersions } from "../domain/keys.ts";

/** Returns the API version of a URL; undefined for the control API, pages and files. */
export function versionIn(url: string): ApiVersion | undefined {
  const found = apiVersions.find((version) => url.startsWith(version, 1));
  const next = url[3];
  return url.startsWith("/") && (next === "/" || next === "?" || next === undefined) ? found : undefined;
}

/** operationId; undefined for pages, files and unknown paths. */
export const operationIdOf = ({ routeOptions: { config } }: FastifyRequest): string | undefined =>
  (config as { operationId?: string } | undefined)?.operationId;

/** Returns the organization id in a control API path. */
export function organizationIn({ url, params }: FastifyRequest): string | undefined {
  if (!url.startsWith("/control/organizations/")) return undefined;
  const { p0 } = params as { p0?: string };
  return p0 || undefined;
}
