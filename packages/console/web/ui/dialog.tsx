import { type ComponentChildren, render } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly onClose: () => void;
}

/** Renders at the document's root, where it inherits no styles. */
export const Dialog = (props: DialogProps) => (
  <AtRoot>
    <OpenDialog {...props} />
  </AtRoot>
);

function AtRoot({ children }: { readonly children: ComponentChildren }) {
  const root = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => {
    const made = document.body.appendChild(document.createElement("div"));
    root.current = made;
    return () => {
      render(null, made);
      made.remove();
    };
  }, []);
  useLayoutEffect(() => {
    if (root.current) render(children, root.current);
  });
  return null;
}

function OpenDialog({ title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Another dialog may be open once this one has closed.
  const isUnmounted = useRef(false);
  // Opens before the next key press, which would go elsewhere.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => {
      isUnmounted.current = true;
      // Closing returns the focus.
      current?.close();
    };
  }, []);
  // The browser closes a dialog at once but sends `close` later: a key press in between would find a closed dialog.
  const cancel = (event: Event) => {
    // A file input's `cancel` bubbles.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onCancel={cancel}
      onClose={() => isUnmounted.current || onClose()}
    >
      <h2 id="dialog-title">{title}</h2>
      {children}
    </dialog>
  );
}
