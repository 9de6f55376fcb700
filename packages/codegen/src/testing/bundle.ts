import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const entries: Record<string, string> = { client: "client", fetch: "server/fetch", webhooks: "webhooks" };

/** Resolves generated files from memory and the runtime from source. */
export const inMemory = (files: Record<string, string>): Plugin => ({
  name: "in-memory",
  setup(builder) {
    builder.onResolve({ filter: /^@assessment-api\/runtime\// }, ({ path }) => ({
      path: fileURLToPath(
        new URL(`../../../runtime/src/${entries[path.split("/")[2] ?? ""]}/index.ts`, import.meta.url),
      ),
      sideEffects: false,
    }));
    builder.onResolve({ filter: /\.gen\.(ts|js)$/ }, ({ path, importer, namespace }) => ({
      path: posix.join(namespace === "generated" ? posix.dirname(importer) : "", path),
      namespace: "generated",
      sideEffects: false,
    }));
    builder.onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => ({
      contents: files[path] ?? "",
      loader: "ts",
      resolveDir: import.meta.dirname,
    }));
  },
});

export async function load<T>(files: Record<string, string>, module: string): Promise<T> {
  const { outputFiles } = await build({
    stdin: { contents: module, resolveDir: import.meta.dirname, loader: "ts" },
    plugins: [inMemory(files)],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  // Below node_modules, where Vite leaves it to Node instead of rewriting it.
  const folder = join(import.meta.dirname, "../../node_modules/.generated");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(path, outputFiles[0]?.text ?? "");
  try {
    return (await import(pathToFileURL(path).href)) as T;
  } finally {
    rmSync(path);
  }
}
