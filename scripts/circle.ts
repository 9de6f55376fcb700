/** Returns a cycle as a list of nodes, the first one repeated at the end. */
export function findCircle(nodes: readonly string[], next: (node: string) => readonly string[]): string[] | undefined {
  const done = new Set<string>();
  const visit = (node: string, path: string[]): string[] | undefined => {
    const start = path.indexOf(node);
    if (start !== -1) return [...path.slice(start), node];
    if (done.has(node)) return undefined;
    for (const one of next(node)) {
      const circle = visit(one, [...path, node]);
      if (circle) return circle;
    }
    done.add(node);
    return undefined;
  };
  for (const node of nodes) {
    const circle = visit(node, []);
    if (circle) return circle;
  }
  return undefined;
}
