import { call } from "../../api/call.ts";
import { organizationNow } from "../../api/clock.ts";
import { useData } from "../../api/data.ts";
import { formatDistance, formatName } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { Show } from "../../ui/loaded.tsx";
import { NamedLink } from "../../ui/named.tsx";

const SHOWN = 6;

export function RecentEvents() {
  const query = { kind: ["EVENT" as const, "MAIL" as const], count: SHOWN };
  const entries = useData(call("control", "get", "/organizations/{id}/journal", { query }));
  return (
    <section class="card" aria-label="Recent events">
      <h2>Recent events</h2>
      <Show of={entries}>
        {({ items }) =>
          items.length === 0 ? (
            <p class="empty">No events yet. Invite a candidate to see events here.</p>
          ) : (
            <ol class="happenings">
              {items.map(({ id, kind, operation, candidateId, date }) => (
                <li key={id}>
                  <a href={hrefOf("journal", id)}>
                    {kind === "MAIL" ? `Mail: ${formatName(operation).toLowerCase()}` : formatName(operation)}
                  </a>
                  {candidateId && (
                    <>
                      {", "}
                      <NamedLink of={candidateId} />
                    </>
                  )}
                  <small class="muted">{formatDistance(organizationNow(), Date.parse(date))}</small>
                </li>
              ))}
            </ol>
          )
        }
      </Show>
      <p>
        <a href={hrefOf("journal")}>Open the journal</a>
      </p>
    </section>
  );
}
