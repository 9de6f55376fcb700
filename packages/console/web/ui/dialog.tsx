import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** A modal dialog. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser reports closing asynchronously, when another dialog may be open.
  const isGone = useRef(false);
  // In a layout effect, so that no key press goes elsewhere.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      isGone.current = true;
      // Returns the focus.
      current?.close();
    };
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="dialog-title" onClose={() => isGone.current || onClose()}>
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
