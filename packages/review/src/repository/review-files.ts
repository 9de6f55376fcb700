import { basename, dirname, join, relative, resolve } from "node:path";
import { CouldNotRunError } from "../errors.ts";
import { isBreak } from "../model/change.ts";
import type { Finding } from "../model/finding.ts";
import type { JsonObject } from "../model/json.ts";
import { checkPath } from "../paths.ts";
import { reviewDocuments } from "../review-documents.ts";
import { bundle, readingErrors } from "./bundle.ts";
import { createPlaceOf } from "./place-of.ts";
import type { Report, Status } from "./report.ts";

export interface FilesRequest {
  root: string;
  files: readonly [string, string];
  progress(line: string): void;
}

/** Reviews files without a repository: each break fails the review. Throws a CouldNotRunError. */
export async function reviewFiles({ root, files, progress }: FilesRequest): Promise<Report> {
  const [old, now] = files.map((path) => relative(root, resolve(root, path))) as [string, string];
  for (const path of files) checkPath("", root, path, "read", "file");
  progress(`comparing ${now} with ${old}`);
  const [before, after] = [await readDocument(root, old), await readDocument(root, now)];
  const placeOf = createPlaceOf({ root, path: now }, { root, path: old });
  const findings = (await reviewDocuments(before, after)).map((finding) => ({
    ...finding,
    ...placeOf(finding),
    status: statusOf(finding),
  }));
  // The old file's name identifies alerts.
  const version = basename(old).replace(/\.\w+$/, "");
  return {
    base: old,
    versions: [{ version, findings, documents: { before, after } }],
    bumps: [],
    problems: [],
    written: [],
  };
}

const statusOf = ({ verdict }: Finding): Status =>
  isBreak(verdict) ? "breaking" : verdict === "undecided" ? "undecided" : "safe";

/** Reads a document of OpenAPI 3.0 to 3.2. Throws a CouldNotRunError. */
export async function readDocument(root: string, path: string): Promise<JsonObject> {
  const source = { root: join(root, dirname(path)), path: basename(path) };
  const document = await bundle(source);
  const { openapi } = document;
  if (typeof openapi !== "string" || !/^3\.[0-2]\b/.test(openapi))
    throw new CouldNotRunError(`${path} is not an OpenAPI document of version 3.0, 3.1 or 3.2`);
  const errors = await readingErrors(source, document);
  if (errors.length > 0) throw new CouldNotRunError(`${path} cannot be read; fix it first:\n  ${errors.join("\n  ")}`);
  return document;
}
