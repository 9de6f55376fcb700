import { LineCounter, parseDocument } from "yaml";

/** An object as it is written in a file, and where each of its fields stands. */
export interface PlainData {
  readonly value: Readonly<Record<string, unknown>>;
  /** `line 7, column 5` */
  placeOf(path: readonly string[]): string;
}

/**
 * Reads an object of YAML or, where the name of the file says so, JSON: one document without aliases, tags or duplicate keys.
 * The text must be short: the parser compares each key with each other one.
 */
export function parsePlainData(fileName: string, text: string): PlainData | { readonly problem: string } {
  if (fileName.endsWith(".json")) {
    try {
      JSON.parse(text);
    } catch (error) {
      return { problem: `is not valid JSON: ${(error as Error).message}` };
    }
  }
  const lines = new LineCounter();
  const place = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      logLevel: "error",
      prettyErrors: false,
      resolveKnownTags: false,
      schema: "core",
      stringKeys: true,
    });
    const [problem] = [...document.errors, ...document.warnings];
    if (problem !== undefined) return { problem: `is not valid YAML: ${problem.message} at ${place(problem.pos[0])}` };
    const value: unknown = document.toJS({ maxAliasCount: 0 });
    if (typeof value !== "object" || value === null || Array.isArray(value)) return { problem: "is not an object" };
    const placeOf = (path: readonly string[]) => {
      const node = document.getIn(path, true) as { range?: readonly number[] } | undefined;
      return place(node?.range?.[0] ?? 0);
    };
    return { value: value as PlainData["value"], placeOf };
  } catch (error) {
    const reason = error instanceof RangeError ? "it is nested too deeply" : "it must not have aliases";
    return { problem: `is not valid YAML: ${reason}` };
  }
}
