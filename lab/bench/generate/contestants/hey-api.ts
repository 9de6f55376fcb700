import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import { contestantArguments, documentPath } from "../../documents.ts";

const { out, wanted } = contestantArguments();
await createClient(
  wanted.map((version) => ({
    input: documentPath(version),
    output: { path: join(out, version) },
    plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"] as const,
    logs: { level: "silent", file: false },
  })),
);
