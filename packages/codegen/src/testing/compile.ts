import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The runtime that generated files import. */
const paths = {
  "@assessment-api/runtime/client": [source("../../../runtime/src/client/index.ts")],
  "@assessment-api/runtime/webhooks": [source("../../../runtime/src/webhooks/index.ts")],
  "openapi-fetch": [source("../../node_modules/openapi-fetch/dist/index.d.mts")],
  "@assessment-api/runtime/fetch": [source("../../../runtime/src/server/fetch/index.ts")],
  "@assessment-api/runtime/server": [source("../../../runtime/src/server/index.ts")],
};

const options: ts.CompilerOptions = {
  strict: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  verbatimModuleSyntax: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
  paths,
};

/** What users set beyond `strict`, or leave out. Under the first set an optional property may be left out, but not be undefined. */
const settings: Record<string, ts.CompilerOptions> = {
  "": { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true },
  " (without exactOptionalPropertyTypes)": {},
};

/** Files outside of the compiled folders, such as the standard library: parsed once for all programs. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Messages of the strict compiler about folders of files, compiled together: `folder/file: message`, each once. With `isolated` each file
 * must also show its types by itself (isolatedDeclarations).
 */
export function compile(folders: Record<string, Record<string, string>>, { isolated = false } = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), "codegen-"));
  try {
    const written = Object.entries(folders).flatMap(([folder, files]) => {
      mkdirSync(join(root, folder), { recursive: true });
      return Object.entries(files).map(([name, text]) => {
        const path = join(root, folder, name);
        writeFileSync(path, text);
        return path;
      });
    });
    const sources = written.filter((path) => path.endsWith(".ts"));
    const found = new Set<string>();
    return Object.entries(settings).flatMap(([name, more]) =>
      diagnose(root, sources, {
        ...options,
        ...more,
        ...(isolated && { declaration: true, isolatedDeclarations: true }),
      }).flatMap((message) => {
        if (found.has(message)) return [];
        found.add(message);
        return [message + name];
      }),
    );
  } finally {
    rmSync(root, { recursive: true });
  }
}

function diagnose(root: string, sources: string[], options: ts.CompilerOptions): string[] {
  const host = ts.createCompilerHost(options);
  const program = ts.createProgram(sources, options, {
    ...host,
    getSourceFile(path, ...rest) {
      if (path.startsWith(root)) return host.getSourceFile(path, ...rest);
      if (!parsed.has(path)) parsed.set(path, host.getSourceFile(path, ...rest));
      return parsed.get(path);
    },
  });
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(root));
  const diagnostics = [
    ...program.getOptionsDiagnostics(),
    ...own.flatMap((file) => [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
      ...(options.declaration ? program.getDeclarationDiagnostics(file) : []),
    ]),
  ];
  return diagnostics.map(
    ({ file, messageText }) =>
      `${file?.fileName.slice(root.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`,
  );
}
