import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMergeBase, materialise } from "../base/git.ts";
import { readDocument, readPublished } from "../base/published.ts";
import { CouldNotRunError, UsageError } from "../errors.ts";
import type { JsonObject } from "../model/json.ts";
import { bundle, lint } from "./bundle.ts";
import type { Policies } from "./policies.ts";

export interface Request {
  root: string;
  /** A ref, a file, or `npm:package@version`. */
  base: string | undefined;
  /** Versions to review; all by default. */
  only: string[];
  progress(line: string): void;
}

export interface Documents {
  version: string;
  before: JsonObject;
  after: JsonObject;
}

export interface Found {
  label: string;
  /** The base's files, where it is a commit. */
  baseRoot: string | undefined;
  documents: Documents[];
  problems: string[];
}

export const rootFileOf = (version: string): string => `specs/${version}/openapi.yaml`;

/** Old and new document of each changed version, bundled; the new one is linted. Throws a CouldNotRunError with the lint findings. */
export async function findDocuments(request: Request, policies: Policies, folder: string): Promise<Found> {
  const { base, root } = request;
  for (const version of request.only)
    if (!policies.versions[version])
      throw new UsageError(`there is no version ${version}; choose from ${Object.keys(policies.versions).join(", ")}`);
  if (base && (base.startsWith("npm:") || existsSync(join(root, base))))
    return againstOne(request, base, policies, folder);
  return againstCommit(request, policies, folder);
}

async function againstOne(
  { root, base, only, progress }: Request,
  spec: string,
  policies: Policies,
  folder: string,
): Promise<Found> {
  const before = spec.startsWith("npm:") ? await readPublished(spec, folder) : readDocument(join(root, base ?? ""));
  const packageName = spec.replace(/^npm:/, "").replace(/(.)@[^@/]*$/, "$1");
  const named = Object.keys(policies.versions).filter((version) => policies.versions[version]?.package === packageName);
  const [version, ...more] = only.length > 0 ? only : named;
  if (!version || more.length > 0)
    throw new UsageError(`${spec} is one document; name its version with --only VERSION`);
  progress(`${version}: reading the document and checking it`);
  const after = await readValid(root, version);
  return { label: spec, baseRoot: undefined, documents: [{ version, before, after }], problems: [] };
}

async function againstCommit(
  { root, base, only, progress }: Request,
  policies: Policies,
  folder: string,
): Promise<Found> {
  const commit = await findMergeBase(root, base);
  progress(`comparing with ${commit.label}`);
  const baseRoot = await materialise(root, commit, ["specs", ".changeset"], folder);
  const found: Found = { label: commit.label, baseRoot, documents: [], problems: [] };
  const versions = Object.keys(policies.versions).filter((version) => only.length === 0 || only.includes(version));
  const changed = versions.filter((version) => {
    const was = existsSync(join(baseRoot, rootFileOf(version)));
    const is = existsSync(join(root, rootFileOf(version)));
    if (was && !is) found.problems.push(`specs/${version} is gone, and specs/policies.yaml still names it`);
    if (!was && is) progress(`${version}: new; there is nothing to compare with`);
    return was && is && textOf(join(baseRoot, "specs", version)) !== textOf(join(root, "specs", version));
  });
  for (const version of versions.filter((one) => !changed.includes(one))) progress(`${version}: no file changed`);
  // In parallel: each bundling and linting is a process of its own.
  found.documents = await Promise.all(
    changed.map(async (version) => {
      progress(`${version}: bundling both sides and checking them`);
      const [before, after, flaws] = await Promise.all([
        bundle(baseRoot, rootFileOf(version)),
        readValid(root, version),
        lint(baseRoot, rootFileOf(version)),
      ]);
      if (flaws.length > 0) progress(`${version}: the old document is not valid itself:\n  ${flaws.join("\n  ")}`);
      return { version, before, after };
    }),
  );
  return found;
}

/** The new document, bundled. Throws a CouldNotRunError with the lint findings when it is invalid. */
async function readValid(root: string, version: string): Promise<JsonObject> {
  const path = rootFileOf(version);
  if (!existsSync(join(root, path))) throw new CouldNotRunError(`${path} does not exist`);
  const config = existsSync(join(root, "redocly.yaml")) ? join(root, "redocly.yaml") : undefined;
  const [document, flaws] = await Promise.allSettled([bundle(root, path), lint(root, path, config)]);
  if (flaws.status === "rejected") throw flaws.reason;
  if (flaws.value.length > 0)
    throw new CouldNotRunError(`${path} is not valid; mend it first:\n  ${flaws.value.join("\n  ")}`);
  if (document.status === "rejected") throw document.reason;
  return document.value;
}

/** Text of all source files of a version, to see whether anything changed. */
function textOf(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(ya?ml|json|md)$/.test(path) && !path.startsWith("breaks"))
    .toSorted();
  return files.map((path) => `${path}\0${readFileSync(join(folder, path), "utf8")}`).join("\0");
}
