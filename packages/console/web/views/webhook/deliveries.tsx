import type { Delivery } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { organizationNow } from "../../api/clock.ts";
import { useData } from "../../api/data.ts";
import { formatNumber } from "../../format.ts";
import { Actions } from "../../ui/actions.tsx";
import { Fold } from "../../ui/fold.tsx";
import { Json } from "../../ui/json.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Named, NamedLink } from "../../ui/named.tsx";
import { HttpStatus, Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { pendingReason } from "./pending-reason.ts";

/** Deliveries to a webhook, newest first, with every attempt. */
export function Deliveries({ webhookId, isDisabled }: { readonly webhookId: string; readonly isDisabled: boolean }) {
  const query = { webhookId, count: 50 };
  const deliveries = useData(call("control", "get", "/organizations/{id}/deliveries", { query }));
  return (
    <>
      <h3>Deliveries</h3>
      <Show of={deliveries}>
        {({ items, page }) => (
          <>
            {items.length === 0 && <p class="empty">No events since the registration.</p>}
            {items.map((delivery) => (
              <One key={delivery.id} delivery={delivery} isDisabled={isDisabled} />
            ))}
            {page.totalElements > items.length && <p class="muted">Latest of {page.totalElements}.</p>}
          </>
        )}
      </Show>
    </>
  );
}

function One({ delivery, isDisabled }: { readonly delivery: Delivery; readonly isDisabled: boolean }) {
  const { id: deliveryId, state, creationDate, candidateId, eventId, nextAttemptDate, attempts } = delivery;
  const path = { deliveryId };
  const why = pendingReason(delivery, isDisabled, organizationNow());
  const summary = (
    <>
      <Time at={creationDate} /> <Named of={eventId} /> <Status of={state} />{" "}
      <span class="muted">{why ?? formatNumber(attempts.length, "attempt")}</span>
    </>
  );
  return (
    <Fold summary={summary}>
      {() => (
        <>
          <p>
            Of <code>{eventId}</code> about <NamedLink of={candidateId} />
            {nextAttemptDate && (
              <>
                , next attempt <Time at={nextAttemptDate} />
              </>
            )}
          </p>
          <ol>
            {attempts.map(({ date, status, failure, message, durationInMs, simulated }) => (
              <li key={date}>
                <Time at={date} /> {status !== undefined && <HttpStatus of={status} />} {failure} {message}{" "}
                <span class="muted">
                  {durationInMs} ms{simulated && ", simulated"}
                </span>
              </li>
            ))}
          </ol>
          <Fold summary="The event">{() => <Sent eventId={eventId} />}</Fold>
          <Actions
            label="Delivery"
            secondary={[
              {
                name: "Resend",
                call: call("control", "post", "/organizations/{id}/deliveries/{deliveryId}/replay", { path }),
                success: "Resent",
              },
            ]}
          />
        </>
      )}
    </Fold>
  );
}

function Sent({ eventId }: { readonly eventId: string }) {
  const path = { eventId };
  const event = useData(call("control", "get", "/organizations/{id}/events/{eventId}", { path }));
  return <Show of={event}>{({ v1, v2 }) => <Json of={{ v1, v2 }} label="The event in both versions" />}</Show>;
}
