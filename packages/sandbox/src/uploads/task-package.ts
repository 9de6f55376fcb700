import { setImmediate } from "node:timers/promises";
import { type BuildWish, build, MOST_TESTS } from "../domain/builds.ts";
import { type PackageTest, testsOf } from "../domain/package-tests.ts";
import { isSource } from "../domain/projects.ts";
import type { Build } from "../domain/tasks.ts";
import { limits, shownBytes } from "./limits.ts";
import { type MetadataFile, metadataFiles, parseWish } from "./metadata.ts";
import { openZip, type PackedFile, unprocessable } from "./zip.ts";

export interface CheckedPackage {
  readonly paths: readonly string[];
  readonly metadata?: MetadataFile;
}

/**
 * Unpacks each file once.
 * @throws UnprocessableFileError
 */
export async function checkPackage(bytes: Uint8Array, organizationId: string): Promise<CheckedPackage> {
  const files = await openZip(bytes);
  const metadata = await metadataOf(files);
  if (metadata !== undefined) await parseWish(metadata, organizationId);
  for (const file of files) await file.read();
  return { paths: files.map(({ path }) => path), ...(metadata && { metadata }) };
}

/** Builds a validated package file by file; yields in between. */
export async function buildPackage(
  bytes: Uint8Array,
  projectType: string | undefined,
  organizationId: string,
): Promise<Build> {
  const packed = await openZip(bytes);
  const tests: PackageTest[] = [];
  for (const file of packed) {
    if (!isSource(file.path) || file.size > limits.sourceBytes) continue;
    const text = (await file.read()).toString("utf8");
    tests.push(...testsOf({ path: file.path, text }, MOST_TESTS + 1 - tests.length));
    if (tests.length > MOST_TESTS) break;
    await setImmediate();
  }
  const metadata = await metadataOf(packed);
  const wish: BuildWish = metadata === undefined ? {} : await parseWish(metadata, organizationId);
  return build({ paths: packed.map(({ path }) => path), tests }, projectType, wish);
}

async function metadataOf(files: readonly PackedFile[]): Promise<MetadataFile | undefined> {
  const [file, another] = files.filter(({ path }) => metadataFiles.includes(path));
  if (file === undefined) return undefined;
  if (another !== undefined) throw unprocessable("it has both task.yaml and task.json at its root");
  if (file.size > limits.metadataBytes)
    throw unprocessable(`${file.path} has more than ${shownBytes(limits.metadataBytes)}`);
  return { name: file.path, text: new TextDecoder().decode(await file.read()) };
}
