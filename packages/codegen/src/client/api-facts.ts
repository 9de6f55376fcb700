import type { Document } from "../document/openapi.ts";
import { keyHeaderOf } from "./request-table.ts";

/** Path of the first server, without a slash at the end: empty at the root of its host, and where the document names no server. */
function basePathOf({ servers = [] }: Document): string {
  const [{ url = "", variables = {} } = {}] = servers;
  const filled = url.replace(/\{([^}]*)\}/g, (_, name: string) => variables[name]?.default ?? "");
  const base = "http://localhost";
  return URL.canParse(filled, base) ? new URL(filled, base).pathname.replace(/\/+$/, "") : "";
}

/** Facts of a document that programs need which serve or show its API. */
export function apiFacts(document: Document) {
  const { title, version } = document.info;
  const { keyHeader } = keyHeaderOf(document) ?? {};
  return { title, version, basePath: basePathOf(document), ...(keyHeader !== undefined && { keyHeader }) };
}
