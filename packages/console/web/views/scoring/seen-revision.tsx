import type { ComponentChild, RefObject } from "preact";
import { useRef, useState } from "preact/hooks";

interface Stored {
  readonly value: string;
  readonly revision: string;
}

/**
 * Keeps the revision that the user has seen: the sheet follows other assessors, the typed value does not.
 * @returns the revision to send, and a message after a conflict
 */
export function useSeenRevision(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  stored: Stored,
): { seen: string; changed: ComponentChild } {
  const last = useRef(stored);
  const [, render] = useState(0);
  const typed = field.current?.value;
  const isTyped = typed !== undefined && typed !== last.current.value && typed !== stored.value;
  if (!isTyped) last.current = stored;
  if (last.current.revision === stored.revision) return { seen: stored.revision, changed: null };
  const see = (value: string | undefined) => {
    if (field.current && value !== undefined) field.current.value = value;
    last.current = stored;
    render((count) => count + 1);
  };
  const changed = (
    <span class="message" role="alert">
      Changed by somebody else: {stored.value || "empty"}.{" "}
      <button type="button" onClick={() => see(stored.value)}>
        Use their value
      </button>{" "}
      <button type="button" onClick={() => see(undefined)}>
        Keep mine
      </button>
    </span>
  );
  return { seen: last.current.revision, changed };
}
