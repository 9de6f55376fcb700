import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/** A text with absolute paths below the root made relative. */
export const inRoot = (text: string) => text.replaceAll(`${root}/`, "");

/** The root file of a document. */
export const specOf = (name: string) => join(root, "specs", name, "openapi.yaml");

/** Folder of a document's generated files, below the root. */
export const folderOf = (name: string) => join("packages", name, "src/generated");

/** The documents of this repository, by the name of their folder and package. */
export const documents = readdirSync(join(root, "specs")).filter((name) => existsSync(specOf(name)));

/** The versions of the API, without the sandbox's control API. */
export const versions = documents.filter((name) => /^v\d+$/.test(name));
