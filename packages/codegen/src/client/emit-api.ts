import type { Document } from "../document/openapi.ts";
import { apiFacts } from "./api-facts.ts";

export const emitApi = (document: Document): string =>
  `/** Title and version of the document, the path of its first server, and the header that carries the credential. */
export const api = ${JSON.stringify(apiFacts(document), null, 2)} as const;
`;
