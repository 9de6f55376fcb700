import { readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { webTypes } from "./web-types.ts";

export interface Problem {
  readonly line: number;
  readonly message: string;
}

export type Compiled = { readonly code: string } | { readonly problems: readonly Problem[] };

const here = import.meta.url.endsWith(".ts") ? ".ts" : ".js";
const folder = fileURLToPath(new URL("../inside/", import.meta.url));
const snippetFile = join(folder, "snippet.ts");
const webFile = join(folder, "web-types.d.ts");

/** Prefix of a snippet, in one line to keep line numbers. */
const before = `import type { Globals } from "./globals${here}"; declare const v1: Globals["v1"], v2: Globals["v2"], v3: Globals["v3"], control: Globals["control"], world: Globals["world"]; export default async () => {\n`;
const after = "\n};\n";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ["lib.es2023.d.ts"],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: false,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  erasableSyntaxOnly: true,
  noEmit: true,
};

/** Limit of displayed problems: the first ones often cause the rest. */
const SHOWN = 8;
const LONGEST = 600;

/** Type-checks snippets against the clients and strips their types. Snippets share the parsed libraries. */
export function createCompiler(): (snippet: string) => Compiled {
  let text = "";
  let version = 0;
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [snippetFile, webFile],
    getScriptVersion: (file) => (file === snippetFile ? String(version) : "1"),
    getScriptSnapshot(file) {
      if (file === snippetFile) return ts.ScriptSnapshot.fromString(text);
      if (file === webFile) return ts.ScriptSnapshot.fromString(webTypes);
      const read = ts.sys.readFile(file);
      return read === undefined ? undefined : ts.ScriptSnapshot.fromString(read);
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    fileExists: (file) => file === snippetFile || file === webFile || ts.sys.fileExists(file),
    readFile: (file) => (file === webFile ? webTypes : ts.sys.readFile(file)),
    ...(ts.sys.realpath && { realpath: ts.sys.realpath }),
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const service = ts.createLanguageService(host);

  return (snippet) => {
    text = before + snippet + after;
    version++;
    const lines = snippet.split("\n").length;
    const found = [...service.getSyntacticDiagnostics(snippetFile), ...service.getSemanticDiagnostics(snippetFile)];
    const problems = found.map(({ messageText, file, start = 0 }) => ({
      line: Math.min(lines, Math.max(1, file?.getLineAndCharacterOfPosition(start).line ?? 1)),
      message: ts
        .flattenDiagnosticMessageText(messageText, "\n")
        // Removes advice for projects.
        .replace(/ Do you need to (install|change) [\s\S]*$/, "")
        .slice(0, LONGEST),
    }));
    if (problems.length > 0) return { problems: problems.slice(0, SHOWN) };
    // Types are replaced by spaces, which keeps line numbers.
    return { code: stripTypeScriptTypes(text) };
  };
}

const stripTypes = (source: string): string =>
  ts.transpileModule(source, {
    compilerOptions: { target: ts.ScriptTarget.ES2023, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  }).outputText;

export interface Modules {
  readonly entry: string;
  readonly sources: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** @returns the published clients, which run in the isolate before a snippet */
export function readModules(): Modules {
  const sources: Record<string, string> = {};
  const imports: Record<string, Record<string, string>> = {};
  const visit = (file: string) => {
    if (file in sources) return;
    const written = readFileSync(file, "utf8");
    const source = file.endsWith(".ts") ? stripTypes(written) : written;
    sources[file] = source;
    const names = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
    imports[file] = Object.fromEntries(names.map((name) => [name, locate(file, name)]));
    for (const name of Object.values(imports[file] ?? {})) visit(name);
  };
  const entry = join(folder, `boot${here}`);
  visit(entry);
  return { entry, sources, imports };
}

const locate = (from: string, name: string): string =>
  name.startsWith(".") ? resolve(dirname(from), name) : createRequire(from).resolve(name);
