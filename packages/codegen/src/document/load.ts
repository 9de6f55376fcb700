import { readFileSync } from "node:fs";
import { bundle } from "./bundle.ts";
import { checkFields } from "./check-fields.ts";
import { checkReferences } from "./check-references.ts";
import { fillPathItems } from "./fill-path-items.ts";
import { mend } from "./mend/mend.ts";
import { mendNulls } from "./mend/nulls.ts";
import { nameInnerSchemas } from "./name-inner-schemas.ts";
import type { Document } from "./openapi.ts";
import { applyOverlay } from "./overlay.ts";
import { parseText } from "./parse-text.ts";
import { DocumentError, type Problem, type Reading, type Report, reading, refuse } from "./problems.ts";
import { fillMediaTypes, followSelf } from "./read-newer.ts";
import { isSwagger, upgradeSwagger } from "./swagger.ts";
import { upgradeSchema } from "./upgrade-schema.ts";
import { walkDocument } from "./walk.ts";

/**
 * Makes one form of what Swagger 2.0, OpenAPI 3.0, 3.1 and 3.2 allow: references to path items are filled in, 3.0 schemas become 3.1 schemas, and a
 * schema that has no place in the generated types (`content` of a parameter, `contentSchema`) gets a name under components.
 * Other references stay. What is not as OpenAPI wants it gets the meaning that its author can have had, and is told.
 * A 3.1 document without those things comes out as it is. The input is not changed.
 */
export function load(source: unknown, how: Reading = {}): Document {
  return reading(how, (tell) => loadAll(source, tell));
}

function loadAll(source: unknown, tell: Report): Document {
  const three = isSwagger(source) ? upgradeSwagger(source, tell) : source;
  const version = versionOf(three);
  const document = structuredClone(three) as Document;
  mendNulls(document, tell);
  checkFields(document, tell);
  followSelf(document);
  refuseOutside(document);
  refuse((report) => checkReferences(document, report)); // everything after follows references
  if (version.startsWith("3.0")) {
    document.openapi = "3.1.1";
    walkDocument(document, { schema: upgradeSchema });
  }
  fillMediaTypes(document);
  fillPathItems(document);
  mend(document, new Set(version.startsWith("3.0") ? ["get", "head", "trace"] : ["trace"]), tell);
  nameInnerSchemas(document);
  return document;
}

/** The version of a document that can be loaded. */
function versionOf(source: unknown): string {
  if (typeof source !== "object" || source === null || Array.isArray(source))
    throw new DocumentError("#", "is not an OpenAPI document, which is an object with `openapi`, `info` and `paths`");
  const { openapi } = source as { openapi?: unknown };
  if (openapi === undefined)
    throw new DocumentError("#", 'has no `openapi`, the version of OpenAPI that it is written in, such as "3.1.1"');
  if (typeof openapi !== "string" || !/^3\.[012](\.|$)/.test(openapi))
    throw new DocumentError(
      "#/openapi",
      `OpenAPI 3.0, 3.1 and 3.2 are supported, this says ${JSON.stringify(openapi)}${typeof openapi === "number" ? "; write it in quotes" : ""}`,
    );
  return openapi;
}

export interface FileReading extends Reading {
  /** The path of the file that has what stands at a URL, for references to it. */
  files?: Readonly<Record<string, string>> | undefined;
  /** Paths of overlays, which are applied in their order to the document and what it refers to. */
  overlays?: readonly string[] | undefined;
  /** Takes the path of each file that is read. */
  read?: ((path: string) => void) | undefined;
}

/** A reference to something outside of its text. */
const foreign = /\$ref["']?\s*:\s*["']?[^#"'\s]/;

/**
 * Reads a file, with the files that it refers to and with overlays; `-` is the standard input. The result is one document of the version that it
 * is written in. Throws {@link DocumentError}, or what the file system says.
 */
export const bundleFile = (path: string, { strict, tell, ...more }: FileReading = {}): unknown =>
  reading({ strict, tell }, (tell) => readFile(path, { ...more, tell }));

/** Reads a file as {@link bundleFile} does, and loads it. */
export const loadFile = (path: string, { strict, tell, ...more }: FileReading = {}): Document =>
  reading({ strict, tell }, (tell) => loadAll(readFile(path, { ...more, tell }), tell));

function readFile(path: string, { files, overlays = [], read = () => {}, tell }: FileReading & { tell: Report }) {
  const textOf = (file: string) => {
    if (file !== "-") read(file);
    return readFileSync(file === "-" ? 0 : file, "utf8");
  };
  const text = textOf(path);
  const parsed = parseText(text, path);
  if (typeof parsed !== "object" || parsed === null) return parsed;
  // YAML may have one value in two places, of which an overlay changes one.
  const source = overlays.length > 0 ? JSON.parse(JSON.stringify(parsed)) : parsed;
  const bringIn = () => bundle(source as Document, path, { files, tell, read });
  if (foreign.test(text)) bringIn();
  for (const overlay of overlays) {
    const change = textOf(overlay);
    applyOverlay(source, parseText(change, overlay), overlay, tell);
    if (foreign.test(change)) bringIn();
  }
  return source;
}

function refuseOutside(document: Document): void {
  const problems: Problem[] = [];
  const check = ({ $ref }: { $ref?: string }, pointer: string) => {
    if (typeof $ref === "string" && !$ref.startsWith("#"))
      problems.push({
        pointer,
        problem: `"${$ref}" is outside of this document; read it with loadFile, which brings in other files`,
      });
  };
  walkDocument(document, { schema: check, reference: check });
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
