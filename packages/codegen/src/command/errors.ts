import { pathProblem } from "../path-problems.ts";

export class UsageError extends Error {}

/** A file or folder that the command cannot use. */
export class PathError extends Error {}

/** Throws a PathError if the command cannot use a path. `what` is put before the path. */
export function checkPath(what: string, ...[path, action, kind]: Parameters<typeof pathProblem>): void {
  const problem = pathProblem(path, action, kind);
  if (problem !== undefined) throw new PathError(what + problem);
}
