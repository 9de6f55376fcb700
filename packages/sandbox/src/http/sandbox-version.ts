import { createRequire } from "node:module";

/** Package version; the manifest is resolved by name, independent of the build folder. */
export const { version } = createRequire(import.meta.url)("@assessment-api/sandbox/package.json") as {
  version: string;
};
