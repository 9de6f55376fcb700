import { useEffect, useRef } from "preact/hooks";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf, route } from "../route.ts";
import { Icon, isIcon } from "../ui/icon.tsx";
import { groups, views } from "../views/index.ts";

export function Navigation() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { view } = route.value;
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [view]);
  const title = views.find(({ name }) => name === view)?.title ?? "Views";
  const mock = useData(call("control", "get", "/health")).data?.mockUrl;
  return (
    <>
      <details class="views" ref={menu}>
        <summary>{title}</summary>
        <nav aria-label="Views, folded">
          <Links current={view} mock={mock} />
        </nav>
      </details>
      <nav class="side" aria-label="Views">
        <Links current={view} mock={mock} />
      </nav>
    </>
  );
}

function Links({ current, mock }: { readonly current: string; readonly mock: string | undefined }) {
  return (
    <>
      {groups.map((group) => (
        <ul key={group}>
          {views
            .filter((view) => view.group === group)
            .map(({ name, title }) => (
              <li key={name}>
                <a href={hrefOf(name)} aria-current={name === current ? "page" : undefined}>
                  {isIcon(name) && <Icon of={name} />}
                  {title}
                </a>
              </li>
            ))}
        </ul>
      ))}
      <ul>
        <li>
          {/* biome-ignore lint/security/noBlankTarget: a page of the same origin, which gets the keys of this tab by its opener */}
          <a href="/docs/" target="_blank" rel="opener">
            <Icon of="documentation" />
            Documentation ↗
          </a>
        </li>
        {mock !== undefined && (
          <li>
            <a href={mock} target="_blank" rel="noreferrer">
              <Icon of="tests" />
              Mock ↗
            </a>
          </li>
        )}
      </ul>
    </>
  );
}
