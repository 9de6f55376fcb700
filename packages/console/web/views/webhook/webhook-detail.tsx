import type { Webhook } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { go, hrefOfId, organizationId } from "../../route.ts";
import { type Act, Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { CallForm, Choice, Field } from "../../ui/form.tsx";
import { Show } from "../../ui/loaded.tsx";
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
        "Valid besides": previousSecrets.length > 0 ? `${previousSecrets.length} until they expire` : undefined,
        "Let fail": simulatedFailures && `the next ${simulatedFailures.count} with ${simulatedFailures.outcome}`,
      }}
    />
  );
}

function Moves({ webhook: { state, deliveries }, path }: { readonly webhook: Webhook; readonly path: Path }) {
  const test: Act = {
    name: "Send a test event",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/test", { path }),
    told: "Sent a test event",
  };
  const replay: Act = {
    name: "Replay all held",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/replay", {
      path,
      body: { state: ["HELD"] },
    }),
    told: "Held deliveries are sent again",
    impossible: deliveries.held === 0 ? "None is held" : undefined,
  };
  const disable: Act = {
    name: "Disable",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/disable", { path }),
    told: "Disabled",
  };
  const enable: Act = {
    name: "Enable",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/enable", { path }),
    told: "Enabled",
  };
  const rotate: Act = {
    name: "Rotate the secret",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/rotate", {
      path,
      body: { overlap: "P1D" },
    }),
    told: "The old secret is valid for another day",
  };
  const remove: Act = {
    name: "Delete the webhook",
    call: call("control", "delete", "/organizations/{id}/webhooks/{webhookId}", { path }),
    told: "Deleted the webhook",
    done: () => go(hrefOfId(undefined)),
    ask: <p>It goes with its deliveries, of which {deliveries.pending + deliveries.held} have not arrived.</p>,
  };
  const isEnabled = state === "ENABLED";
  const main = !isEnabled ? enable : deliveries.held > 0 ? replay : test;
  const rest = [replay, ...(isEnabled ? [disable] : []), rotate, remove].filter((act) => act !== main);
  return (
    <>
      <Actions label="Webhook" main={main} beside={main === test ? [] : [test]} more={rest} />
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
