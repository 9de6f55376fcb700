/** Writes dist/docs: the site as static files without external resources. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { frame, tokens } from "@assessment-api/html/tokens";
import { build, transform } from "esbuild";
import { siteFiles } from "../site/site.ts";

const folder = fileURLToPath(new URL("../dist/docs/", import.meta.url));
const web = fileURLToPath(new URL("../web/", import.meta.url));

const { outputFiles } = await build({
  // The console imports the search.
  entryPoints: [
    { in: `${web}site.ts`, out: "site" },
    { in: fileURLToPath(new URL("../src/find.ts", import.meta.url)), out: "find" },
  ],
  bundle: true,
  write: false,
  minify: true,
  // Splitting keeps the search out of the first load.
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
  // Styles for pages next to the site, such as the mock's start page.
  .set("tokens.css", (await transform(tokens, { loader: "css", minify: true })).code)
  .set("site.css", (await transform(style, { loader: "css", minify: true })).code);
for (const { path, text } of outputFiles) files.set(relative(folder, path), text);

await rm(folder, { recursive: true, force: true });
for (const path of new Set([...files.keys()].map((file) => dirname(file))))
  await mkdir(join(folder, path), { recursive: true });
await Promise.all([...files].map(([path, text]) => writeFile(join(folder, path), text)));
console.log(`dist/docs: ${files.size} files`);
