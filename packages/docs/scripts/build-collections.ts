/**
 * Writes beside the documents of the built site what other tools import: `postman.json`, a collection of Postman, and `bruno/`, a
 * folder that Bruno opens.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentNames, readDocument } from "../site/document.ts";
import { brunoOf } from "./collections/bruno.ts";
import { postmanOf } from "./collections/postman.ts";

const root = fileURLToPath(new URL("../dist/docs/", import.meta.url));

if (!existsSync(root)) throw new Error("Build the documentation first: pnpm --filter @assessment-api/docs run docs");
for (const name of documentNames) {
  const api = readDocument(name);
  const postman = await postmanOf(api);
  writeFileSync(join(root, name, "postman.json"), `${JSON.stringify(postman, undefined, 2)}\n`);
  const folder = join(root, name, "bruno");
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of await brunoOf(api)) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  console.log(`dist/docs/${name}/postman.json and bruno/`);
}
