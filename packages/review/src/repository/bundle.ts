import { join } from "node:path";
import type { DocumentError, Problem } from "@assessment-api/codegen";
import { CouldNotRunError } from "../errors.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { createSources } from "./sources.ts";

export interface Source {
  root: string;
  path: string;
}

export async function bundle({ root, path }: Source): Promise<JsonObject> {
  const { bundleFile } = await import("@assessment-api/codegen");
  let document: unknown;
  try {
    document = bundleFile(join(root, path), { strict: true });
  } catch (error) {
    throw new CouldNotRunError(`${path} cannot be bundled:\n  ${linesOf(error, root, path).join("\n  ")}`);
  }
  if (!isObject(document)) throw new CouldNotRunError(`${path} is not an OpenAPI document`);
  // Removes values that YAML aliases share and numbers that JSON lacks.
  return JSON.parse(JSON.stringify(document));
}

/** Returns the errors that prevent generation; appends other problems to `problems`. */
export async function readingErrors(
  { root, path }: Source,
  document: JsonObject,
  problems: Problem[] = [],
): Promise<string[]> {
  const { load } = await import("@assessment-api/codegen");
  try {
    load(document, { tell: (pointer, problem) => problems.push({ pointer, problem }) });
    return [];
  } catch (error) {
    return linesOf(error, root, path);
  }
}

const NO_OPERATION_ID = "an operation without operationId";

/** @returns problems with file and line of the sources */
export async function check({ root, path }: Source, document: JsonObject): Promise<string[]> {
  const problems: Problem[] = [];
  const errors = await readingErrors({ root, path }, document, problems);
  if (errors.length > 0) return errors;
  // Only the generator needs operationIds.
  const flaws = problems.filter(({ problem }) => !problem.startsWith(NO_OPERATION_ID));
  return linesOf({ problems: flaws }, root, path);
}

function linesOf(error: unknown, root: string, path: string): string[] {
  const { problems } = error as Partial<DocumentError>;
  if (problems === undefined) return [(error as Error).message];
  const sources = createSources(root, path);
  return problems.map(({ pointer, problem }) => {
    const place = pointer.startsWith("#") ? sources.locate(pointer) : undefined;
    const file = pointer.startsWith(`${root}/`) ? pointer.slice(root.length + 1) : pointer;
    return place ? `${place.file}:${place.line} ${pointer}: ${problem}` : `${file}: ${problem}`;
  });
}
