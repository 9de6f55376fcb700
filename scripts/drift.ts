import { spawnSync } from "node:child_process";
import { documents, folderOf, root } from "./documents.ts";
import { differences } from "./generate/files.ts";
import { generate } from "./generate/run.ts";

const isCommitted = (path: string) => !/\/(validators\.gen\.|generated\/responses\/|facts\.json$)/.test(path);

/** Returns the stale files, or the problems that prevent generation, one per line. */
export async function findStale(): Promise<string[]> {
  const { files, problems } = await generate();
  if (problems.length > 0) return problems;
  const { stale, leftOver } = differences(files);
  return [
    ...stale.filter(isCommitted).map((path) => `${path} differs from the output of its document`),
    ...leftOver.filter(isCommitted).map((path) => `${path} is no longer generated`),
  ];
}

export function findUncommitted(): string[] {
  const generated = [...documents.map(folderOf), "docs/assumptions.md"];
  const status = ["status", "--porcelain", "--untracked-files=all", "--", ...generated];
  const { status: code, stdout, stderr } = spawnSync("git", status, { cwd: root, encoding: "utf8" });
  if (code !== 0) return [`git could not list committed files: ${stderr.trim()}`];
  return stdout.split("\n").flatMap((line) => (line ? [`${line.slice(3)} is not committed`] : []));
}
