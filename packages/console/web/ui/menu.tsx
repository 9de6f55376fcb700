import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

interface MenuProps {
  readonly summary: ComponentChildren;
  readonly children: ComponentChildren;
  readonly kind?: string;
  readonly label?: string;
  readonly title?: string;
}

/** A menu whose popup stays inside the window. */
export function Menu({ summary, children, kind = "", label, title }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  // Positions the popup before painting.
  useLayoutEffect(() => {
    if (!open) return undefined;
    const follow = () => menu.current && place(menu.current);
    follow();
    // Listens in the capture phase, because any ancestor may scroll.
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

const SPACE = 4;

const LEAST = 160;

/** Places the popup below the button or above it, never over it, where a second tap would hit another control. */
function place(menu: HTMLDetailsElement): void {
  const popup = menu.querySelector<HTMLElement>(".popup");
  if (popup === null) return;
  const { left, top, bottom } = menu.getBoundingClientRect();
  const { offsetWidth, scrollHeight } = popup;
  const lastLeft = document.documentElement.clientWidth - offsetWidth - SPACE;
  const below = innerHeight - bottom - 2 * SPACE;
  const above = top - 2 * SPACE;
  const isAbove = scrollHeight > below && above > below;
  const height = Math.max(LEAST, isAbove ? above : below);
  popup.style.setProperty("--left", `${Math.max(SPACE, Math.min(left, lastLeft))}px`);
  popup.style.setProperty("--height", `${height}px`);
  popup.style.setProperty(
    "--top",
    `${isAbove ? top - SPACE - Math.min(popup.offsetHeight, height) : bottom + SPACE}px`,
  );
}
