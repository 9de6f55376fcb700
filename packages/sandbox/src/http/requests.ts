import type { FastifyRequest } from "fastify";
import type { ApiVersion } from "../domain/keys.ts";

/** Version of the API whose paths a URL is among; undefined for the control API, pages and files. */
export const versionIn = (url: string): ApiVersion | undefined =>
  /^\/(v[123])(?:[/?]|$)/.exec(url)?.[1] as ApiVersion | undefined;

/** The document's operationId; undefined for pages, files and unknown paths. */
export const operationIdOf = ({ routeOptions: { config } }: FastifyRequest): string | undefined =>
  (config as { operationId?: string } | undefined)?.operationId;
