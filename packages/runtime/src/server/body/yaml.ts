import type { Document, LineCounter as Lines, Pair, Range, Lexer as YamlLexer } from "yaml";
import type { RouteTable } from "../contract.ts";
import { isChanged } from "./json-body.ts";

/** Returns the positions of fields (`tasks[0].choices`) as `line 7, column 5`; "" if the search takes too long. */
export type Locate = (fields: readonly string[]) => Promise<readonly string[]>;

export type ParsedYaml = { readonly value: unknown; readonly locate: Locate } | { readonly problem: string };

export interface YamlReader {
  /**
   * @param caller callers take turns
   * @throws HttpFailure 503 if the queue is full or the wait exceeds its timeout
   */
  parse(text: string, caller?: string): Promise<ParsedYaml>;
}

/** `locate` returns the position of a field as `line 7, column 5`. */
export type ParseYaml = (text: string) => { value: unknown; locate: (field: string) => string } | { problem: string };

export const noYaml: ParseYaml = () => ({ problem: "no YAML is declared" });

/** Error message. The package is an optional peer, because only operations with YAML need it. */
export const YAML_MISSING = "This server reads or writes YAML and needs the package yaml: npm install yaml";

/** Returns whether any operation has YAML in its request or responses. */
export const hasYaml = ({ routes }: RouteTable): boolean =>
  routes.some(({ body, responses }) =>
    [body, ...Object.values(responses)].some((one) =>
      Object.values(one?.content ?? {}).some(({ kind }) => kind === "yaml"),
    ),
  );

/** Maximum number of tokens. A handwritten file of 256 kB has about 70,000. */
export const MOST_TOKENS = 100_000;

/** Maximum nesting for the parser. The limit of the server applies to the parsed value. */
const DEEPEST = 1000;

/** Tokens without text: document start, end of a flow collection, scalar marker. */
const SCALAR = "\x1f";
const signs = new Set(["\x02", "\x18", SCALAR]);

/** Returns why the parser must not parse a text: too many tokens, too deep, or an alias. */
function excessIn(
  tokens: ReturnType<YamlLexer["lex"]>,
  typeOf: (token: string) => string | null,
): { readonly problem: string; readonly offset: number } | undefined {
  let [count, depth, offset] = [0, 0, 0];
  let isText = false;
  for (const token of tokens) {
    if (++count > MOST_TOKENS) return { problem: `It has more than ${MOST_TOKENS} tokens`, offset };
    if (signs.has(token) && !isText) {
      isText = token === SCALAR;
      continue;
    }
    const type = isText ? undefined : typeOf(token);
    if (type === "alias") return { problem: "Aliases are not supported", offset };
    if (type === "flow-seq-start" || type === "flow-map-start") depth++;
    if (type === "flow-seq-end" || type === "flow-map-end") depth--;
    if (depth > DEEPEST) return { problem: "It is nested too deeply", offset };
    offset += token.length;
    isText = false;
  }
  return undefined;
}

function placeIn(text: string, offset: number): string {
  const before = text.slice(0, offset);
  return `line ${before.split("\n").length}, column ${offset - before.lastIndexOf("\n")}`;
}

/**
 * Loads the YAML parser without aliases (a few lines expand to gigabytes), tags, keys that are not text, and further
 * documents. Rejects duplicate keys, numbers outside JSON, and more than {@link MOST_TOKENS} tokens.
 * @throws Error if the package yaml is not installed
 */
export async function loadYaml(): Promise<ParseYaml> {
  const { CST, isCollection, isMap, isPair, isScalar, Lexer, LineCounter, parseDocument, visit } = await import(
    "yaml"
  ).catch((cause) => {
    throw new Error(YAML_MISSING, { cause });
  });

  function duplicate(pairs: readonly Pair[]): number | undefined {
    const known = new Set<unknown>();
    for (const { key } of pairs) {
      const name = isScalar(key) ? key.value : key;
      if (known.has(name)) return (key as { range?: Range }).range?.[0] ?? 0;
      known.add(name);
    }
    return undefined;
  }

  /** Returns the offset of a field or, if it is missing, of its parent. */
  function offsetOf(document: Document, field: string): number {
    let node: unknown = document.contents;
    let offset = (document.contents as { range?: Range } | null)?.range?.[0] ?? 0;
    let rest = field;
    while (isCollection(node) && rest !== "") {
      const { items } = node;
      const index = /^\[(\d+)\]/.exec(rest);
      let found: unknown;
      if (index !== null && !isMap(node)) {
        found = items[Number(index[1])];
        rest = rest.slice(index[0].length);
      } else {
        // Names may contain dots, so the keys decide where a name ends.
        const path = rest.replace(/^\./, "");
        const names = items.flatMap((item) => (isPair(item) && isScalar(item.key) ? [String(item.key.value)] : []));
        const name = names.find((one) => path === one || path.startsWith(`${one}.`) || path.startsWith(`${one}[`));
        found = items.find((item) => isPair(item) && isScalar(item.key) && String(item.key.value) === name);
        rest = path.slice(name?.length);
      }
      if (found === undefined) return offset;
      const at = (isPair(found) ? found.key : found) as { range?: Range } | null;
      offset = at?.range?.[0] ?? offset;
      node = isPair(found) ? found.value : found;
    }
    return offset;
  }

  const place = (lines: Lines, offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `line ${line}, column ${col}`;
  };

  return (text) => {
    // NUL also occurs in UTF-16 without a byte order mark.
    if (text.includes("\0")) return { problem: "It holds NUL; YAML must be text in UTF-8" };
    const lineCounter = new LineCounter();
    const excess = excessIn(new Lexer().lex(text), CST.tokenType);
    if (excess !== undefined) return { problem: `${excess.problem} at ${placeIn(text, excess.offset)}` };
    try {
      const document = parseDocument(text, {
        lineCounter,
        // "silent" would accept a second document.
        logLevel: "error",
        prettyErrors: false,
        resolveKnownTags: false,
        schema: "core",
        stringKeys: true,
        uniqueKeys: false,
      });
      const [problem] = [...document.errors, ...document.warnings];
      if (problem !== undefined) {
        // The parser reports a stack overflow as an error of the document.
        const message = /call stack/.test(problem.message) ? "It is nested too deeply" : problem.message;
        return { problem: `${message} at ${place(lineCounter, problem.pos[0])}` };
      }
      let refused: string | undefined;
      visit(document, {
        Alias(_, node) {
          refused = `Aliases are not supported at ${place(lineCounter, node.range?.[0] ?? 0)}`;
          return visit.BREAK;
        },
        Scalar(_, { value, source = "", range }) {
          if (typeof value !== "number" || (Number.isFinite(value) && !isChanged(source, value))) return undefined;
          const rule = Number.isFinite(value) ? "be within double precision" : "be finite";
          refused = `Numbers must ${rule} at ${place(lineCounter, range?.[0] ?? 0)}`;
          return visit.BREAK;
        },
        Map(_, { items }) {
          const offset = duplicate(items);
          if (offset === undefined) return undefined;
          refused = `Map keys must be unique at ${place(lineCounter, offset)}`;
          return visit.BREAK;
        },
      });
      if (refused !== undefined) return { problem: refused };
      return {
        value: document.toJS({ maxAliasCount: 0 }),
        locate: (field) => place(lineCounter, offsetOf(document, field)),
      };
    } catch (error) {
      if (error instanceof RangeError) return { problem: "It is nested too deeply" };
      return { problem: "It cannot be read" };
    }
  };
}
