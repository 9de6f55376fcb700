import type { World } from "../service/world.ts";
import { missingOperations as missingInV2 } from "./v2/server.ts";
import { missingOperations as missingInV3 } from "./v3/server.ts";

/** A version as people are told of it. */
export interface ServedVersion {
  readonly name: "V1" | "V2" | "V3";
  readonly url: string;
  /** The header that carries the API key. */
  readonly keyHeader: string;
  /** The operations that answer 501. */
  readonly missing: readonly string[];
}

export function servedVersions(world: World): ServedVersion[] {
  const { origin } = world.links;
  return [
    { name: "V1", url: `${origin}/v1`, keyHeader: "X-Api-Key", missing: [] },
    { name: "V2", url: `${origin}/v2`, keyHeader: "Vendor-Api-Key", missing: missingInV2(world) },
    { name: "V3", url: `${origin}/v3`, keyHeader: "X-API-KEY", missing: missingInV3(world) },
  ];
}
