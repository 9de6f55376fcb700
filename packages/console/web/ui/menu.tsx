import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

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
  useEffect(() => {
    if (!open) return undefined;
    const follow = () => menu.current && place(menu.current);
    follow();
    // Anything around it may scroll.
    addEventListener("scroll", follow, { capture: true, passive: true });
    addEventListener("resize", follow);
    return () => {
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

/** Below the button or, where there is no room, above it. */
function place(menu: HTMLDetailsElement): void {
  const popup = menu.querySelector<HTMLElement>(".popup");
  if (popup === null) return;
  const { left, top, bottom } = menu.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = popup;
  const room = document.documentElement.clientWidth - offsetWidth - SPACE;
  const below = bottom + SPACE;
  const above = top - SPACE - offsetHeight;
  popup.style.setProperty("--left", `${Math.max(SPACE, Math.min(left, room))}px`);
  popup.style.setProperty("--top", `${below + offsetHeight > innerHeight && above > 0 ? above : below}px`);
}
