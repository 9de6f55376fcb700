import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface MenuProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly kind?: string;
  /** Names the button where its text does not. */
  readonly label?: string;
  readonly title?: string;
}

/** A button with what it opens, which stays in the window wherever the button stands. */
export function Menu({ summary, children, kind = "", label, title }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // Before it is painted.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const follow = () => menu.current && place(menu.current);
    follow();
    // Anything around it may scroll.
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
    const size = new ResizeObserver(follow);
    const popup = menu.current?.querySelector(".popup");
    if (popup) size.observe(popup);
    return () => {
      size.disconnect();
      removeEventListener("scroll", follow, { capture: true });
      removeEventListener("resize", follow);
    };
  }, [open]);
  return (
    <details class={`menu ${kind}`} ref={menu} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={label} title={title}>
        {summary}
      </summary>
      {open && <div class="popup">{children}</div>}
    </details>
  );
}

/** Pixels around a popup. */
const SPACE = 4;

/** Below the button or, where there is no room, above it or else over it. */
function place(menu: HTMLDetailsElement): void {
  const popup = menu.querySelector<HTMLElement>(".popup");
  if (popup === null) return;
  const { left, top, bottom } = menu.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const lastLeft = document.documentElement.clientWidth - offsetWidth - SPACE;
  const lastTop = innerHeight - offsetHeight - SPACE;
  const below = bottom + SPACE;
  const above = top - SPACE - offsetHeight;
  popup.style.setProperty("--left", `${Math.max(SPACE, Math.min(left, lastLeft))}px`);
  popup.style.setProperty("--top", `${below > lastTop && above > 0 ? above : Math.min(below, lastTop)}px`);
}
