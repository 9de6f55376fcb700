import type { Webhook } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Path } from "../../ui/path.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { Deliveries } from "./deliveries.tsx";
import { webhookActs } from "./webhook-acts.tsx";

export function WebhookDetail({ id: webhookId }: { readonly id: string }) {
  const path = { webhookId };
  const webhook = useData(call("control", "get", "/organizations/{id}/webhooks/{webhookId}", { path }));
  return (
    <Detail title={webhook.data === undefined ? "Webhook" : <Path of={webhook.data.url} />}>
      <Show of={webhook}>
        {(found) => (
          <>
            <Endpoint webhook={found} />
            <Actions label="Webhook" {...webhookActs(found)} />
            <Deliveries webhookId={webhookId} isDisabled={found.state === "DISABLED"} />
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
        "Previous secrets": previousSecrets.length > 0 ? `${previousSecrets.length} still valid` : undefined,
        "Simulated failures":
          simulatedFailures && `the next ${simulatedFailures.count} with ${simulatedFailures.outcome}`,
      }}
    />
  );
}
