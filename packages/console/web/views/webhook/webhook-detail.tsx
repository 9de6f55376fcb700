import type { Webhook } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { go, hrefOfId, organizationId } from "../../route.ts";
import { Action } from "../../ui/action.tsx";
import { Id } from "../../ui/copy.tsx";
import { CallForm, Choice, Field } from "../../ui/form.tsx";
import { Show } from "../../ui/loaded.tsx";
import { SafeAction } from "../../ui/safe-action.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { Deliveries } from "./deliveries.tsx";

type Path = { readonly id: string; readonly webhookId: string };

/** One endpoint: its health, its secret, and every delivery to it. */
export function WebhookDetail({ id: webhookId }: { readonly id: string }) {
  const path = { id: organizationId(), webhookId };
  const webhook = useData(call("control", "get", "/organizations/{id}/webhooks/{webhookId}", { path }));
  return (
    <Detail title={webhook.data?.url ?? "Webhook"}>
      <Show of={webhook}>
        {(found) => (
          <>
            <Endpoint webhook={found} />
            <Moves webhook={found} path={path} />
            <Deliveries webhookId={webhookId} />
          </>
        )}
      </Show>
    </Detail>
  );
}

function Endpoint({ webhook }: { readonly webhook: Webhook }) {
  const [shown, setShown] = useState(false);
  const {
    id,
    apiVersion,
    state,
    secret,
    previousSecrets,
    disabledDate,
    disabledReason,
    failingSince,
    simulatedFailures,
  } = webhook;
  return (
    <Facts
      of={{
        Id: <Id of={id} />,
        Version: apiVersion,
        State: <Status of={state} />,
        Disabled: disabledDate && (
          <>
            <Time at={disabledDate} /> {disabledReason?.toLowerCase()}
          </>
        ),
        "Failing since": failingSince && <Time at={failingSince} />,
        Secret: shown ? (
          <Id of={secret} />
        ) : (
          <button type="button" onClick={() => setShown(true)}>
            Show
          </button>
        ),
        "Valid besides": previousSecrets.length > 0 ? `${previousSecrets.length} until they expire` : undefined,
        "Let fail": simulatedFailures && `the next ${simulatedFailures.count} with ${simulatedFailures.outcome}`,
      }}
    />
  );
}

function Moves({ webhook: { state, deliveries }, path }: { readonly webhook: Webhook; readonly path: Path }) {
  return (
    <>
      <div class="row wrap">
        <Action
          call={call("control", "post", "/organizations/{id}/webhooks/{webhookId}/test", { path })}
          told="Sent a test event"
        >
          Send a test event
        </Action>
        <Action
          call={call("control", "post", "/organizations/{id}/webhooks/{webhookId}/replay", {
            path,
            body: { state: ["HELD"] },
          })}
          told="Held deliveries are sent again"
        >
          Replay all held
        </Action>
        {state === "ENABLED" ? (
          <Action
            call={call("control", "post", "/organizations/{id}/webhooks/{webhookId}/disable", { path })}
            told="Disabled"
          >
            Disable
          </Action>
        ) : (
          <Action
            call={call("control", "post", "/organizations/{id}/webhooks/{webhookId}/enable", { path })}
            told="Enabled"
          >
            Enable
          </Action>
        )}
        <Action
          call={call("control", "post", "/organizations/{id}/webhooks/{webhookId}/rotate", {
            path,
            body: { overlap: "P1D" },
          })}
          told="The old secret is valid for another day"
        >
          Rotate the secret
        </Action>
        <SafeAction
          label="Delete the webhook"
          call={call("control", "delete", "/organizations/{id}/webhooks/{webhookId}", { path })}
          told="Deleted the webhook"
          done={() => go(hrefOfId(undefined))}
        >
          <p>It goes with its deliveries, of which {deliveries.pending + deliveries.held} have not arrived.</p>
        </SafeAction>
      </div>
      <CallForm
        label="Let them fail"
        told="The next deliveries fail"
        call={({ count = "1", outcome = "503" }) =>
          call("control", "post", "/organizations/{id}/webhooks/{webhookId}/fail", {
            path,
            body: {
              count: Number(count),
              outcome: outcome === "timeout" || outcome === "connection" ? outcome : Number(outcome),
            },
          })
        }
      >
        <Field name="count" label="How many next deliveries" type="number" value="1" />
        <Choice name="outcome" label="With" values={["503", "500", "429", "410", "timeout", "connection"]} />
      </CallForm>
    </>
  );
}
