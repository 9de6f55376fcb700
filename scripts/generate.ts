/**
 * Generates packages/<name>/src/generated from specs/<name>. Default: all, and docs/assumptions.md. Unchanged files are not rewritten.
 * Reports findings of `pnpm dev lint` without failing. Exit code: 0 done, 1 a document is invalid, 2 could not run.
 */
import { parseArgs } from "node:util";
import { documents } from "./documents.ts";
import { write } from "./generate/files.ts";
import { generate } from "./generate/run.ts";

const USAGE = `Usage: pnpm generate [${documents.join("|")} …] [--watch] [--no-lint]`;

function readArguments(): { names: string[]; watch: boolean; lint: boolean } {
  try {
    const options = { watch: { type: "boolean" }, "no-lint": { type: "boolean" } } as const;
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const unknown = positionals.find((name) => !documents.includes(name));
    if (unknown !== undefined) throw new Error(`Unknown document ${unknown}`);
    return { names: positionals, watch: values.watch ?? false, lint: !values["no-lint"] };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

const { names, watch, lint } = readArguments();

async function run(wanted: readonly string[]): Promise<0 | 1> {
  const start = performance.now();
  const { files, problems } = await generate(wanted);
  const changed = write(files);
  for (const path of changed) console.log(path);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error("✗ nothing is generated from an invalid document");
  else {
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(
      `✓ ${changed.length === 0 ? "nothing has changed" : `${changed.length} files have changed`} (${seconds} s)`,
    );
  }
  if (problems.length > 0) return 1;
  if (lint) await reportLint(wanted);
  return 0;
}

async function reportLint(wanted: readonly string[]): Promise<void> {
  const { findingsOf } = await import("./generate/lint.ts");
  const findings = await findingsOf(wanted.length > 0 ? wanted : documents);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) console.error("! pnpm dev lint rejects this: fix it before a commit");
}

process.exitCode = await run(names);
if (watch) {
  const { watchSpecs } = await import("./generate/watch.ts");
  await watchSpecs(run);
  console.log("watching specs/ (Ctrl+C to stop)");
}
