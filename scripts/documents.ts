import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

export const inRoot = (text: string) => text.replaceAll(`${root}/`, "");

export const specOf = (name: string) => join(root, "specs", name, "openapi.yaml");

export const folderOf = (name: string) => join("packages", name, "src/generated");

export const documents = readdirSync(join(root, "specs")).filter((name) => existsSync(specOf(name)));

export const versions = documents.filter((name) => /^v\d+$/.test(name));
