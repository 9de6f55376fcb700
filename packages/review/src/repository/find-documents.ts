import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { changedFiles, filesOf, findMergeBase, materialise } from "../base/git.ts";
import { readDocument, readPublished } from "../base/published.ts";
import { CouldNotRunError, UsageError } from "../errors.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { differsInWordsAlone } from "../model/words.ts";
import { isFile } from "../paths.ts";
import { bundle, check } from "./bundle.ts";
import type { Policies } from "./policies.ts";

export interface Request {
  root: string;
  base: string | undefined;
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
  baseRoot: string | undefined;
  documents: Documents[];
  problems: string[];
}

export const rootFileOf = (version: string): string => `specs/${version}/openapi.yaml`;

export async function findDocuments(request: Request, policies: Policies, folder: string): Promise<Found> {
  const { base, root } = request;
  for (const version of request.only)
    if (!policies.versions[version])
      throw new UsageError(`unknown version ${version}; choose from ${Object.keys(policies.versions).join(", ")}`);
  // A folder may have the name of a branch.
  if (base && (base.startsWith("npm:") || isFile(join(root, base)))) return againstOne(request, base, policies, folder);
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
    throw new UsageError(`${spec} is a single document; select its version with --only VERSION`);
  progress(`${version}: reading and validating the document`);
  const after = await validDocument(root, version);
  return { label: spec, baseRoot: undefined, documents: [{ version, before, after }], problems: [] };
}

async function againstCommit(
  { root, base, only, progress }: Request,
  policies: Policies,
  folder: string,
): Promise<Found> {
  const commit = await findMergeBase(root, base);
  progress(`comparing with ${commit.label}`);
  const names = Object.keys(policies.versions);
  const versions = names.filter((version) => only.length === 0 || only.includes(version));
  const [edited, known] = await Promise.all([
    changedFiles(root, commit, "specs"),
    filesOf(root, commit, versions.map(rootFileOf)),
  ]);
  const isEdited = (version: string) =>
    edited.some((path) => path.startsWith(`specs/${version}/`) && isSource(path.slice(`specs/${version}/`.length)));
  const problems: string[] = [];
  const changed = versions.filter((version) => {
    const was = known.includes(rootFileOf(version));
    const is = existsSync(join(root, rootFileOf(version)));
    if (was && !is) problems.push(`specs/${version} was removed; remove it from specs/policies.yaml as well`);
    if (!was && is) progress(`${version}: new; nothing to compare`);
    return was && is && isEdited(version);
  });
  for (const version of versions.filter((one) => !changed.includes(one))) progress(`${version}: no file changed`);
  const unchanged = names.filter((version) => !changed.includes(version));
  const isNeeded = (path: string) =>
    !unchanged.some((one) => path.startsWith(`specs/${one}/`) && !path.startsWith(`specs/${one}/breaks/`));
  const baseRoot = await materialise(root, commit, ["specs", ".changeset"], folder, isNeeded);
  const found: Found = { label: commit.label, baseRoot, documents: [], problems };
  if (changed.length === 0) return found;
  progress(`${changed.join(", ")}: bundling both sides and validating the new one`);
  for (const version of changed) {
    const path = rootFileOf(version);
    const files = edited.filter((one) => one.startsWith(`specs/${version}/`));
    // The base documents were checked before, and text changes keep documents valid.
    const isValid = differInWordsAlone(baseRoot, root, files);
    const after = await (isValid ? bundle({ root, path }) : validDocument(root, version));
    found.documents.push({ version, before: await bundle({ root: baseRoot, path }), after });
  }
  return found;
}

/** @throws CouldNotRunError with the problems of an invalid document */
async function validDocument(root: string, version: string): Promise<JsonObject> {
  const source = { root, path: rootFileOf(version) };
  if (!existsSync(join(root, source.path))) throw new CouldNotRunError(`${source.path} does not exist`);
  const document = await bundle(source);
  const flaws = await check(source, document);
  if (flaws.length > 0)
    throw new CouldNotRunError(`${source.path} is not valid; fix it first:\n  ${flaws.join("\n  ")}`);
  return document;
}

const differInWordsAlone = (before: string, after: string, files: readonly string[]): boolean =>
  files
    .filter((path) => !/\.md$|\/(examples|breaks)\//.test(path))
    .every((path) => {
      const [old, now] = [join(before, path), join(after, path)];
      if (!existsSync(old) || !existsSync(now)) return false;
      const [one, two] = [old, now].map((file) => parse(readFileSync(file, "utf8")) as unknown);
      return isObject(one) && isObject(two) && differsInWordsAlone(one, two);
    });

const isSource = (path: string) => /\.(ya?ml|json|md)$/.test(path) && !path.startsWith("breaks/");
