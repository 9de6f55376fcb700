import type { Organization } from "@assessment-api/control";
import { useEffect, useRef, useState } from "preact/hooks";
import { formatCount } from "../format.ts";
import { formatRoute, go, route } from "../route.ts";
import { Menu } from "../ui/menu.tsx";
import { moveFocus } from "./palette.tsx";

const LISTED = 20;

interface OrganizationPickerProps {
  readonly organizations: readonly Organization[];
}

export function OrganizationPicker({ organizations }: OrganizationPickerProps) {
  const { organization } = route.value;
  const name = organizations.find(({ id }) => id === organization)?.name ?? organization;
  return (
    <Menu
      kind="organization"
      summary={
        <>
          <span class="hidden">Organization: </span>
          <bdi>{name}</bdi> <span aria-hidden="true">▾</span>
        </>
      }
    >
      <Choices organizations={organizations} />
    </Menu>
  );
}

function Choices({ organizations }: OrganizationPickerProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const { organization, view } = route.value;
  const wanted = typed.trim();
  const found = organizations.filter(
    ({ id, name }) => id === wanted || name.toLowerCase().includes(wanted.toLowerCase()),
  );
  const hrefOf = (id: string) => formatRoute({ organization: id, view, id: undefined, query: new URLSearchParams() });
  const close = (within: Element) => {
    const menu = within.closest("details");
    if (menu) menu.open = false;
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] === undefined) return;
        close(event.currentTarget);
        go(hrefOf(found[0].id));
      }}
    >
      <label class="wide">
        <span class="hidden">Find an organization</span>
        <input
          ref={field}
          type="search"
          autocomplete="off"
          placeholder="Name or identifier"
          onInput={({ currentTarget: { value } }) => setTyped(value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key === "ArrowDown") currentTarget.form?.querySelector<HTMLElement>(".found a")?.focus();
          }}
        />
      </label>
      <ul class="found plain" onKeyDown={moveFocus}>
        {found.slice(0, LISTED).map(({ id, name }) => (
          <li key={id}>
            <a
              href={hrefOf(id)}
              aria-current={id === organization ? "true" : undefined}
              onClick={({ currentTarget }) => close(currentTarget)}
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p class="empty">No matches.</p>}
      {found.length > LISTED && <p class="muted">{formatCount(found.length - LISTED)} more. Type to find them.</p>}
    </form>
  );
}
