/**
 * Stores the released documents, from which the documentation derives changelogs. Called by `pnpm dev release version`.
 * Usage: node scripts/release/keep-documents.ts
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { documents, folderOf, root } from "../documents.ts";

mkdirSync(join(root, "packages/docs/published"), { recursive: true });
for (const name of documents) {
  const { version } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8"));
  const kept = join(root, "packages/docs/published", `${name}-${version}.json.gz`);
  if (existsSync(kept)) continue;
  writeFileSync(kept, gzipSync(readFileSync(join(root, folderOf(name), "openapi.json")), { level: 9 }));
  console.log(`kept the document of ${name} ${version}`);
}
