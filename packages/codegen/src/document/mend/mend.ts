import type { Document } from "../openapi.ts";
import type { Report } from "../problems.ts";
import { mendContents } from "./contents.ts";
import { mendFiles } from "./files.ts";
import { nameOperations } from "./operation-ids.ts";
import { mendParameters } from "./parameters.ts";
import { mendPaths } from "./paths.ts";
import { mendQuerystrings } from "./querystring.ts";
import { mendSchemas } from "./schemas.ts";
import { mendSequences } from "./sequences.ts";

/**
 * Gives a 3.1 document, in place, the one meaning that its author can have had where it is not as OpenAPI wants it, and tells each place.
 * `bodiless` are the methods whose bodies have no meaning. A document as OpenAPI wants it is left as it is, byte for byte.
 */
export function mend(document: Document, bodiless: ReadonlySet<string>, tell: Report): void {
  mendContents(document, bodiless, tell);
  mendSchemas(document, tell);
  mendFiles(document);
  mendSequences(document, tell);
  mendQuerystrings(document, tell);
  mendPaths(document, tell);
  mendParameters(document, tell);
  nameOperations(document, tell);
}
