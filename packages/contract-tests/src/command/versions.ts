import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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

export type DocumentName = keyof typeof documents;
export type VersionName = Exclude<DocumentName, "control">;

export const documentNames = Object.keys(documents) as DocumentName[];
export const versionNames = documentNames.filter((name): name is VersionName => name !== "control");

export async function loadVersion(name: DocumentName): Promise<ApiDocument> {
  const { readDocument } = await import("../document/document.ts");
  const { default: root } = await documents[name]();
  const file = createRequire(import.meta.url).resolve(`@assessment-api/${name}/openapi.json`);
  const source = { file, text: () => readFileSync(file, "utf8") };
  return { ...readDocument(root as unknown as JsonObject, name), source };
}

/** The control API has no facts. */
export const loadFacts = async (name: DocumentName): Promise<Fact[]> =>
  name === "control" ? [] : ((await facts[name]()).default as Fact[]);
