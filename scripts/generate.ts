/**
 * Generates packages/<name>/src/generated from specs/<name>, which is a version or `control`: the bundled document, the typed client's
 * files and the server stubs'.
 * Usage: node scripts/generate.ts v1
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateClient, generateServer } from "@assessment-api/codegen";

const root = join(import.meta.dirname, "..");
const version = process.argv[2] ?? "";
const out = join(root, "packages", version, "src", "generated");

mkdirSync(out, { recursive: true });
const bundle = join(out, "openapi.json");
try {
  execFileSync(
    join(root, "node_modules/.bin/redocly"),
    ["bundle", version, "--output", bundle, "--component-renaming-conflicts-severity=error"],
    { cwd: root, stdio: ["ignore", "ignore", "pipe"], encoding: "utf8" },
  );
} catch (error) {
  console.error((error as { stderr?: string }).stderr ?? error);
  console.error(`specs/${version} could not be bundled; \`pnpm lint\` names each place.`);
  process.exit(1);
}
const document = JSON.parse(readFileSync(bundle, "utf8"));
const files = { ...(await generateServer(document)), ...(await generateClient(document)) };
for (const stale of readdirSync(out)) if (stale !== "openapi.json" && !(stale in files)) rmSync(join(out, stale));
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
