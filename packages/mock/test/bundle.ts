import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

const root = join(import.meta.dirname, "..");

/** Resolves `./NAME.gen.ts` from memory. */
const inMemory = (files: Readonly<Record<string, string>>): Plugin => ({
  name: "in-memory",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^\.\/[\w.]+\.gen\.(ts|js)$/ }, ({ path }) => {
      const name = path.slice(2);
      return Object.hasOwn(files, name) ? { path: name, namespace: "generated" } : undefined;
    });
    onLoad({ filter: /.*/, namespace: "generated" }, ({ path }) => ({
      contents: files[path] ?? "",
      loader: "ts",
      resolveDir: root,
    }));
  },
});

/** Bundles a program for browsers, without MSW. Returns the file that a page loads first, with its static imports. */
export async function bundle(program: string, files: Readonly<Record<string, string>> = {}): Promise<string> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    plugins: [inMemory(files)],
    external: ["msw"],
    bundle: true,
    splitting: true,
    minify: true,
    format: "esm",
    target: "es2022",
    outdir: "out",
    write: false,
    metafile: true,
  });
  const loaded = new Set<string>();
  const load = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    for (const { kind, path, external } of metafile.outputs[name]?.imports ?? [])
      if (kind === "import-statement" && external !== true) load(path);
  };
  load("out/stdin.js");
  return outputFiles
    .filter(({ path }) => [...loaded].some((name) => path.endsWith(name)))
    .map(({ text }) => text)
    .join("\n");
}

export async function load<Module>(program: string, files: Readonly<Record<string, string>>): Promise<Module> {
  const { outputFiles } = await build({
    stdin: { contents: program, resolveDir: root, loader: "ts" },
    plugins: [inMemory(files)],
    external: ["msw", "yaml"],
    bundle: true,
    platform: "node",
    format: "esm",
    outdir: "out",
    write: false,
  });
  // Below the package, so that it uses the same MSW as the test.
  const folder = join(root, "node_modules/.generated");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${process.pid}-${Math.random().toString(36).slice(2)}.mjs`);
  writeFileSync(path, outputFiles[0]?.text ?? "");
  try {
    return (await import(pathToFileURL(path).href)) as Module;
  } finally {
    rmSync(path);
  }
}
