import type { Instant } from "./time.ts";

export const apiVersions = ["v1", "v2", "v3"] as const;
export type ApiVersion = (typeof apiVersions)[number];

/** A version as people and the documents write it. */
export const titleOf = <Version extends ApiVersion>(version: Version) => version.toUpperCase() as Uppercase<Version>;

/** The version that a document writes so. */
export const versionOf = <Title extends Uppercase<ApiVersion>>(title: Title) => title.toLowerCase() as Lowercase<Title>;

/** An API key of an organization. The key itself is shown once, when it is made, and never stored. */
export interface ApiKey {
  readonly id: string;
  readonly organizationId: string;
  /** What it is for. */
  readonly name?: string;
  /** SHA-256 of the key, in hex. */
  readonly hash: string;
  /** The last four characters, by which people recognise a key. */
  readonly hint: string;
  /** The versions it opens. */
  readonly versions: readonly ApiVersion[];
  readonly createdAt: Instant;
}
