import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface FoldProps {
  readonly summary: ComponentChildren;
  /** Content, rendered once opened. */
  readonly children: () => ComponentChildren;
}

export function Fold({ summary, children }: FoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
