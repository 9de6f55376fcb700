// Same file in packages/codegen and packages/runtime, because neither imports the other.
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Returns why a command cannot read or write a path and what to do about it, starting with the path; undefined if it can.
 * A command creates missing folders to write, but not the folder of a missing file.
 */
export function pathProblem(path: string, action: "read" | "write", kind: "file" | "folder"): string | undefined {
  if (path === "") return `is empty; name a ${kind}`;
  const cannot = `${path} cannot be ${action === "read" ? "read" : "written"}`;
  try {
    const isFolder = statSync(path).isDirectory();
    if (isFolder && kind === "file") return `${path} is a folder; name a file`;
    if (!isFolder && kind === "folder") return `${path} is a file; name a folder`;
    const { R_OK, W_OK, X_OK } = constants;
    accessSync(path, (action === "read" ? R_OK : W_OK) | (isFolder ? X_OK : 0));
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const parent = dirname(path);
    if (code === "ENOENT" && action === "read") return `${path} does not exist; check the path`;
    if (code === "ENOENT" && kind === "file" && !existsSync(parent))
      return `${cannot}: the folder ${parent} does not exist; create it`;
    if (code === "ENOENT") {
      const problem = pathProblem(parent, "write", "folder");
      return problem && `${cannot}: ${problem}`;
    }
    if (code === "ENOTDIR") return `${cannot}: ${fileIn(parent)} is a file, not a folder; check the path`;
    if (code === "ELOOP") return `${cannot}: its symbolic links form a loop; correct them`;
    if (code === "EACCES" || code === "EPERM") return `${cannot}: permission denied; change the permissions`;
    return `${cannot} (${code}); choose another path`;
  }
}

/** Returns the file among the parents of a path. */
function fileIn(path: string): string {
  return existsSync(path) ? path : fileIn(dirname(path));
}
