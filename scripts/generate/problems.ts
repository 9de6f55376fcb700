import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DocumentError } from "@assessment-api/codegen";
import { isNode, LineCounter, parseDocument } from "yaml";
import { inRoot } from "../documents.ts";
import { InvalidFacts } from "./files.ts";

/** Formats problems as file, line, column and message, one per line. Rethrows other errors. */
export function problemsOf(spec: string, error: unknown): readonly string[] {
  if (error instanceof InvalidFacts) return [inRoot(error.message)];
  if (!(error instanceof DocumentError)) throw error;
  return error.problems.map(({ pointer, problem }) =>
    pointer.startsWith("#") ? `${locate(spec, pointer)} ${problem} (${pointer})` : ofFile(pointer, problem),
  );
}

/** Formats the problem of a file that is not YAML; the message ends with line and column. */
function ofFile(file: string, problem: string): string {
  const [, message, line, column] = /^(.*) \(line (\d+), column (\d+)\)$/.exec(problem) ?? [];
  return line === undefined ? `${inRoot(file)} ${problem}` : `${inRoot(file)}:${line}:${column} ${message}`;
}

/** Finds the file and position of a pointer. Files are named after their components. */
function locate(spec: string, pointer: string): string {
  const names = pointer.split("/").slice(1);
  const path = names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  const component = `${join(dirname(spec), ...path.slice(0, 3))}.yaml`;
  return path[0] === "components" && existsSync(component) ? follow(component, path.slice(3)) : follow(spec, path);
}

/** Follows names from a file as far as possible, through references to other files. */
function follow(file: string, path: readonly string[]): string {
  const lineCounter = new LineCounter();
  const document = parseDocument(readFileSync(file, "utf8"), { lineCounter });
  let node = document.contents;
  for (const depth of path.keys()) {
    const reference = document.getIn([...path.slice(0, depth), "$ref"]);
    if (typeof reference === "string" && !reference.startsWith("#"))
      return follow(join(dirname(file), reference), path.slice(depth));
    const next = document.getIn(path.slice(0, depth + 1), true);
    if (!isNode(next)) break;
    node = next as typeof node;
  }
  const { line, col } = lineCounter.linePos(node?.range?.[0] ?? 0);
  return `${inRoot(file)}:${line}:${col}`;
}
