import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { MockError } from "../errors.ts";
import type { Version } from "../versions.ts";
import { bundleSpec } from "./bundle-spec.ts";
import { isYaml } from "./media-types.ts";
import type { OpenApiDocument, Operation } from "./openapi.ts";

/** A path of a root file (YAML or JSON, may have references to other files) or a document that is bundled already. */
export type Spec = string | object;

/**
 * The document of a version: from the given file or object, else the one its package publishes.
 *
 * @throws MockError when the document cannot be used; every problem with file and line.
 */
export async function loadDocument(version: Version, spec: Spec | undefined): Promise<OpenApiDocument> {
  if (typeof spec === "string") return await bundleSpec(spec);
  return (spec ?? (await publishedDocument(version))) as OpenApiDocument;
}

async function publishedDocument(version: Version): Promise<unknown> {
  let file: string;
  try {
    file = createRequire(import.meta.url).resolve(version.document);
  } catch {
    throw new MockError(`${version.document} is not there. In a checkout, run: pnpm generate`);
  }
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new MockError(`${file}: ${(error as Error).message}`);
  }
}

/** Operations of a document, in its order. The document itself is left as it is. */
export async function readOperations(document: OpenApiDocument): Promise<Operation[]> {
  try {
    const operations = await getHttpOperationsFromSpec(structuredClone(document));
    for (const operation of operations) checkParsedYaml(operation);
    return operations;
  } catch (error) {
    throw new MockError(`The document cannot be read: ${(error as Error).message}`);
  }
}

/** A YAML body is declared as text whose content has a schema; it is parsed before Prism sees it, so that schema counts. */
function checkParsedYaml({ request }: Operation): void {
  for (const content of request?.body?.contents ?? []) {
    const schema = content.schema as { type?: unknown; contentSchema?: object; $schema?: string } | undefined;
    if (!isYaml(content.mediaType) || schema === undefined) continue;
    const { $schema = "" } = schema;
    content.schema = schema.contentSchema === undefined ? { $schema } : { $schema, ...schema.contentSchema };
  }
}
