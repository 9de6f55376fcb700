import { join } from "node:path";

/** The folder `packages` of this repository. */
export const packages = join(import.meta.dirname, "../..");
