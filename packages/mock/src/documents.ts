import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { MockError } from "./errors.ts";

/** An operation in Prism's model: references resolved, examples and parameters in lists. */
export type Operation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];
export type DeclaredResponse = Operation["responses"][number];

/** A validation error of Prism. */
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

export const isJson = (mediaType: string): boolean => mediaType === "application/json" || mediaType.endsWith("+json");

export const isYaml = (mediaType: string): boolean => /[/+.-]yaml$/.test(mediaType);

/** The path of a root file (YAML or JSON, with or without references to other files), or a bundled document. */
export type Spec = string | object;

/**
 * Loads the document of a version.
 *
 * @param published package export of the default document
 *
 * @throws MockError if the document is invalid, with file and line of each problem.
 */
export async function loadDocument(published: string, spec: Spec | undefined): Promise<OpenApiDocument> {
  if (typeof spec === "string") return await bundleSpec(spec);
  return (spec ?? (await publishedDocument(published))) as OpenApiDocument;
}

async function publishedDocument(published: string): Promise<unknown> {
  let file: string;
  try {
    file = createRequire(import.meta.url).resolve(published);
  } catch {
    throw new MockError(`${published} is not there. In a checkout, run: pnpm generate`);
  }
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new MockError(`${file}: ${(error as Error).message}`);
  }
}

/** Returns the operations of a document in their order. Does not change the document. */
export async function readOperations(document: OpenApiDocument): Promise<Operation[]> {
  try {
    const operations = await getHttpOperationsFromSpec(structuredClone(document));
    for (const operation of operations) checkParsedYaml(operation);
    return operations;
  } catch (error) {
    throw new MockError(`The document cannot be read: ${(error as Error).message}`);
  }
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

/**
 * Bundles a document of several files.
 *
 * @throws MockError with file, line, column and message of each problem, one per line.
 */
export async function bundleSpec(root: string): Promise<OpenApiDocument> {
  if (!existsSync(root)) throw new MockError(`${shown(root)}: no such file`);
  // Loaded on demand: slow to load, and not needed for published documents.
  const redocly = await import("@redocly/openapi-core");
  const config = await redocly.createConfig({ rules: { struct: "error", "no-unresolved-refs": "error" } });

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
    return bundle.parsed as OpenApiDocument;
  } catch (error) {
    if (error instanceof MockError) throw error;
    throw new MockError(unreadable(error, root));
  }
}

/** Redocly throws for files that are not YAML instead of listing a problem. */
function unreadable(error: unknown, root: string): string {
  const { message, originalError } = error as Error & { originalError?: { mark?: { line: number; column: number } } };
  const mark = originalError?.mark;
  return mark === undefined
    ? `${shown(root)}: ${message}`
    : `${shown(root)}:${mark.line + 1}:${mark.column + 1} ${message}`;
}

/** Returns a path relative to the working directory, which terminals can open. */
function shown(file: string): string {
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}
