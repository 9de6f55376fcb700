import type { Organization } from "@assessment-api/control";
import { useEffect } from "preact/hooks";
import { isWhole } from "../api/all.ts";
import { tokenWanted } from "../api/client.ts";
import { useData } from "../api/data.ts";
import { allOrganizations } from "../api/organizations.ts";
import { hrefOf, route } from "../route.ts";
import { Show } from "../ui/loaded.tsx";
import { NoticeBar } from "../ui/notice.tsx";
import { views } from "../views/index.ts";
import { Clock } from "./clock.tsx";
import { FaultBanner } from "./fault-banner.tsx";
import { Navigation } from "./navigation.tsx";
import { OrganizationPicker } from "./organization-picker.tsx";
import { openPalette, Palette } from "./palette.tsx";
import { Shortcuts } from "./shortcuts.tsx";
import { TokenDialog } from "./token-dialog.tsx";
import { UnreachableBanner } from "./unreachable-banner.tsx";

export function App() {
  const organizations = useData(allOrganizations());
  const { organization } = route.value;
  const first = organizations.data?.at(-1)?.id;
  useEffect(() => {
    if (organization === undefined && first !== undefined) location.replace(`#/${first}/today`);
  }, [organization, first]);

  return (
    <>
      <button type="button" class="skip" onClick={() => document.getElementById("main")?.focus()}>
        Skip to content
      </button>
      <header class="top">
        <p class="brand">
          <a href={hrefOf("today")}>Assessment API sandbox</a>
        </p>
        {organizations.data && <OrganizationPicker organizations={organizations.data} />}
        <Clock />
        <button type="button" class="find" onClick={openPalette}>
          Find <kbd>Ctrl K</kbd>
        </button>
      </header>
      <UnreachableBanner />
      {organization !== undefined && <FaultBanner />}
      <div class="frame">
        <Navigation />
        <main id="main" tabIndex={-1}>
          {tokenWanted.value ? null : (
            <Show of={organizations}>
              {(items) => <Current organizations={items} isWhole={organizations.isCurrent && isWhole(items)} />}
            </Show>
          )}
        </main>
      </div>
      <NoticeBar />
      <Palette />
      <Shortcuts />
      {tokenWanted.value && <TokenDialog />}
    </>
  );
}

interface CurrentProps {
  readonly organizations: readonly Organization[];
  readonly isWhole: boolean;
}

function Current({ organizations, isWhole }: CurrentProps) {
  const { organization, view: name } = route.value;
  const view = views.find((one) => one.name === name);
  const title = view?.title ?? "View not found";
  useEffect(() => {
    document.title = `${title} · Assessment API sandbox`;
  }, [title]);
  if (organizations.length === 0) return <p class="empty">No organizations. Create one with the control API.</p>;
  if (organization === undefined) return null;
  if (isWhole && !organizations.some(({ id }) => id === organization))
    return <Elsewhere organizations={organizations} />;
  if (view === undefined)
    return (
      <>
        <h1>{title}</h1>
        <p>
          Choose a view from the navigation, or open <a href={hrefOf("today")}>Today</a>.
        </p>
      </>
    );
  // The key resets state when organization or view change.
  return (
    <div key={`${organization} ${name}`}>
      <view.View />
    </div>
  );
}

/** Explains an unknown organization: it was deleted, or an in-memory sandbox was restarted. */
function Elsewhere({ organizations }: Pick<CurrentProps, "organizations">) {
  return (
    <>
      <h1>Organization not found</h1>
      <p>It was deleted, or the sandbox was restarted without its data. Choose another organization:</p>
      <ul>
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <a href={`#/${id}/today`}>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
