import { call } from "../api/call.ts";
import { type Loaded, useData } from "../api/data.ts";
import { apiKey, rememberKey } from "../api/keys.ts";
import { formatCount } from "../format.ts";
import { hrefOf, organizationId } from "../route.ts";
import { act } from "../ui/act.ts";
import { Actions } from "../ui/actions.tsx";
import { Show } from "../ui/loaded.tsx";
import { NextTimers } from "../ui/next-timers.tsx";
import { FirstCalls } from "./first-calls.tsx";
import { KnownKey } from "./keys.tsx";
import { NextStepCard } from "./today/next-step-card.tsx";
import { RecentEvents } from "./today/recent-events.tsx";

export function Today() {
  return (
    <>
      <h1>Today</h1>
      <Overview />
    </>
  );
}

interface Paged {
  readonly page: { readonly totalElements: number };
}

function Overview() {
  const one = { query: { count: 1 } };
  const candidates = useData<Paged>(call("V2", "get", "/candidates", one));
  const tests = useData<Paged>(call("V2", "get", "/tests", one));
  const webhooks = useData<Paged>(call("control", "get", "/organizations/{id}/webhooks", one));
  return (
    <>
      <div class="cards two first">
        <NextStepCard candidates={candidates.data} tests={tests.data} webhooks={webhooks.data} />
        <Key />
      </div>
      <FirstCalls />
      <div class="cards two">
        <RecentEvents />
        <section class="card">
          <NextTimers />
        </section>
      </div>
      <Counts candidates={candidates} tests={tests} webhooks={webhooks} />
      <p class="muted">
        Documentation: <a href="/docs/v1">V1</a>, <a href="/docs/v2">V2</a>, <a href="/docs/v3">V3</a>,{" "}
        <a href="/docs/control">control API</a>
      </p>
    </>
  );
}

type CountsProps = Readonly<Record<"candidates" | "tests" | "webhooks", Pick<Loaded<Paged>, "data" | "error">>>;

function Counts({ candidates, tests, webhooks }: CountsProps) {
  const one = { query: { count: 1 } };
  const counts = [
    ["Candidates", "candidates", candidates],
    ["Tests", "tests", tests],
    ["Tasks", "tasks", useData<Paged>(call("control", "get", "/organizations/{id}/tasks", one))],
    ["People", "people", useData<Paged>(call("control", "get", "/organizations/{id}/people", one))],
    ["Teams", "teams", useData<Paged>(call("control", "get", "/organizations/{id}/teams", one))],
    ["Skills", "skills", useData<Paged>(call("control", "get", "/organizations/{id}/skills", one))],
    ["Mails", "mails", useData<Paged>(call("control", "get", "/organizations/{id}/mails", one))],
    ["Webhooks", "webhooks", webhooks],
  ] as const;
  return (
    <ul class="counts">
      {counts.map(([title, view, loaded]) => (
        <li key={view}>
          <a href={hrefOf(view)}>
            <Show of={loaded}>{({ page }) => <strong>{formatCount(page.totalElements)}</strong>}</Show> {title}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Key() {
  const id = organizationId();
  const key = apiKey.value;
  return (
    <section class="card">
      <h2>API key</h2>
      {key === undefined ? (
        <>
          <p>
            A key gives access to V1, V2 and V3 for this organization. It is shown only here, until you close the tab.
          </p>
          <Actions
            label="API key"
            main={act({
              name: "Create a key",
              call: call("control", "post", "/organizations/{id}/keys"),
              success: "Created a key",
              done: (created) => rememberKey(id, created.key),
            })}
          />
        </>
      ) : (
        <KnownKey />
      )}
    </section>
  );
}
