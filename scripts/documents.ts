import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const specs = join(import.meta.dirname, "../specs");

/** The documents of this repository, by the name of their folder and package. */
export const documents = readdirSync(specs).filter((name) => existsSync(join(specs, name, "openapi.yaml")));

/** Those of the API; the rest is the sandbox's own. */
export const versions = documents.filter((name) => /^v\d+$/.test(name));
