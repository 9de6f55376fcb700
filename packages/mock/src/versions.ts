import type { ToErrorBody } from "@assessment-api/runtime/fetch";
import * as v1 from "@assessment-api/v1/fetch";
import * as v2 from "@assessment-api/v2/fetch";
import * as v3 from "@assessment-api/v3/fetch";
import { type ErrorOf, errorOf, MockError } from "./errors.ts";

/** Facts of a version that the mock needs besides its document. */
export interface Version {
  /** First path segment, folder below `specs/`, and key everywhere else. */
  readonly name: string;
  /** Package export that holds the bundled document. */
  readonly document: string;
  /** Media type of an error that belongs to no operation, such as an unknown path. */
  readonly mediaType: string;
  readonly errorOf: ErrorOf;
}

/** A version whose errors are those of its server stubs. */
function versionOf<Name extends string>(name: Name, { toErrorBody }: { toErrorBody: ToErrorBody }) {
  return {
    name,
    document: `@assessment-api/${name}/openapi.json`,
    mediaType: toErrorBody({ status: 500, reason: "internal", message: "", problems: [] }).contentType,
    errorOf: errorOf(toErrorBody),
  } satisfies Version;
}

/** The one list of versions; everything else loops over it. */
export const versions = [versionOf("v1", v1), versionOf("v2", v2), versionOf("v3", v3)] as const;

export type VersionName = (typeof versions)[number]["name"];

export const versionNames: readonly VersionName[] = versions.map((version) => version.name);

/** @throws MockError when there is no version of a name. */
export function selectVersions(only: readonly string[] = versionNames) {
  for (const name of only) {
    if (!versions.some((version) => version.name === name)) {
      throw new MockError(`There is no version ${name || '""'}; choose from ${versionNames.join(", ")}`);
    }
  }
  return versions.filter((version) => only.includes(version.name));
}
