import { createRequire } from "node:module";

/** Of this package; its manifest is found by name, wherever this file is built to. */
export const { version } = createRequire(import.meta.url)("@assessment-api/sandbox/package.json") as {
  version: string;
};
