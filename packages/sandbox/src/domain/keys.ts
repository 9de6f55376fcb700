import type { Instant } from "./time.ts";

export const apiVersions = ["v1", "v2", "v3"] as const;
export type ApiVersion = (typeof apiVersions)[number];

export const titleOf = <Version extends ApiVersion>(version: Version) => version.toUpperCase() as Uppercase<Version>;

export const versionOf = <Title extends Uppercase<ApiVersion>>(title: Title) => title.toLowerCase() as Lowercase<Title>;

export interface ApiKey {
  readonly id: string;
  readonly organizationId: string;
  readonly name?: string;
  readonly hash: string;
  readonly hint: string;
  readonly versions: readonly ApiVersion[];
  readonly createdAt: Instant;
}
