export interface Found<Target> {
  readonly target: Target;
  readonly params: Readonly<Record<string, string>>;
}

export interface Router<Target> {
  /**
   * @param pathname percent-encoded
   * @throws URIError if it is not percent-encoded UTF-8
   */
  find(pathname: string): Found<Target> | undefined;
}

interface Node<Target> {
  readonly literals: Map<string, Node<Target>>;
  readonly patterns: { readonly expression: RegExp; readonly text: number; readonly node: Node<Target> }[];
  whole: Node<Target> | undefined;
  target: Target | undefined;
}

const empty = <Target>(): Node<Target> => ({ literals: new Map(), patterns: [], whole: undefined, target: undefined });

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, "\\$&");

/**
 * Creates a router. Literal segments take precedence over mixed segments, and mixed segments over parameters (OpenAPI
 * 3.1, Paths Object).
 */
export function createRouter<Target>(paths: Iterable<readonly [path: string, target: Target]>): Router<Target> {
  const root = empty<Target>();
  for (const [path, target] of paths) {
    let node = root;
    for (const segment of segmentsOf(path)) node = next(node, plain(segment));
    node.target ??= target;
  }
  return {
    find(pathname) {
      const segments = segmentsOf(pathname).map((segment) =>
        segment.includes("%") ? decodeURIComponent(segment) : segment,
      );
      const values: string[] = [];
      const target = walk(root, segments, 0, values);
      if (target === undefined) return undefined;
      return { target, params: Object.fromEntries(values.map((value, index) => [`p${index}`, value])) };
    },
  };
}

const segmentsOf = (path: string) => path.split("/").slice(1);

export function plain(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function next<Target>(node: Node<Target>, segment: string): Node<Target> {
  const pieces = segment.split(/\{[^}]*\}/);
  if (pieces.length === 1) {
    const known = node.literals.get(segment) ?? empty<Target>();
    node.literals.set(segment, known);
    return known;
  }
  if (pieces.length === 2 && pieces.every((piece) => piece === "")) {
    node.whole ??= empty();
    return node.whole;
  }
  const expression = new RegExp(`^${pieces.map(escaped).join("([^]+?)")}$`);
  const known = node.patterns.find((one) => one.expression.source === expression.source);
  if (known !== undefined) return known.node;
  const made = { expression, text: pieces.join("").length, node: empty<Target>() };
  node.patterns.push(made);
  node.patterns.sort((a, b) => b.text - a.text);
  return made.node;
}

function walk<Target>(
  node: Node<Target>,
  segments: readonly string[],
  index: number,
  values: string[],
): Target | undefined {
  const segment = segments[index];
  if (segment === undefined) return node.target;
  const literal = node.literals.get(segment);
  const direct = literal && walk(literal, segments, index + 1, values);
  if (direct !== undefined) return direct;
  const before = values.length;
  for (const { expression, node: child } of node.patterns) {
    const match = expression.exec(segment);
    if (match === null) continue;
    values.push(...match.slice(1));
    const found = walk(child, segments, index + 1, values);
    if (found !== undefined) return found;
    values.length = before;
  }
  if (node.whole === undefined || segment === "") return undefined;
  values.push(segment);
  const found = walk(node.whole, segments, index + 1, values);
  if (found === undefined) values.length = before;
  return found;
}
