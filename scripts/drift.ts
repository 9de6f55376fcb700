import { spawnSync } from "node:child_process";
import { documents, folderOf, root } from "./documents.ts";
import { differences } from "./generate/files.ts";
import { generate } from "./generate/run.ts";
import { startThreads } from "./generate/threads.ts";

/** The validators and the facts are build output: generated, but not committed. */
const isCommitted = (path: string) => !/\/(validators\.gen\.|facts\.json$)/.test(path);

/** Files that `pnpm generate` would change, or else why it cannot generate: a line each. Empty when all is fresh. */
export async function findStale(): Promise<string[]> {
  const threads = startThreads();
  const { files, problems } = await generate(threads);
  await threads.close();
  if (problems.length > 0) return problems;
  const { stale, leftOver } = differences(files);
  return [
    ...stale.filter(isCommitted).map((path) => `${path} is not what its document generates`),
    ...leftOver.filter(isCommitted).map((path) => `${path} is no longer generated`),
  ];
}

/** Generated files that are not committed as they are, untracked ones included: a line each. */
export function findUncommitted(): string[] {
  const generated = [...documents.map(folderOf), "docs/assumptions.md"];
  const status = ["status", "--porcelain", "--untracked-files=all", "--", ...generated];
  const { status: code, stdout, stderr } = spawnSync("git", status, { cwd: root, encoding: "utf8" });
  if (code !== 0) return [`git could not tell what is committed: ${stderr.trim()}`];
  return stdout.split("\n").flatMap((line) => (line ? [`${line.slice(3)} is not committed`] : []));
}
