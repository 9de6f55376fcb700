import { readFileSync } from "node:fs";
import { checkReferences } from "./check-references.ts";
import { fillPathItems } from "./fill-path-items.ts";
import { mend } from "./mend/mend.ts";
import { nameInnerSchemas } from "./name-inner-schemas.ts";
import type { Document } from "./openapi.ts";
import { parseText } from "./parse-text.ts";
import { DocumentError, type Problem, type Reading, type Report, reading, refuse } from "./problems.ts";
import { upgradeSchema } from "./upgrade-schema.ts";
import { walkDocument } from "./walk.ts";

/**
 * Makes one form of what OpenAPI 3.0 and 3.1 allow: references to path items are filled in, 3.0 schemas become 3.1 schemas, and a
 * schema that has no place in the generated types (`content` of a parameter, `contentSchema`) gets a name under components.
 * Other references stay. What is not as OpenAPI wants it gets the meaning that its author can have had, and is told.
 * A 3.1 document without those things comes out as it is. The input is not changed.
 */
export function load(source: unknown, how: Reading = {}): Document {
  return reading(how, (tell) => loadAll(source, tell));
}

function loadAll(source: unknown, tell: Report): Document {
  const version = versionOf(source);
  const document = structuredClone(source) as Document;
  refuseOutside(document);
  refuse((report) => checkReferences(document, report)); // everything after follows references
  if (version.startsWith("3.0")) {
    document.openapi = "3.1.1";
    walkDocument(document, { schema: upgradeSchema });
  }
  fillPathItems(document);
  mend(document, new Set(version.startsWith("3.0") ? ["get", "head", "trace"] : ["trace"]), tell);
  nameInnerSchemas(document);
  return document;
}

/** The version of a document that can be loaded. */
function versionOf(source: unknown): string {
  if (typeof source !== "object" || source === null || Array.isArray(source))
    throw new DocumentError("#", "is not an OpenAPI document, which is an object with `openapi`, `info` and `paths`");
  const { openapi, swagger } = source as { openapi?: unknown; swagger?: unknown };
  if (swagger !== undefined && openapi === undefined)
    throw new DocumentError(
      "#/swagger",
      `this is Swagger ${swagger}; convert it to OpenAPI 3 first, for example: npx swagger2openapi swagger.json --outfile openapi.json`,
    );
  if (openapi === undefined)
    throw new DocumentError("#", 'has no `openapi`, the version of OpenAPI that it is written in, such as "3.1.1"');
  if (typeof openapi !== "string" || !/^3\.[01](\.|$)/.test(openapi))
    throw new DocumentError(
      "#/openapi",
      `OpenAPI 3.0 and 3.1 are supported, this says ${JSON.stringify(openapi)}${typeof openapi === "number" ? "; write it in quotes" : ""}`,
    );
  return openapi;
}

/** Reads and loads a file. Throws {@link DocumentError}, or what the file system says. */
export function loadFile(path: string, how: Reading = {}): Document {
  return load(parseText(readFileSync(path, "utf8"), path), how);
}

function refuseOutside(document: Document): void {
  const problems: Problem[] = [];
  const check = ({ $ref }: { $ref?: string }, pointer: string) => {
    if (typeof $ref === "string" && !$ref.startsWith("#"))
      problems.push({
        pointer,
        problem: `"${$ref}" is outside of this file; bundle it first, for example: redocly bundle openapi.yaml --output bundled.json`,
      });
  };
  walkDocument(document, { schema: check, reference: check });
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
