import { documents, specOf } from "../documents.ts";
import { bundle } from "./bundle.ts";
import { type Files, filesOf } from "./files.ts";

export interface Generated {
  files: Files;
  problems: string[];
}

/** Generates the output of documents. Default: all documents, and docs/assumptions.md. */
export async function generate(names: readonly string[] = []): Promise<Generated> {
  const files = new Map<string, string>();
  const problems: string[] = [];
  for (const name of names.length > 0 ? names : documents) {
    const spec = specOf(name);
    try {
      for (const [path, text] of await filesOf(name, bundle(spec))) files.set(path, text);
    } catch (error) {
      const { problemsOf } = await import("./problems.ts"); // finds places, which loads a YAML parser with positions
      problems.push(...problemsOf(spec, error));
    }
  }
  if (names.length === 0 && problems.length === 0) {
    const { assumptionsFrom } = await import("./assumptions.ts");
    for (const [path, text] of assumptionsFrom(files)) files.set(path, text);
  }
  return { files, problems };
}
