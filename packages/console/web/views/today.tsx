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
        A service to build against: V1, V2 and V3 work here as they do for customers, with data of your own. Mails stay
        here, webhooks are sent, time is yours to move, and the journal says what each call has done.
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
        <a href="/docs/v3">V3</a> and the <a href="/docs/control">control API</a>, by which this console does all that
        it does.
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
            A key opens V1, V2 and V3 for this organization. It is shown here until the tab is closed, and nowhere else.
          </p>
          <Actions
            label="API key"
            main={act({
              name: "Make a key",
              call: call("control", "post", "/organizations/{id}/keys"),
              told: "Made a key",
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
