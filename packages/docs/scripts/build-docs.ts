/** Writes dist/docs: the site as static files, which load nothing from elsewhere. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { frame, tokens } from "@assessment-api/html/tokens";
import { build, transform } from "esbuild";
import { siteFiles } from "../site/site.ts";

const folder = fileURLToPath(new URL("../dist/docs/", import.meta.url));
const web = fileURLToPath(new URL("../web/", import.meta.url));

const { outputFiles } = await build({
  entryPoints: [`${web}site.ts`],
  bundle: true,
  write: false,
  minify: true,
  // The search is loaded when somebody begins to search.
  splitting: true,
  outdir: folder,
  chunkNames: "[name]-[hash]",
  format: "esm",
  target: "es2023",
});
const styles = ["base", "frame", "text", "reference", "forms"].map((name) =>
  readFile(`${web}style/${name}.css`, "utf8"),
);
const style = [tokens, frame, ...(await Promise.all(styles))].join("\n");
const files = (await siteFiles())
  // For pages that stand beside the site, such as the mock's first one.
  .set("tokens.css", (await transform(tokens, { loader: "css", minify: true })).code)
  .set("site.css", (await transform(style, { loader: "css", minify: true })).code);
for (const { path, text } of outputFiles) files.set(relative(folder, path), text);

await rm(folder, { recursive: true, force: true });
for (const path of new Set([...files.keys()].map((file) => dirname(file))))
  await mkdir(join(folder, path), { recursive: true });
await Promise.all([...files].map(([path, text]) => writeFile(join(folder, path), text)));
console.log(`dist/docs: ${files.size} files`);
