import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The CLI of the sandbox, for processes that the lab starts. */
export const sandboxCommand = join(
  dirname(fileURLToPath(import.meta.resolve("@assessment-api/sandbox/package.json"))),
  "src/cli.ts",
);
