import * as v1 from "@assessment-api/v1/server";
import * as v2 from "@assessment-api/v2/server";
import * as v3 from "@assessment-api/v3/server";
import type { FastifyPluginAsync } from "fastify";
import { type ApiVersion, apiVersions, titleOf } from "../domain/keys.ts";
import type { World } from "../service/world.ts";
import type { RequestObserver } from "./journal.ts";
import type { Authenticate } from "./security/api-keys.ts";
import { createV1, implemented as operationsOfV1 } from "./v1/server.ts";
import { createV2, implemented as operationsOfV2 } from "./v2/server.ts";
import { createV3, implemented as operationsOfV3 } from "./v3/server.ts";

interface Version {
  readonly api: { readonly basePath: string; readonly keyHeader: string };
  readonly mediaType: string;
  readonly toErrorBody: typeof v1.toErrorBody | typeof v3.toErrorBody;
  /** Versions with the same setting share a counter. */
  readonly rateLimit: "rateLimit" | "rateLimitV3";
  readonly createPlugin: (
    world: World,
    authenticate: Authenticate,
    options: { readonly validateResponses: boolean } & RequestObserver,
  ) => FastifyPluginAsync;
  readonly operations: (world: World) => object;
  /** Operations of a plugin, for which an injected 503 says that the plugin is unavailable. */
  readonly pluginOperations?: readonly string[];
}

export const versions: Readonly<Record<ApiVersion, Version>> = {
  v1: {
    api: v1.api,
    mediaType: "application/json",
    toErrorBody: v1.toErrorBody,
    rateLimit: "rateLimit",
    createPlugin: createV1,
    operations: operationsOfV1,
  },
  v2: {
    api: v2.api,
    mediaType: "application/vnd.vendor.v2.hal+json",
    toErrorBody: v2.toErrorBody,
    rateLimit: "rateLimit",
    createPlugin: createV2,
    operations: operationsOfV2,
  },
  v3: {
    api: v3.api,
    mediaType: "application/json",
    toErrorBody: v3.toErrorBody,
    rateLimit: "rateLimitV3",
    createPlugin: createV3,
    operations: operationsOfV3,
    pluginOperations: ["listPersonCertificates", "listCertificateDefinitions", "getCertificateDefinition"],
  },
};

export const operationsOf = (world: World, version?: ApiVersion): readonly string[] =>
  (version === undefined ? apiVersions : [version]).flatMap((one) => Object.keys(versions[one].operations(world)));

export interface ServedVersion {
  readonly title: Uppercase<ApiVersion>;
  readonly url: string;
  readonly docs: string;
  readonly keyHeader: string;
}

export type ServedVersions = Readonly<Record<ApiVersion, ServedVersion>>;

export function servedVersions(world: World): ServedVersions {
  const { origin } = world.links;
  const entries = apiVersions.map((version): [ApiVersion, ServedVersion] => {
    const { api } = versions[version];
    const { basePath, keyHeader } = api;
    const docs = `${origin}/docs/${version}`;
    return [version, { title: titleOf(version), url: `${origin}${basePath}`, docs, keyHeader }];
  });
  return Object.fromEntries(entries) as Record<ApiVersion, ServedVersion>;
}
