import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { go } from "../route.ts";
import { Dialog } from "../ui/dialog.tsx";
import { showNotice } from "../ui/notice.tsx";
import { Running } from "../ui/running.tsx";
import { useAction } from "../ui/use-action.tsx";
import { type Found, findAtOnce, useCommands, useSearch, useSuggestions } from "./use-search.ts";

const open = signal(false);

export const openPalette = (): void => {
  open.value = true;
};

const MOST = 20;

/** Finds views and entities, and runs commands. */
export const Palette = () => (open.value ? <OpenPalette /> : null);

function OpenPalette() {
  const [typed, setTyped] = useState("");
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), 200);
    return () => clearTimeout(timer);
  }, [typed]);
  const { found: named, isCurrent, isPartial } = useSearch(settled);
  // Keeps rows in place under the pointer while lists respond.
  const shown = useRef(named);
  if (isCurrent) shown.current = named;
  const commands = useCommands(typed);
  const suggested = useSuggestions(typed.trim());
  const atOnce = [...findAtOnce(typed.trim()), ...commands];
  const isKnown = new Set(atOnce.map(({ text }) => text));
  const found = [
    ...atOnce,
    ...shown.current.slice(0, MOST),
    ...suggested.actions.filter(({ text }) => !isKnown.has(text)),
  ];
  const { running, failure, run } = useAction();
  const isSettled = settled === typed.trim() && isCurrent;
  const close = () => {
    open.value = false;
  };
  const follow = (one: Found | undefined) => {
    if (one === undefined) return;
    if (one.call !== undefined) {
      void run(one.call, () => {
        showNotice(one.success ?? one.text);
        close();
      });
      return;
    }
    close();
    if (one.run) one.run();
    else if (one.href.startsWith("/")) globalThis.open(one.href);
    else go(one.href);
  };
  // Ignores results of earlier input.
  const [entered, setEntered] = useState(false);
  useEffect(() => {
    if (!entered || !isSettled) return;
    setEntered(false);
    follow(found[0] ?? suggested.docs[0]);
  }, [entered, isSettled]);
  return (
    <Dialog title="Search" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (atOnce.length > 0) follow(atOnce[0]);
          else setEntered(true);
        }}
      >
        <label class="wide">
          <span class="hidden">View, name, identifier or e-mail</span>
          <input
            autofocus
            type="text"
            autocomplete="off"
            placeholder="Name, e-mail or identifier; a command, such as advance 3d; help"
            onInput={({ currentTarget: { value } }) => {
              setTyped(value);
              setEntered(false);
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "ArrowDown") currentTarget.closest("dialog")?.querySelector<HTMLElement>(".found a")?.focus();
            }}
          />
        </label>
      </form>
      <ul class="found plain" onKeyDown={moveFocus}>
        {[...found, ...suggested.docs].map((one, index) => (
          <li key={`${one.href} ${one.text}`} class={index === found.length ? "first-docs" : undefined}>
            <a
              href={one.href || "#"}
              onClick={(event) => {
                event.preventDefault();
                follow(one);
              }}
            >
              <bdi>{one.text}</bdi> <span class="muted">{one.kind}</span>
            </a>
          </li>
        ))}
      </ul>
      {running && <Running />}
      {failure}
      {isSettled && settled !== "" && found.length + suggested.docs.length === 0 && !isPartial && (
        <p class="empty">No results.</p>
      )}
      {isPartial && <p class="empty">Some sources could not be searched.</p>}
    </Dialog>
  );
}

/** Moves the focus along a list of links by arrow keys. */
export function moveFocus(event: KeyboardEvent): void {
  const by =
    event.key === "ArrowDown" ? "nextElementSibling" : event.key === "ArrowUp" ? "previousElementSibling" : undefined;
  if (by === undefined) return;
  event.preventDefault();
  (event.target as HTMLElement).closest("li")?.[by]?.querySelector("a")?.focus();
}
