import { join } from "node:path";
import ts from "typescript";

const root = join(import.meta.dirname, "../..");

/** Cache of parsed files outside of the program, such as the standard library. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** Compiles an in-memory program and returns the first line of each message. */
export function compile(text: string, more: ts.CompilerOptions = {}) {
  const file = join(root, "src/program.ts");
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const options = { ...ts.parseJsonConfigFileContent(config, ts.sys, root).options, ...more };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext);
  host.getSourceFile = (name, ...rest) => {
    if (name === file) return source;
    if (!parsed.has(name)) parsed.set(name, getSourceFile(name, ...rest));
    return parsed.get(name);
  };
  const program = ts.createProgram([file], options, host);
  const findings = program
    .getSemanticDiagnostics(source)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").split("\n")[0]);
  return { checker: program.getTypeChecker(), source, findings };
}
