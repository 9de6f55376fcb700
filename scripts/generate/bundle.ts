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

/** An invalid document; one line per problem: file, line, column, message. */
export class InvalidDocument extends Error {
  override name = "InvalidDocument";
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Rules of valid documents; the repository's own rules are for `pnpm lint`. */
const config = await createConfig({
  rules: { struct: "error", "no-unresolved-refs": "error", "operation-operationId-unique": "error" },
});

/** Reads files synchronously, which is faster for many small ones than asynchronous reading. */
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

/** Throws {@link InvalidDocument} for a root file that is no YAML, for which Redocly throws; of other files it lists the problem. */
function refuseRoot(
  spec: string,
  error: Error & { originalError?: { mark?: { line: number; column: number } } },
): never {
  const mark = error.originalError?.mark;
  if (!mark) throw error;
  throw new InvalidDocument([`${inRoot(spec)}:${mark.line + 1}:${mark.column + 1} ${inRoot(error.message)}`]);
}

/** Sorts extensions of the root behind the fields of OpenAPI, as `redocly bundle` does. */
const extensionsLast = (document: Document): Document => {
  const entries = Object.entries(document);
  const isExtension = ([key]: [string, unknown]) => key.startsWith("x-");
  return Object.fromEntries([...entries.filter((one) => !isExtension(one)), ...entries.filter(isExtension)]) as never;
};

/** Bundles a document of many files into one. Throws {@link InvalidDocument}, also where two components have one name. */
export async function bundle(spec: string): Promise<Document> {
  // One resolver for linting and bundling: each file is read once.
  const options = { ref: spec, config, externalRefResolver: new FileResolver() };
  refuse(await lint(options).catch((error) => refuseRoot(spec, error)));
  const { bundle, problems } = await bundleFiles({ ...options, componentRenamingConflicts: "error" });
  refuse(problems);
  return extensionsLast(bundle.parsed as Document);
}
