import { pathProblem } from "@assessment-api/runtime/path-problems";

export class CheckError extends Error {
  override name = "CheckError";
}

export class SandboxError extends Error {
  override name = "SandboxError";
}

/** @throws SandboxError if a command cannot use a path; `what` names the option */
export function checkPath(what: string, path: string, action: "read" | "write", kind: "file" | "folder"): void {
  const problem = pathProblem(path, action, kind);
  if (problem !== undefined) throw new SandboxError(`${what} ${problem}`.trim());
}
