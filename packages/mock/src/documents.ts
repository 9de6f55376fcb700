import { existsSync, readdirSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { pathProblem } from "@assessment-api/runtime/path-problems";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http/dist/utils/operations.js";
import { parse } from "yaml";
import { type DeclaredOperation, nodeOf, readDeclared, stepsOf, targetOf } from "./declared.ts";
import { MockError } from "./errors.ts";

/** An operation in Prism's model: references resolved, examples and parameters in lists. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

export interface Violation {
  readonly path?: readonly (string | number)[] | undefined;
  readonly code?: string | number | undefined;
  readonly message: string;
}

/** Members of an OpenAPI document that the mock reads without Prism. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly summary?: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
}

export const isJson = (mediaType: string): boolean => /^application\/json\b|\+json\b/.test(mediaType);

export const isYaml = (mediaType: string): boolean => /[/+.-]yaml$/.test(mediaType);

/** A file or URL (YAML or JSON, also split into files), a folder with a root file, or a bundled document. */
export type Spec = string | object;

/**
 * Loads a document and bundles its files.
 *
 * @throws MockError if the document is invalid, with file and line of each problem.
 */
export async function loadDocument(spec: Spec): Promise<OpenApiDocument> {
  if (typeof spec !== "string") return demandOpenApi(spec, "The document");
  const file = isUrl(spec) ? spec : rootFile(spec);
  const text = await textOf(file);
  const parsed = parsedText(text);
  // Redocly reports lines but is slow to load, so it reads only documents that are invalid or split into files.
  const isWhole = parsed !== undefined && !needsBundling(parsed, parsed);
  return demandOpenApi(isWhole ? parsed : await bundle(file), shown(file));
}

const isUrl = (spec: string) => /^https?:\/\//i.test(spec);

export function rootFile(path: string): string {
  const isFolder = existsSync(path) && statSync(path).isDirectory();
  checkPath("", path, "read", isFolder ? "folder" : "file");
  if (!isFolder) return path;
  const names = readdirSync(path).filter((name) => /^(openapi|index|main|root)\.(ya?ml|json)$/i.test(name));
  const [name] = names.sort((a, b) => Number(/^openapi/i.test(b)) - Number(/^openapi/i.test(a)));
  if (name === undefined)
    throw new MockError(`${shown(path)}: no openapi.yaml or openapi.json in this folder; name the file`);
  return join(path, name);
}

async function textOf(file: string): Promise<string> {
  if (!isUrl(file)) return await readFile(file, "utf8");
  try {
    const response = await fetch(file);
    if (!response.ok) throw new MockError(`${file}: the server responded with ${response.status}`);
    return await response.text();
  } catch (error) {
    if (error instanceof MockError) throw error;
    const { cause, message } = error as Error & { cause?: Error };
    throw new MockError(`${file}: cannot be loaded: ${cause?.message ?? message}`);
  }
}

function parsedText(text: string): unknown {
  try {
    // The YAML parser also reads JSON, but slowly.
    return /^\s*\{/.test(text) ? JSON.parse(text) : parse(text, { logLevel: "error", maxAliasCount: -1, merge: true });
  } catch {
    return undefined;
  }
}

/**
 * Returns true for references to other files or without a target. Skips examples, whose data may look like references.
 */
function needsBundling(document: unknown, node: unknown, parent = ""): boolean {
  if (typeof node !== "object" || node === null) return false;
  const { $ref } = node as { $ref?: unknown };
  if (typeof $ref === "string" && (!$ref.startsWith("#") || targetOf(document, $ref) === undefined)) return true;
  const isNames = parent === "properties";
  return Object.entries(node).some(([name, value]) => {
    if (!isNames && (name === "example" || name.startsWith("x-") || (name === "examples" && Array.isArray(value))))
      return false;
    if (!isNames && name === "examples")
      return Object.values(nodeOf(value)).some((one) => needsBundling(document, { $ref: nodeOf(one).$ref }));
    return needsBundling(document, value, isNames ? "" : name);
  });
}

function demandOpenApi(document: unknown, name: string): OpenApiDocument {
  const { openapi, swagger, info, paths } = nodeOf(document);
  const say = (problem: string) => new MockError(`${name}: ${problem}`);
  if (swagger !== undefined)
    throw say(`Swagger ${swagger} is not supported; convert it to OpenAPI 3, for example with swagger2openapi`);
  if (openapi === undefined) throw say("not an OpenAPI document: it has no member openapi");
  if (!/^3\.[012]\b/.test(String(openapi))) throw say(`OpenAPI ${openapi} is not supported; use 3.0, 3.1 or 3.2`);
  if (paths === undefined) throw say("the document has no paths");
  const { title = name, version = "" } = nodeOf(info);
  return { ...nodeOf(document), info: { ...nodeOf(info), title, version } } as OpenApiDocument;
}

export async function publishedDocument(published: string): Promise<OpenApiDocument> {
  let file: string;
  try {
    file = createRequire(import.meta.url).resolve(published);
  } catch {
    throw new MockError(`${published} is missing. In a checkout, run: pnpm generate`);
  }
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new MockError(`${file}: ${(error as Error).message}`);
  }
}

/**
 * Returns an operation in Prism's model. Prism gets only this operation and the components that it uses: the model of a
 * whole document takes seconds and hundreds of megabytes if the document is large.
 */
export async function readOperation(
  document: OpenApiDocument,
  { path, method }: Pick<DeclaredOperation, "path" | "method">,
): Promise<Operation> {
  try {
    const operations = await getHttpOperationsFromSpec(excerpt(document, path, method));
    const operation = operations.find((one) => one.path === path && one.method === method);
    if (operation === undefined) throw new Error("Prism does not list it");
    checkParsedYaml(operation);
    return operation;
  } catch (error) {
    throw new MockError(`${method.toUpperCase()} ${path} cannot be read: ${(error as Error).message}`);
  }
}

export async function readOperations(document: OpenApiDocument): Promise<Operation[]> {
  return await Promise.all(readDeclared(document).operations.map((operation) => readOperation(document, operation)));
}

function excerpt(document: OpenApiDocument, path: string, method: string): object {
  const { openapi, info, servers, security, components, paths, tags } = structuredCloneable(document);
  const item = nodeOf(nodeOf(paths)[path]);
  const followed = typeof item.$ref === "string" ? nodeOf(targetOf(document, item.$ref)) : item;
  const { parameters, servers: own, summary, description } = followed;
  const part = { parameters, servers: own, summary, description, [method]: followed[method] };
  const copy: Record<string, unknown> = {
    // Prism does not support 3.2.
    openapi: String(openapi).startsWith("3.2") ? "3.1.1" : openapi,
    info,
    ...(servers !== undefined && { servers }),
    ...(security !== undefined && { security }),
    ...(tags !== undefined && { tags }),
    components: { securitySchemes: nodeOf(components).securitySchemes ?? {} },
    paths: { [path]: JSON.parse(JSON.stringify(part)) },
  };
  const copied = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { $ref } = node as { $ref?: unknown };
    if (typeof $ref === "string" && !copied.has($ref)) {
      copied.add($ref);
      const target = targetOf(document, $ref);
      if (target !== undefined) {
        place(copy, stepsOf($ref), target);
        visit(target);
      }
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(copy);
  return JSON.parse(JSON.stringify(copy, withoutExamples));
}

/**
 * JSON replacer that drops the examples of messages. The mock reads them itself; Prism would follow references in their
 * data.
 */
function withoutExamples(this: object, name: string, value: unknown): unknown {
  return (name === "example" || name === "examples") && "schema" in this ? undefined : value;
}

const structuredCloneable = (document: OpenApiDocument) => document as unknown as Record<string, unknown>;

function place(root: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  let at = root;
  for (const step of steps.slice(0, -1)) {
    at[step] = { ...nodeOf(at[step]) };
    at = at[step] as Record<string, unknown>;
  }
  at[steps.at(-1) ?? ""] = value;
}

/** The mock parses YAML bodies before Prism validates them, so `contentSchema` replaces the schema of the text. */
function checkParsedYaml({ request }: Operation): void {
  for (const content of request?.body?.contents ?? []) {
    const schema = content.schema as { type?: unknown; contentSchema?: object; $schema?: string } | undefined;
    if (!isYaml(content.mediaType) || schema === undefined) continue;
    const { $schema = "" } = schema;
    content.schema = schema.contentSchema === undefined ? { $schema } : { $schema, ...schema.contentSchema };
  }
}

/** Reports malformed files and dead references with file, line and column. */
async function bundle(root: string): Promise<unknown> {
  // Loaded on demand: slow to load, and not needed for published documents.
  const redocly = await import("@redocly/openapi-core");
  // Only dead references are errors: the mock serves what it can read.
  const config = await redocly.createConfig({ rules: { "no-unresolved-refs": "error" } });

  const describe = (problem: NormalizedProblem) => {
    const [place] = problem.location;
    if (place === undefined) return problem.message;
    const { start } = redocly.getLineColLocation(place);
    const at = place.pointer === undefined || place.pointer === "#/" ? "" : ` (${place.pointer})`;
    return `${shown(place.source.absoluteRef)}:${start.line}:${start.col} ${problem.message.trim()}${at}`;
  };

  try {
    const problems = (await redocly.lint({ ref: root, config })).filter(({ severity }) => severity === "error");
    if (problems.length > 0) throw new MockError([...new Set(problems.map(describe))].join("\n"));
    const { bundle } = await redocly.bundle({ ref: root, config });
    return bundle.parsed;
  } catch (error) {
    if (error instanceof MockError) throw error;
    throw new MockError(unreadable(error, root));
  }
}

/** Formats an error that Redocly throws for files that are not YAML, instead of reporting a problem. */
function unreadable(error: unknown, root: string): string {
  const { message, originalError } = error as Error & { originalError?: { mark?: { line: number; column: number } } };
  const mark = originalError?.mark;
  return mark === undefined
    ? `${shown(root)}: ${message}`
    : `${shown(root)}:${mark.line + 1}:${mark.column + 1} ${message}`;
}

/** @throws MockError if the mock cannot use a path. `what` names the option. */
export function checkPath(what: string, path: string, action: "read" | "write", kind: "file" | "folder"): void {
  const problem = pathProblem(shown(path) || ".", action, kind);
  if (problem !== undefined) throw new MockError(`${what} ${problem}`.trim());
}

/** Returns the path relative to the working directory, so that terminals can open it. */
export function shown(file: string): string {
  if (isUrl(file)) return file;
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}
