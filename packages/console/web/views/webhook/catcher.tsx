import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { organizationId } from "../../route.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Json } from "../../ui/json.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Facts } from "../../ui/split.tsx";
import { Time } from "../../ui/time.tsx";
import { summaryOf } from "./summary-of.ts";

/** The sandbox's own webhook receiver, for users without one, and its requests. */
export function Catcher() {
  const url = `${location.origin}/catcher/${organizationId()}`;
  const caught = useData(call("control", "get", "/organizations/{id}/caughtRequests", { query: { count: 20 } }));
  return (
    <section class="card">
      <h2>Catcher</h2>
      <p>
        Without a receiver of your own, let events go to <Id of={url} />, and see here what arrives.
      </p>
      <Actions
        label="Catcher"
        beside={(["V1", "V2"] as const).map((apiVersion) => ({
          name: `Catch events of ${apiVersion}`,
          call: call("control", "post", "/organizations/{id}/webhooks", { body: { url, apiVersion } }),
          told: "Events go to the catcher",
        }))}
        more={[
          {
            name: "Empty it",
            call: call("control", "delete", "/organizations/{id}/caughtRequests"),
            told: "The catcher is empty",
          },
        ]}
      />
      <Show of={caught}>
        {({ items, page }) =>
          items.length === 0 ? (
            <p class="empty">Nothing has arrived.</p>
          ) : (
            <>
              <p class="muted">The newest of {page.totalElements}:</p>
              {items.map(({ requestId, date, headers, body }) => (
                <details key={requestId}>
                  <summary>
                    <Time at={date} /> <span class="muted">{summaryOf(body)}</span>
                  </summary>
                  <Facts of={headers} />
                  <Json of={body} label="Body" />
                </details>
              ))}
            </>
          )
        }
      </Show>
    </section>
  );
}
