import { go, hrefOfId, route } from "../route.ts";
import { openPalette } from "./palette.tsx";
import { openShortcuts } from "./shortcuts.tsx";

const rows = () => [...document.querySelectorAll<HTMLElement>("main [data-row]")];

function move(by: 1 | -1): void {
  const all = rows();
  const focused = document.activeElement;
  // From the buttons of a row, the focus moves on from that row.
  const from = focused?.matches("[data-row]") ? focused : focused?.closest("tr")?.querySelector("[data-row]");
  const index = all.indexOf(from as HTMLElement);
  const next = index === -1 ? all[by === 1 ? 0 : all.length - 1] : all[index + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Handles the shortcuts of `shortcuts.tsx`. */
export function listenToKeys(): void {
  addEventListener("keydown", (event) => {
    const { key, metaKey, ctrlKey, altKey, target } = event;
    if (key.toLowerCase() === "k" && (metaKey || ctrlKey)) {
      event.preventDefault();
      openPalette();
      return;
    }
    if (metaKey || ctrlKey || altKey || document.querySelector("dialog[open]")) return;
    if (key === "Escape") return leaveInnermost(target);
    if (isTyping(target)) return;
    if (key === "j" || key === "k") move(key === "j" ? 1 : -1);
    if (key === "?") openShortcuts();
    if (key === "/") {
      event.preventDefault();
      const folded = document.querySelector<HTMLDetailsElement>("main details.folded");
      if (folded) folded.open = true;
      document.querySelector<HTMLElement>("main .filters input, main .filters select")?.focus();
    }
  });
  // Closes menus on a click elsewhere.
  addEventListener("click", ({ target }) => {
    for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]"))
      if (!menu.contains(target as Node)) menu.open = false;
  });
}

/** Closes the innermost open element: a menu, a text field, or the detail. */
function leaveInnermost(target: EventTarget | null): void {
  const menu = [...document.querySelectorAll<HTMLDetailsElement>("details.menu[open]")].at(-1);
  if (menu) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  } else if (isTyping(target)) (target as HTMLElement).blur();
  else if (route.value.id !== undefined) go(hrefOfId(undefined));
}
