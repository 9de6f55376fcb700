/** Writes dist/web: the console's page with its script and stylesheet. */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { frame, tokens } from "@assessment-api/html/tokens";
import { build } from "esbuild";

const at = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const folder = at("dist/web/");

const { outputFiles } = await build({
  entryPoints: [
    { in: at("web/main.tsx"), out: "console" },
    { in: at("web/style.css"), out: "console" },
  ],
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  target: "es2023",
  jsx: "automatic",
  jsxImportSource: "preact",
  outdir: folder,
  entryNames: "[name]-[hash]",
  legalComments: "eof",
  plugins: [
    {
      name: "tokens",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^tokens\.css$/ }, ({ path }) => ({ path, namespace: "tokens" }));
        onLoad({ filter: /.*/, namespace: "tokens" }, () => ({ contents: tokens + frame, loader: "css" }));
      },
    },
    {
      // The console does not compare responses with the schema.
      name: "no validators of responses",
      setup({ onLoad }) {
        onLoad({ filter: /\/responses\.gen\.ts$/ }, () => ({ contents: "export {};" }));
      },
    },
  ],
});

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const nameOf = (ending: string) => basename(outputFiles.find(({ path }) => path.endsWith(ending))?.path ?? "");
const page = await readFile(at("web/index.html"), "utf8");
const files = { script: nameOf(".js"), style: nameOf(".css") };
await writeFile(`${folder}index.html`, page.replace("console.js", files.script).replace("console.css", files.style));
for (const { path, contents } of outputFiles) await writeFile(path, contents);
console.log(`dist/web/${files.script}`);
