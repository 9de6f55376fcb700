import type { Document } from "../document/openapi.ts";
import { basePathOf } from "../document/servers.ts";
import { alternativesOf, schemeOf } from "./security.ts";

/** Returns the header of the document's credential; undefined unless there is exactly one. */
function keyHeaderOf(document: Document): string | undefined {
  const names = new Set(alternativesOf(document, document.security).flat());
  const places = [...names].map((name) => schemeOf(document, name)).filter((place) => place?.in === "header");
  return places.length === 1 ? places[0]?.name : undefined;
}

export function apiFacts(document: Document) {
  const { title, version } = document.info;
  const keyHeader = keyHeaderOf(document);
  return { title, version, basePath: basePathOf(document), ...(keyHeader !== undefined && { keyHeader }) };
}
