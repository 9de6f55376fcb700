import { existsSync, statSync } from "node:fs";
import { resolve, sep } from "node:path";
import { pathProblem } from "@assessment-api/codegen/path-problems";
import { CouldNotRunError } from "./errors.ts";

export const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** Throws a CouldNotRunError if the command cannot use a path, which is relative to `root`. `what` names the option. */
export function checkPath(
  what: string,
  root: string,
  path: string,
  action: "read" | "write",
  kind: "file" | "folder",
): void {
  const problem = path === "" ? pathProblem(path, action, kind) : pathProblem(resolve(root, path), action, kind);
  if (problem !== undefined) throw new CouldNotRunError(`${what} ${problem.replaceAll(root + sep, "")}`.trim());
}
