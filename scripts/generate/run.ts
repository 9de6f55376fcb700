import { documents, specOf } from "../documents.ts";
import { assumptionsFrom, type Files, filesOf } from "./files.ts";
import { problemsOf } from "./problems.ts";
import type { Threads } from "./threads.ts";

export interface Generated {
  /** Of the valid documents. */
  files: Files;
  /** Of the invalid ones, a line per place. */
  problems: string[];
}

/** Generates the output of documents. Without names: all of them, and docs/assumptions.md. */
export async function generate(threads: Threads, names: readonly string[] = []): Promise<Generated> {
  const files = new Map<string, string>();
  const problems: string[] = [];
  const wanted = names.length > 0 ? names : documents;
  const results = await Promise.allSettled(wanted.map((name) => filesOf(name, threads)));
  for (const [index, name] of wanted.entries()) {
    const result = results[index];
    if (result?.status === "fulfilled") for (const [path, text] of result.value) files.set(path, text);
    else problems.push(...problemsOf(specOf(name), result?.reason));
  }
  if (names.length === 0 && problems.length === 0)
    for (const [path, text] of assumptionsFrom(files)) files.set(path, text);
  return { files, problems };
}
