import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { go, hrefOf, organizationId } from "../route.ts";
import { Dialog } from "../ui/dialog.tsx";
import { viewOfId, views } from "../views/index.ts";

const open = signal(false);

export const openPalette = (): void => {
  open.value = true;
};

interface Found {
  readonly text: string;
  readonly kind: string;
  readonly href: string;
}

/** Finds anything: a view, test, team or job position by its name, an entity by its identifier, a candidate or a person by name or e-mail. */
export const Palette = () => (open.value ? <OpenPalette /> : null);

function OpenPalette() {
  const [typed, setTyped] = useState("");
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(typed.trim()), 200);
    return () => clearTimeout(waiting);
  }, [typed]);
  const found = [...viewsNamed(typed), ...entitiesNamed(typed.trim()), ...useSearch(settled)];
  const close = () => {
    open.value = false;
  };
  const follow = (href: string | undefined) => {
    if (href === undefined) return;
    close();
    go(href);
  };
  return (
    <Dialog title="Find anything" onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          follow(found[0]?.href);
        }}
      >
        <label class="wide">
          <span class="hidden">View, identifier, name or e-mail</span>
          <input
            autofocus
            type="text"
            autocomplete="off"
            placeholder="View, identifier, name or e-mail"
            onInput={({ currentTarget: { value } }) => setTyped(value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === "ArrowDown") currentTarget.closest("dialog")?.querySelector<HTMLElement>(".found a")?.focus();
            }}
          />
        </label>
      </form>
      <ul class="found plain" onKeyDown={moveFocus}>
        {found.slice(0, 12).map(({ text, kind, href }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => {
                event.preventDefault();
                follow(href);
              }}
            >
              {text} <span class="muted">{kind}</span>
            </a>
          </li>
        ))}
      </ul>
      {settled !== "" && found.length === 0 && <p class="empty">Nothing found.</p>}
    </Dialog>
  );
}

function moveFocus(event: KeyboardEvent): void {
  const by =
    event.key === "ArrowDown" ? "nextElementSibling" : event.key === "ArrowUp" ? "previousElementSibling" : undefined;
  if (by === undefined) return;
  event.preventDefault();
  (event.target as HTMLElement).closest("li")?.[by]?.querySelector("a")?.focus();
}

const viewsNamed = (typed: string): Found[] =>
  views
    .filter(({ title }) => title.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ name, title }) => ({ text: title, kind: "view", href: hrefOf(name) }));

const entitiesNamed = (id: string): Found[] => {
  const view = viewOfId(id);
  return view === undefined ? [] : [{ text: id, kind: view.title, href: hrefOf(view.name, id) }];
};

function useSearch(text: string): Found[] {
  const isText = text.length >= 2 && viewOfId(text) === undefined;
  const path = { id: organizationId() };
  const list = { path, query: { searchText: text, count: 5 } };
  const v2 = { query: { query: text, count: 5 } };
  const candidates = useData(isText ? call("V2", "get", "/candidates", v2) : undefined);
  const people = useData(isText ? call("control", "get", "/organizations/{id}/people", list) : undefined);
  const tests = useData(isText ? call("V2", "get", "/tests", v2) : undefined);
  const teams = useData(isText ? call("control", "get", "/organizations/{id}/teams", list) : undefined);
  const positions = useData(isText ? call("control", "get", "/organizations/{id}/jobPositions", list) : undefined);
  if (!isText) return [];
  const mailboxes = [
    ["Candidates", "candidates", candidates.data?._embedded.candidates],
    ["People", "people", people.data?.items],
  ] as const;
  const named = [
    ["Tests", "tests", tests.data?._embedded.tests],
    ["Teams", "teams", teams.data?.items],
    ["Job positions", "positions", positions.data?.items],
  ] as const;
  return [
    ...mailboxes.flatMap(([kind, view, items = []]) =>
      items.map(({ id, email }) => ({ text: email, kind, href: hrefOf(view, id) })),
    ),
    ...named.flatMap(([kind, view, items = []]) =>
      items.map(({ id, name }) => ({ text: name, kind, href: hrefOf(view, id) })),
    ),
  ];
}
