import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { organizationId } from "../../route.ts";
import type { Act } from "../../ui/act.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Json } from "../../ui/json.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Facts } from "../../ui/split.tsx";
import { Time } from "../../ui/time.tsx";
import { summaryOf } from "./summary-of.ts";

/** The sandbox's webhook receiver, for users without one, with its requests. */
export function Catcher() {
  const url = `${location.origin}/catcher/${organizationId()}`;
  const caught = useData(call("control", "get", "/organizations/{id}/caughtRequests", { query: { count: 20 } }));
  return (
    <section class="card">
      <h2>Catcher</h2>
      <p>
        If you have no receiver, send events to this address. Requests appear here. <Id of={url} />
      </p>
      <Actions
        label="Catcher"
        secondary={(["V1", "V2"] as const).map(
          (apiVersion): Act => ({
            name: `Catch events of ${apiVersion}`,
            call: call("control", "post", "/organizations/{id}/webhooks", { body: { url, apiVersion } }),
            success: "Sending events to the catcher",
          }),
        )}
        more={[
          {
            name: "Clear",
            call: call("control", "delete", "/organizations/{id}/caughtRequests"),
            success: "Cleared the catcher",
          },
        ]}
      />
      <Show of={caught}>
        {({ items, page }) =>
          items.length === 0 ? (
            <p class="empty">No requests yet.</p>
          ) : (
            <>
              <p class="muted">Latest of {page.totalElements}:</p>
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
