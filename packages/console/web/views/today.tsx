import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { apiKey, rememberKey } from "../api/keys.ts";
import { formatCount } from "../format.ts";
import { hrefOf, organizationId } from "../route.ts";
import { act } from "../ui/act.ts";
import { Actions } from "../ui/actions.tsx";
import { Show } from "../ui/loaded.tsx";
import { NextTimers } from "../ui/next-timers.tsx";
import { FirstCalls } from "./first-calls.tsx";
import { KnownKey } from "./keys.tsx";
import { Lately } from "./today/lately.tsx";
import { WhatNow } from "./today/what-now.tsx";

/** The start view: next step, recent events, due timers, a key, and first calls. */
export function Today() {
  return (
    <>
      <h1>Today</h1>
      <p>
        A test environment for integrations: V1, V2 and V3 behave as in production, with your own data. Mails stay here,
        webhooks are delivered, you control the clock, and the journal shows the effects of each call.
      </p>
      <WhatNow />
      <Counts />
      <div class="cards two">
        <Lately />
        <section class="card">
          <NextTimers />
        </section>
      </div>
      <Key />
      <FirstCalls />
      <h2>Documentation</h2>
      <p>
        Every operation with its examples: <a href="/docs/v1">V1</a>, <a href="/docs/v2">V2</a>,{" "}
        <a href="/docs/v3">V3</a> and the <a href="/docs/control">control API</a>, which this console uses. it does.
      </p>
    </>
  );
}

interface Paged {
  readonly page: { readonly totalElements: number };
}

function Counts() {
  const one = { query: { count: 1 } };
  const v2 = { query: { count: 1 } };
  const counts = [
    ["Candidates", "candidates", useData<Paged>(call("V2", "get", "/candidates", v2))],
    ["Tests", "tests", useData<Paged>(call("V2", "get", "/tests", v2))],
    ["Tasks", "tasks", useData<Paged>(call("control", "get", "/organizations/{id}/tasks", one))],
    ["People", "people", useData<Paged>(call("control", "get", "/organizations/{id}/people", one))],
    ["Teams", "teams", useData<Paged>(call("control", "get", "/organizations/{id}/teams", one))],
    ["Mails", "mails", useData<Paged>(call("control", "get", "/organizations/{id}/mails", one))],
    ["Webhooks", "webhooks", useData<Paged>(call("control", "get", "/organizations/{id}/webhooks", one))],
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
              told: "Created a key",
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
