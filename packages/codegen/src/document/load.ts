import { readFileSync } from "node:fs";
import { bundle } from "./bundle.ts";
import { checkFields } from "./check-fields.ts";
import { checkReferences } from "./check-references.ts";
import { fillPathItems } from "./fill-path-items.ts";
import { fix } from "./fix/fix.ts";
import { fixNulls } from "./fix/nulls.ts";
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
 * Converts Swagger 2.0 and OpenAPI 3.0 to 3.2 to version 3.1: inlines path items, upgrades schemas, and names schemas
 * that the generated types cannot reach. Other references stay. Does not change the input.
 */
export function load(source: unknown, how: Reading = {}): Document {
  return reading(how, (tell) => loadAll(source, tell));
}

function loadAll(source: unknown, tell: Report): Document {
  const three = isSwagger(source) ? upgradeSwagger(source, tell) : source;
  const version = versionOf(three);
  const document = structuredClone(three) as Document;
  fixNulls(document, tell);
  checkFields(document, tell);
  followSelf(document);
  refuseOutside(document);
  refuse((report) => checkReferences(document, report));
  if (version.startsWith("3.0")) {
    document.openapi = "3.1.1";
    walkDocument(document, { schema: upgradeSchema });
  }
  fillMediaTypes(document);
  fillPathItems(document);
  fix(document, new Set(version.startsWith("3.0") ? ["get", "head", "trace"] : ["trace"]), tell);
  nameInnerSchemas(document);
  return document;
}

function versionOf(source: unknown): string {
  if (typeof source !== "object" || source === null || Array.isArray(source))
    throw new DocumentError("#", "is not an OpenAPI document; it needs `openapi`, `info` and `paths`");
  const { openapi } = source as { openapi?: unknown };
  if (openapi === undefined) throw new DocumentError("#", 'has no `openapi` with the OpenAPI version, such as "3.1.1"');
  if (typeof openapi !== "string" || !/^3\.[012](\.|$)/.test(openapi))
    throw new DocumentError(
      "#/openapi",
      `OpenAPI 3.0, 3.1 and 3.2 are supported, this document has ${JSON.stringify(openapi)}${typeof openapi === "number" ? "; write it in quotes" : ""}`,
    );
  return openapi;
}

export interface FileReading extends Reading {
  /** Local paths of referenced URLs. */
  files?: Readonly<Record<string, string>> | undefined;
  /** Overlays, applied in order after bundling. */
  overlays?: readonly string[] | undefined;
  read?: ((path: string) => void) | undefined;
}

const foreign = /\$ref["']?\s*:\s*["']?[^#"'\s]/;

/**
 * Reads and bundles a file and applies its overlays; `-` reads standard input. Throws {@link DocumentError} or file
 * system errors.
 */
export const bundleFile = (path: string, { strict, tell, ...more }: FileReading = {}): unknown =>
  reading({ strict, tell }, (tell) => readFile(path, { ...more, tell }));

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
        problem: `"${$ref}" is outside of this document; use loadFile, which bundles other files`,
      });
  };
  walkDocument(document, { schema: check, reference: check });
  const [first, ...more] = problems;
  if (first) throw new DocumentError(first.pointer, first.problem, more);
}
