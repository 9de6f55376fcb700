import type { ToErrorBody } from "@assessment-api/runtime/fetch";
import * as v1 from "@assessment-api/v1/fetch";
import * as v2 from "@assessment-api/v2/fetch";
import * as v3 from "@assessment-api/v3/fetch";
import { type ErrorOf, errorOf, MockError } from "./errors.ts";

export interface Version {
  /** First path segment, folder below `specs/` and key. */
  readonly name: string;
  /** Package export of the bundled document. */
  readonly document: string;
  /** Media type of errors outside of operations, such as an unknown path. */
  readonly mediaType: string;
  readonly errorOf: ErrorOf;
}

function versionOf<Name extends string>(name: Name, { toErrorBody }: { toErrorBody: ToErrorBody }) {
  return {
    name,
    document: `@assessment-api/${name}/openapi.json`,
    mediaType: toErrorBody({ status: 500, reason: "internal", message: "", problems: [] }).contentType,
    errorOf: errorOf(toErrorBody),
  } satisfies Version;
}

export const versions = [versionOf("v1", v1), versionOf("v2", v2), versionOf("v3", v3)] as const;

export type VersionName = (typeof versions)[number]["name"];

export const versionNames: readonly VersionName[] = versions.map((version) => version.name);

/** @throws MockError for an unknown version. */
export function selectVersions(only: readonly string[] = versionNames) {
  for (const name of only) {
    if (!versions.some((version) => version.name === name)) {
      throw new MockError(`There is no version ${name || '""'}; choose from ${versionNames.join(", ")}`);
    }
  }
  return versions.filter((version) => only.includes(version.name));
}
