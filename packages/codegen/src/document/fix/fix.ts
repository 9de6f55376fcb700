import type { Document } from "../openapi.ts";
import type { Report } from "../problems.ts";
import { fixContents } from "./contents.ts";
import { fixFiles } from "./files.ts";
import { nameOperations } from "./operation-ids.ts";
import { fixParameters } from "./parameters.ts";
import { fixPaths } from "./paths.ts";
import { fixQuerystrings } from "./querystring.ts";
import { fixSchemas } from "./schemas.ts";
import { fixSequences } from "./sequences.ts";

/**
 * Fixes invalid parts of a 3.1 document in place, by their most likely meaning, and reports each. Also normalizes
 * files, streams and `in: querystring`.
 */
export function fix(document: Document, bodiless: ReadonlySet<string>, tell: Report): void {
  fixContents(document, bodiless, tell);
  fixSchemas(document, tell);
  fixFiles(document);
  fixSequences(document, tell);
  fixQuerystrings(document, tell);
  fixPaths(document, tell);
  fixParameters(document, tell);
  nameOperations(document, tell);
}
