import * as v1 from "@assessment-api/v1/server";
import * as v2 from "@assessment-api/v2/server";
import * as v3 from "@assessment-api/v3/server";
import { type Failure, MockError } from "./errors.ts";

/** Facts of a version that the mock needs besides its document. */
export interface Version {
  /** First path segment, folder below `specs/`, and key everywhere else. */
  readonly name: string;
  /** Package export that holds the bundled document. */
  readonly document: string;
  /** Media type of an error that belongs to no operation, such as an unknown path. */
  readonly mediaType: string;
  /** The version's own error object. */
  readonly errorBody: (failure: Failure) => unknown;
}

type Stubs = Pick<typeof v1 | typeof v3, "toErrorBody" | "HttpFailure">;

/** A version whose errors are those of its server stubs. */
function versionOf<Name extends string>(name: Name, { toErrorBody, HttpFailure }: Stubs) {
  const errorOf = ({ status, details, rejected = [] }: Failure) =>
    // The mock has every resource: what it does not find is a path.
    toErrorBody(
      new HttpFailure(status, details, { problems: rejected, ...(status === 404 && { reason: "unknown-path" }) }),
    );
  return {
    name,
    document: `@assessment-api/${name}/openapi.json`,
    mediaType: errorOf({ status: 500, details: "" }).contentType,
    errorBody: (failure: Failure) => errorOf(failure).body,
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
