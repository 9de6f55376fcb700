import type TypeScript from "typescript";

export interface Assignment {
  from: string;
  to: string;
}

/** Result of a check. `isNamed` is false if a type cannot be addressed. */
export interface Assigned {
  isNamed: boolean;
  problem: string | undefined;
}

/** Diagnostic codes of failed assignments; other codes concern the names of types. */
const NOT_ASSIGNABLE = [2322, 2375, 2559, 2739, 2740, 2741];

/** Minimal library: parsing the full standard library would take most of the time. */
const LIBRARY = `
interface Array<T> { readonly length: number; [index: number]: T }
interface ReadonlyArray<T> { readonly length: number; readonly [index: number]: T }
interface Boolean {} interface CallableFunction {} interface Function {} interface IArguments {} interface NewableFunction {}
interface ArrayBuffer { readonly bytes: "buffer" } interface ArrayBufferView<T> { readonly of: T } interface Blob { readonly bytes: "blob" }
interface ReadableStream<T> { readonly chunks: T } interface Uint8Array { readonly bytes: "array" }
interface Number {} interface Object {} interface RegExp {} interface String {}
type Record<K extends keyof any, T> = { [P in K]: T };
type Partial<T> = { [P in keyof T]?: T[P] };
type Required<T> = { [P in keyof T]-?: T[P] };
type Readonly<T> = { readonly [P in keyof T]: T[P] };
type Pick<T, K extends keyof T> = { [P in K]: T[P] };
type Exclude<T, U> = T extends U ? never : T;
type Extract<T, U> = T extends U ? T : never;
type Omit<T, K extends keyof any> = Pick<T, Exclude<keyof T, K>>;
type NonNullable<T> = T & {};
`;

/** Compiles assignments of each `from` to each `to` in one program. Results have the order of the assignments. */
export function checkAssignments(
  ts: typeof TypeScript,
  before: string,
  after: string,
  assignments: Assignment[],
): Assigned[] {
  const header = 'import type * as Before from "./before";\nimport type * as After from "./after";\n';
  const lines = assignments.map(
    ({ from, to }, index) => `declare const v${index}: ${from}; export const c${index}: ${to} = v${index};`,
  );
  const files: Record<string, string> = {
    "/library.d.ts": LIBRARY,
    "/before.ts": before,
    "/after.ts": after,
    "/check.ts": header + lines.join("\n"),
  };
  const options: TypeScript.CompilerOptions = {
    noLib: true,
    strict: true,
    noErrorTruncation: true,
    noEmit: true,
    types: [],
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  // Skip comments, which only contain descriptions.
  const parsing = { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const host: TypeScript.CompilerHost = {
    fileExists: (name) => name in files,
    readFile: (name) => files[name],
    getSourceFile: (name) => {
      const text = files[name];
      return text === undefined ? undefined : ts.createSourceFile(name, text, parsing);
    },
    getDefaultLibFileName: () => "/library.d.ts",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (name) => name,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
  const program = ts.createProgram(["/library.d.ts", "/check.ts"], options, host);
  const check = program.getSourceFile("/check.ts");
  const results = assignments.map((): Assigned => ({ isNamed: true, problem: undefined }));
  for (const { code, start, messageText } of program.getSemanticDiagnostics(check)) {
    const line = (check?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0) - 2;
    const result = results[line];
    if (!result) continue;
    if (NOT_ASSIGNABLE.includes(code)) result.problem ??= essenceOf(ts.flattenDiagnosticMessageText(messageText, "\n"));
    else result.isNamed = false;
  }
  return results;
}

function essenceOf(message: string): string {
  const lines = message.split("\n").map((line) => line.trim());
  const where = lines.find((line) => /^The types (of|returned by) '/.test(line));
  const last = lines.at(-1) ?? message;
  return where && where !== last ? `${where}\n${last}` : last;
}
