import { createRequire } from "node:module";

/** Resolved by name, independent of the build folder. */
export const { version } = createRequire(import.meta.url)("@assessment-api/sandbox/package.json") as {
  version: string;
};
