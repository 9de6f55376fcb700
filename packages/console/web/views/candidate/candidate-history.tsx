import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName, formatNumber } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { Show } from "../../ui/loaded.tsx";
import { Named } from "../../ui/named.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";

export function CandidateHistory({ id: candidateId }: { readonly id: string }) {
  const of = { query: { candidateId, count: 20 } };
  const mails = useData(call("control", "get", "/organizations/{id}/mails", of));
  const events = useData(call("control", "get", "/organizations/{id}/events", of));
  const deliveries = useData(call("control", "get", "/organizations/{id}/deliveries", of));
  return (
    <>
      <h3>Mails</h3>
      <Show of={mails}>
        {({ items }) => (
          <ul class="plain">
            {items.map(({ id, subject, state, creationDate }) => (
              <li key={id}>
                <Time at={creationDate} />{" "}
                <a href={hrefOf("mails", id)}>
                  <bdi>{subject}</bdi>
                </a>{" "}
                <Status of={state} />
              </li>
            ))}
            {items.length === 0 && <li class="muted">No mails.</li>}
          </ul>
        )}
      </Show>
      <h3>Events</h3>
      <Show of={events}>
        {({ items }) => (
          <ul class="plain">
            {items.map(({ id, type, date }) => (
              <li key={id}>
                <Time at={date} /> {formatName(type)} <code>{id}</code>
              </li>
            ))}
            {items.length === 0 && <li class="muted">No events.</li>}
          </ul>
        )}
      </Show>
      <h3>Deliveries</h3>
      <Show of={deliveries}>
        {({ items }) => (
          <ul class="plain">
            {items.map(({ id, eventId, webhookId, state, creationDate, attempts }) => (
              <li key={id}>
                <Time at={creationDate} />{" "}
                <a href={hrefOf("webhooks", webhookId)}>
                  <Named of={eventId} />
                </a>{" "}
                <Status of={state} /> <span class="muted">{formatNumber(attempts.length, "attempt")}</span>
              </li>
            ))}
            {items.length === 0 && <li class="muted">No deliveries, because no webhook is subscribed.</li>}
          </ul>
        )}
      </Show>
    </>
  );
}
