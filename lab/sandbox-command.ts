import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const sandboxCommand = join(
  dirname(fileURLToPath(import.meta.resolve("@assessment-api/sandbox/package.json"))),
  "src/cli.ts",
);
