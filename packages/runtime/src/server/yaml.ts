/** Parses YAML text; given in, so that only servers with YAML load the parser. */
export type ParseYaml = (text: string) => { value: unknown } | { problem: string };

export const noYaml: ParseYaml = () => ({ problem: "no YAML is declared" });

/**
 * The YAML parser with everything turned off that a data format does not need: aliases (a few lines of them expand to
 * gigabytes), tags, keys that are not text, and documents after the first. Duplicate keys are refused.
 */
export async function loadYaml(): Promise<ParseYaml> {
  const { LineCounter, parseDocument, visit } = await import("yaml");
  return (text) => {
    const lineCounter = new LineCounter();
    const at = (offset: number) => {
      const { line, col } = lineCounter.linePos(offset);
      return ` at line ${line}, column ${col}`;
    };
    try {
      const document = parseDocument(text, {
        lineCounter,
        // "silent" would let a second document pass.
        logLevel: "error",
        prettyErrors: false,
        resolveKnownTags: false,
        schema: "core",
        stringKeys: true,
        uniqueKeys: true,
      });
      const [problem] = [...document.errors, ...document.warnings];
      if (problem !== undefined) return { problem: `${problem.message}${at(problem.pos[0])}` };
      let alias: number | undefined;
      visit(document, {
        Alias(_, node) {
          alias = node.range?.[0] ?? 0;
          return visit.BREAK;
        },
      });
      if (alias !== undefined) return { problem: `Aliases are not taken${at(alias)}` };
      return { value: document.toJS({ maxAliasCount: 0 }) };
    } catch (error) {
      if (error instanceof RangeError) return { problem: "It is nested too deeply" };
      return { problem: "It cannot be read" };
    }
  };
}
