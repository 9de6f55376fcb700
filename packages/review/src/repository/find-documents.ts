import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { changedFiles, filesOf, findMergeBase, materialise } from "../base/git.ts";
import { readDocument, readPublished } from "../base/published.ts";
import { CouldNotRunError, UsageError } from "../errors.ts";
import { isObject, type JsonObject } from "../model/json.ts";
import { differsInWordsAlone } from "../model/words.ts";
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
  /** Rejects with a CouldNotRunError that lists what is wrong with the new document. It is checked meanwhile, in a process of its own. */
  checked: Promise<void>;
}

export interface Found {
  label: string;
  /** The base's files, where it is a commit. */
  baseRoot: string | undefined;
  documents: Documents[];
  problems: string[];
}

export const rootFileOf = (version: string): string => `specs/${version}/openapi.yaml`;

/** Old and new document of each changed version, bundled. Throws a CouldNotRunError. */
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
  const checked = check(root, version);
  const [after = {}] = await unlessRefused(bundle([{ root, path: rootFileOf(version) }]), [checked]);
  return { label: spec, baseRoot: undefined, documents: [{ version, before, after, checked }], problems: [] };
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
    if (was && !is) problems.push(`specs/${version} is gone, and specs/policies.yaml still names it`);
    if (!was && is) progress(`${version}: new; there is nothing to compare with`);
    return was && is && isEdited(version);
  });
  for (const version of versions.filter((one) => !changed.includes(one))) progress(`${version}: no file changed`);
  // Of a version that did not change, its acknowledgements are all that is looked at.
  const unchanged = names.filter((version) => !changed.includes(version));
  const isNeeded = (path: string) =>
    !unchanged.some((one) => path.startsWith(`specs/${one}/`) && !path.startsWith(`specs/${one}/breaks/`));
  const baseRoot = await materialise(root, commit, ["specs", ".changeset"], folder, isNeeded);
  // The old side was checked when it was new; texts and examples leave it as valid as it was. The new side is checked in processes of their own.
  const checks = changed.map((version) => {
    const files = edited.filter((path) => path.startsWith(`specs/${version}/`));
    return differInWordsAlone(baseRoot, root, files) ? Promise.resolve() : check(root, version);
  });
  const found: Found = { label: commit.label, baseRoot, documents: [], problems };
  if (changed.length === 0) return found;
  progress(`${changed.join(", ")}: bundling both sides and checking the new one`);
  const sources = changed.flatMap((version) =>
    [baseRoot, root].map((one) => ({ root: one, path: rootFileOf(version) })),
  );
  const bundled = await unlessRefused(bundle(sources), checks);
  found.documents = changed.map((version, index) => ({
    version,
    before: bundled[2 * index] ?? {},
    after: bundled[2 * index + 1] ?? {},
    checked: checks[index] ?? Promise.resolve(),
  }));
  return found;
}

/** Lints a new document, with the repository's own rules where it has some. Rejects with a CouldNotRunError when it is invalid. */
function check(root: string, version: string): Promise<void> {
  const path = rootFileOf(version);
  if (!existsSync(join(root, path))) throw new CouldNotRunError(`${path} does not exist`);
  const config = existsSync(join(root, "redocly.yaml")) ? join(root, "redocly.yaml") : undefined;
  const checked = lint(root, path, config).then((flaws) => {
    if (flaws.length > 0) throw new CouldNotRunError(`${path} is not valid; mend it first:\n  ${flaws.join("\n  ")}`);
  });
  checked.catch(() => {}); // Awaited beside the review; no unhandled rejection before that.
  return checked;
}

/** The result of bundling; where that fails because a document is not valid, the error names this document. */
async function unlessRefused<T>(bundling: Promise<T>, checks: readonly Promise<void>[]): Promise<T> {
  try {
    return await bundling;
  } catch (error) {
    await Promise.all(checks);
    throw error;
  }
}

/** Whether files of a document have other descriptions or examples than before, and nothing else is different. */
const differInWordsAlone = (before: string, after: string, files: readonly string[]): boolean =>
  files
    .filter((path) => !/\.md$|\/(examples|breaks)\//.test(path))
    .every((path) => {
      const [old, now] = [join(before, path), join(after, path)];
      if (!existsSync(old) || !existsSync(now)) return false;
      const [one, two] = [old, now].map((file) => parse(readFileSync(file, "utf8")) as unknown);
      return isObject(one) && isObject(two) && differsInWordsAlone(one, two);
    });

/** Whether a file of a version's folder is one that its document is made of. */
const isSource = (path: string) => /\.(ya?ml|json|md)$/.test(path) && !path.startsWith("breaks/");
