import type { Document, SecurityScheme } from "../document/openapi.ts";
import { operations } from "../document/operations.ts";
import { resolve } from "../document/references.ts";

/** Where a credential stands; the runtime's `SchemeSpec`. */
export interface SchemeSpec {
  in: "header" | "query" | "cookie";
  name: string;
  prefix?: string;
  option?: "apiKey" | "token";
  optional?: true;
}

/** Alternatives of which one has to hold, each the names of schemes that have to hold together. */
export type Alternatives = string[][];

/** Where the credential of a scheme stands; undefined where a request does not carry it, as with mutual TLS. */
function placeOf({ type, in: place, name = "", scheme = "" }: SecurityScheme): SchemeSpec | undefined {
  // The runtime knows this header by its usual spelling.
  if (type === "apiKey")
    return { in: place as SchemeSpec["in"], name: name.replace(/^authorization$/i, "Authorization") };
  if (type === "oauth2" || type === "openIdConnect") return { in: "header", name: "Authorization", prefix: "Bearer" };
  if (type !== "http") return undefined;
  const prefix = { basic: "Basic", bearer: "Bearer" }[scheme.toLowerCase()] ?? scheme;
  return { in: "header", name: "Authorization", prefix };
}

/** A scheme of the document by name; undefined where a request does not carry its credential, or there is no such scheme. */
export function schemeOf(document: Document, name: string): SchemeSpec | undefined {
  const scheme = document.components?.securitySchemes?.[name];
  return scheme && placeOf(resolve<SecurityScheme>(document, scheme));
}

/** The alternatives that ask a request for a credential. One that asks for none is left out: a credential is sent where there is one. */
export function alternativesOf(document: Document, security: Document["security"] = []): Alternatives {
  return security
    .map((requirement) => Object.keys(requirement).filter((name) => schemeOf(document, name) !== undefined))
    .filter((names) => names.length > 0);
}

/**
 * The schemes that operations use, by name. Of an API with one key or one token, an option of the client holds it; it is optional unless the
 * whole document asks for it.
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
