import { type ApiDocument, readDocument } from "./document.ts";
import type { JsonObject } from "./json.ts";

const documents = {
  v1: () => import("@assessment-api/v1/openapi.json", { with: { type: "json" } }),
  v2: () => import("@assessment-api/v2/openapi.json", { with: { type: "json" } }),
  v3: () => import("@assessment-api/v3/openapi.json", { with: { type: "json" } }),
};

export type VersionName = keyof typeof documents;

export const versionNames = Object.keys(documents) as VersionName[];

/** The published document of a version. */
export async function loadVersion(name: VersionName): Promise<ApiDocument> {
  const { default: root } = await documents[name]();
  return readDocument(root as unknown as JsonObject, name);
}
