import { readFileSync } from "node:fs";
import type { Document } from "@assessment-api/codegen";
import {
  BaseResolver,
  bundle as bundleFiles,
  createConfig,
  getLineColLocation,
  lint,
  type NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import { inRoot } from "../documents.ts";

/** A document that is not OpenAPI; a line per place: file, line, column, what is wrong. */
export class InvalidDocument extends Error {
  override name = "InvalidDocument";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** The rules that every document keeps; those of the house are for `pnpm lint`. */
const config = await createConfig({
  rules: { struct: "error", "no-unresolved-refs": "error", "operation-operationId-unique": "error" },
});

/** Reads small files at once, which takes less time than the thread pool's turns for each. */
class FileResolver extends BaseResolver {
  override async loadExternalRef(ref: string): Promise<Source> {
    try {
      return new Source(ref, readFileSync(ref, "utf8").replaceAll("\r\n", "\n"));
    } catch {
      return super.loadExternalRef(ref); // says what is wrong with it
    }
  }
}

function refuse(problems: readonly NormalizedProblem[]): void {
  const lines = problems.flatMap(({ location: [place], message }) => {
    if (!place) return [message];
    const { source, start } = getLineColLocation(place);
    return [`${inRoot(source.absoluteRef)}:${start.line}:${start.col} ${message.trim()}`];
  });
  if (lines.length > 0) throw new InvalidDocument([...new Set(lines)]);
}

/** A file that is no YAML is thrown by Redocly where it is the root, and listed otherwise. */
function refuseRoot(
  spec: string,
  error: Error & { originalError?: { mark?: { line: number; column: number } } },
): never {
  const mark = error.originalError?.mark;
  if (!mark) throw error;
  throw new InvalidDocument([`${inRoot(spec)}:${mark.line + 1}:${mark.column + 1} ${inRoot(error.message)}`]);
}

/** Extensions of the root come after what OpenAPI defines, as `redocly bundle` writes them. */
const extensionsLast = (document: Document): Document => {
  const entries = Object.entries(document);
  const isExtension = ([key]: [string, unknown]) => key.startsWith("x-");
  return Object.fromEntries([...entries.filter((one) => !isExtension(one)), ...entries.filter(isExtension)]) as never;
};

/** Bundles a document of many files into one. Throws {@link InvalidDocument}, also where two components have one name. */
export async function bundle(spec: string): Promise<Document> {
  // Each file is read once for both.
  const options = { ref: spec, config, externalRefResolver: new FileResolver() };
  refuse(await lint(options).catch((error) => refuseRoot(spec, error)));
  const { bundle, problems } = await bundleFiles({ ...options, componentRenamingConflicts: "error" });
  refuse(problems);
  return extensionsLast(bundle.parsed as Document);
}
