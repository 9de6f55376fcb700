import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** A question, or something to be typed, before anything else. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // The browser tells that a dialog closed some time later, when another one may be open.
  const isGone = useRef(false);
  // At once, so that nothing that is typed goes elsewhere.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      isGone.current = true;
      // Gives the focus back, which would be lost with what has it.
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
