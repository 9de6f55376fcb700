import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { NormalizedProblem } from "@redocly/openapi-core";
import { MockError } from "../errors.ts";
import type { OpenApiDocument } from "./openapi.ts";

/**
 * Bundles a document of many files into one.
 *
 * @throws MockError with one line per problem: file, line, column, message.
 */
export async function bundleSpec(root: string): Promise<OpenApiDocument> {
  if (!existsSync(root)) throw new MockError(`${shown(root)}: no such file`);
  // Loaded on demand: a mock of the published documents never needs it, and it takes its time.
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

/** A file that is no YAML at all is thrown by the bundler, not listed among the problems. */
function unreadable(error: unknown, root: string): string {
  const { message, originalError } = error as Error & { originalError?: { mark?: { line: number; column: number } } };
  const mark = originalError?.mark;
  return mark === undefined
    ? `${shown(root)}: ${message}`
    : `${shown(root)}:${mark.line + 1}:${mark.column + 1} ${message}`;
}

/** Files are named relative to the working directory, so that a terminal can open them. */
function shown(file: string): string {
  const path = file.startsWith("file:") ? fileURLToPath(file) : file;
  const fromHere = relative(process.cwd(), path);
  return fromHere.startsWith("..") ? path : fromHere;
}
