import type { Document, SecurityScheme } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";

/** Matches the runtime's `SchemeSpec`. */
export interface SchemeSpec {
  in: "header" | "query" | "cookie";
  name: string;
  prefix?: string;
  option?: "apiKey" | "token";
  optional?: true;
}

/** Alternatives, one of which must hold; each lists schemes that must all hold. */
export type Alternatives = string[][];

/** Returns the place of a credential; undefined if it is not part of the request, as with mutual TLS. */
function placeOf({ type, in: place, name = "", scheme = "" }: SecurityScheme): SchemeSpec | undefined {
  // The runtime compares this header name case-sensitively.
  if (type === "apiKey")
    return { in: place as SchemeSpec["in"], name: name.replace(/^authorization$/i, "Authorization") };
  if (type === "oauth2" || type === "openIdConnect") return { in: "header", name: "Authorization", prefix: "Bearer" };
  if (type !== "http") return undefined;
  const prefix = { basic: "Basic", bearer: "Bearer" }[scheme.toLowerCase()] ?? scheme;
  return { in: "header", name: "Authorization", prefix };
}

/** Finds a scheme by name; undefined if it is unknown or not part of the request. */
export function schemeOf(document: Document, name: string): SchemeSpec | undefined {
  const scheme = document.components?.securitySchemes?.[name];
  return scheme && placeOf(resolve<SecurityScheme>(document, scheme));
}

/** Returns the security alternatives. Omits empty ones, so that an optional credential is sent if present. */
export function alternativesOf(document: Document, security: Document["security"] = []): Alternatives {
  return security
    .map((requirement) => Object.keys(requirement).filter((name) => schemeOf(document, name) !== undefined))
    .filter((names) => names.length > 0);
}

/**
 * Returns the schemes in use, by name. The only key or token of an API becomes a client option, required only if the
 * whole document requires it.
 */
export function schemesOf(document: Document): Record<string, SchemeSpec> {
  const used = new Set(
    [document.security ?? [], ...[...operations(document)].map(({ operation }) => operation.security ?? [])].flatMap(
      (security) => alternativesOf(document, security).flat(),
    ),
  );
  const schemes = Object.fromEntries(
    [...used].map((name): [string, SchemeSpec] => [name, schemeOf(document, name) as SchemeSpec]),
  );
  const [only, ...more] = Object.values(schemes);
  if (!only || more.length > 0 || (only.prefix !== undefined && only.prefix !== "Bearer")) return schemes;
  only.option = only.prefix === undefined ? "apiKey" : "token";
  const { security = [] } = document;
  if (security.length === 0 || alternativesOf(document, security).length < security.length) only.optional = true;
  return schemes;
}
