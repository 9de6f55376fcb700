import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";
import type { Fact } from "../facts/facts.ts";

const documents = {
  v1: () => import("@assessment-api/v1/openapi.json", { with: { type: "json" } }),
  v2: () => import("@assessment-api/v2/openapi.json", { with: { type: "json" } }),
  v3: () => import("@assessment-api/v3/openapi.json", { with: { type: "json" } }),
  control: () => import("@assessment-api/control/openapi.json", { with: { type: "json" } }),
};

const facts: Record<Exclude<keyof typeof documents, "control">, () => Promise<{ default: unknown }>> = {
  v1: () => import("@assessment-api/v1/facts.json", { with: { type: "json" } }),
  v2: () => import("@assessment-api/v2/facts.json", { with: { type: "json" } }),
  v3: () => import("@assessment-api/v3/facts.json", { with: { type: "json" } }),
};

/** The versions, and the sandbox's control API. */
export type DocumentName = keyof typeof documents;
export type VersionName = Exclude<DocumentName, "control">;

export const documentNames = Object.keys(documents) as DocumentName[];
export const versionNames = documentNames.filter((name): name is VersionName => name !== "control");

/** The published document of a version. */
export async function loadVersion(name: DocumentName): Promise<ApiDocument> {
  const { readDocument } = await import("../document/document.ts");
  const { default: root } = await documents[name]();
  return readDocument(root as unknown as JsonObject, name);
}

/** What the source description of a version says of values beside the schemas. No description states the control API: it has no facts. */
export const loadFacts = async (name: DocumentName): Promise<Fact[]> =>
  name === "control" ? [] : ((await facts[name]()).default as Fact[]);
