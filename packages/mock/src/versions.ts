import { codedErrorBody, type Failure, typedErrorBody } from "./errors.ts";

/** What the mock has to know of a version besides its document. */
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

/** The one list of versions; everything else loops over it. */
export const versions = [
  {
    name: "v1",
    document: "@assessment-api/v1/openapi.json",
    mediaType: "application/json",
    errorBody: codedErrorBody,
  },
  {
    name: "v2",
    document: "@assessment-api/v2/openapi.json",
    mediaType: "application/vnd.vendor.v2.hal+json",
    errorBody: codedErrorBody,
  },
  {
    name: "v3",
    document: "@assessment-api/v3/openapi.json",
    mediaType: "application/json",
    errorBody: typedErrorBody,
  },
] as const satisfies readonly Version[];

export type VersionName = (typeof versions)[number]["name"];

export const versionNames: readonly VersionName[] = versions.map((version) => version.name);
