import { useEffect, useRef } from "preact/hooks";
import { hrefOf, route } from "../route.ts";
import { groups, views } from "../views/index.ts";

/** Port at which `pnpm start` serves the mock, unless it is told another. */
const MOCK_PORT = 4020;

export function Navigation() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { view } = route.value;
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [view]);
  const title = views.find(({ name }) => name === view)?.title ?? "Views";
  const mock = `${location.protocol}//${location.hostname}:${MOCK_PORT}/`;
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

function Links({ current, mock }: { readonly current: string; readonly mock: string }) {
  return (
    <>
      {groups.map((group) => (
        <ul key={group}>
          {views
            .filter((view) => view.group === group)
            .map(({ name, title }) => (
              <li key={name}>
                <a href={hrefOf(name)} aria-current={name === current ? "page" : undefined}>
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
            Documentation ↗
          </a>
        </li>
        <li>
          <a href={mock} target="_blank" rel="noreferrer" title="Where pnpm start serves it, unless told otherwise">
            Mock ↗
          </a>
        </li>
      </ul>
    </>
  );
}
