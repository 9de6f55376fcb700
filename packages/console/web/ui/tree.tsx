import type { ComponentChildren } from "preact";
import { hrefOfId, route } from "../route.ts";

export interface Node {
  readonly id: string;
  readonly parentId: string | undefined;
  readonly content: ComponentChildren;
}

interface TreeProps {
  readonly nodes: readonly Node[];
  readonly label: string;
}

/** A tree of nodes; nodes without a known parent are roots. */
export function Tree({ nodes, label }: TreeProps) {
  const ids = new Set(nodes.map(({ id }) => id));
  const byParent = Map.groupBy(nodes, ({ parentId }) => (parentId !== undefined && ids.has(parentId) ? parentId : ""));
  return (
    <nav aria-label={label} class="tree">
      <Level byParent={byParent} parentId="" />
    </nav>
  );
}

function Level({
  byParent,
  parentId,
}: {
  readonly byParent: ReadonlyMap<string, readonly Node[]>;
  readonly parentId: string;
}) {
  const nodes = byParent.get(parentId);
  if (nodes === undefined) return null;
  return (
    <ul>
      {nodes.map(({ id, content }) => (
        <li key={id}>
          <a href={hrefOfId(id)} data-row aria-current={id === route.value.id ? "true" : undefined}>
            {content}
          </a>
          <Level byParent={byParent} parentId={id} />
        </li>
      ))}
    </ul>
  );
}
