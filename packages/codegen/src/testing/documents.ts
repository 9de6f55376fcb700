import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { loadFile } from "../document/load.ts";
import type { Document } from "../document/openapi.ts";

const folder = fileURLToPath(new URL("./fixtures/", import.meta.url));

export const fixtures: Record<string, Document> = Object.fromEntries(
  readdirSync(folder)
    .sort()
    .map((name) => [name.replace(".yaml", ""), loadFile(folder + name)]),
);

export const own: Record<string, Document> = Object.fromEntries(
  ["v1", "v2", "v3", "control"].map((name) => [
    name,
    loadFile(fileURLToPath(new URL(`../../../${name}/src/generated/openapi.json`, import.meta.url))),
  ]),
);

export function fixture(name: string): Document {
  const document = fixtures[name];
  if (!document) throw new Error(`no fixture ${name}`);
  return document;
}
