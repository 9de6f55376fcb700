import { documents, specOf } from "../documents.ts";
import { bundle } from "./bundle.ts";
import { type Files, filesOf } from "./files.ts";
import type { Generator } from "./generator.ts";

// Imported where needed: it loads the generator, which only its thread needs otherwise.
const problemsOf = async (name: string, error: unknown) =>
  (await import("./problems.ts")).problemsOf(specOf(name), error);

export interface Generated {
  /** Generated files of the valid documents. */
  files: Files;
  /** Problems of the invalid documents, a line each. */
  problems: string[];
}

/** Generates the output of documents. Without names: all of them, and docs/assumptions.md. */
export async function generate(generator: Generator, names: readonly string[] = []): Promise<Generated> {
  const files = new Map<string, string>();
  const problems: string[] = [];
  const wanted = names.length > 0 ? names : documents;
  // Sequential, so that the thread gets the first document early.
  let last: Promise<unknown> = Promise.resolve();
  const bundleNext = (name: string) => {
    const bundled = last.then(() => bundle(specOf(name)));
    last = bundled.catch(() => undefined);
    return bundled;
  };
  const work = wanted.map(async (name) => filesOf(name, await bundleNext(name), generator));
  const results = await Promise.allSettled(work);
  for (const [index, name] of wanted.entries()) {
    const result = results[index];
    if (result?.status === "fulfilled") for (const [path, text] of result.value) files.set(path, text);
    else problems.push(...(await problemsOf(name, result?.reason)));
  }
  if (names.length === 0 && problems.length === 0) {
    const { assumptionsFrom } = await import("./assumptions.ts");
    for (const [path, text] of assumptionsFrom(files)) files.set(path, text);
  }
  return { files, problems };
}
