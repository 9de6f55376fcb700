import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const paths = {
  "@assessment-api/resources": [source("../../../resources/src/index.ts")],
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

const strictest = { exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true };

/** Cache of parsed files outside the compiled folders, such as the standard library. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles folders with the strictest settings and returns distinct messages as `folder/file: message`.
 * @param options `isolated`: with isolatedDeclarations; `lenient`: also without exactOptionalPropertyTypes
 */
export function compile(
  folders: Record<string, Record<string, string>>,
  { isolated = false, lenient = false } = {},
): string[] {
  const root = mkdtempSync(join(tmpdir(), "codegen-"));
  try {
    const written = Object.entries(folders).flatMap(([folder, files]) => {
      return Object.entries(files).map(([name, text]) => {
        const path = join(root, folder, name);
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, text);
        return path;
      });
    });
    const sources = written.filter((path) => path.endsWith(".ts"));
    const declared = { ...options, ...(isolated && { declaration: true, isolatedDeclarations: true }) };
    const found = diagnose(root, sources, { ...declared, ...strictest });
    const more = lenient ? diagnose(root, sources, declared) : [];
    return [
      ...new Set(found),
      ...new Set(
        more.filter((message) => !found.includes(message)).map((one) => `${one} (without exactOptionalPropertyTypes)`),
      ),
    ];
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
