import { createClient } from "@hey-api/openapi-ts";

const [file = "", folder = ""] = process.argv.slice(2);
await createClient({
  input: file,
  output: { path: folder },
  plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"],
  logs: { level: "silent", file: false },
});
