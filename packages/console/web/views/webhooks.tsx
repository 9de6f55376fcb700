import type { Webhook } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { formatCount } from "../format.ts";
import { route } from "../route.ts";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Time } from "../ui/time.tsx";
import { Catcher } from "./webhook/catcher.tsx";
import { webhookActs } from "./webhook/webhook-acts.tsx";
import { WebhookDetail } from "./webhook/webhook-detail.tsx";

export function Webhooks() {
  const { id } = route.value;
  const webhooks = useNewestItems((range) => call("control", "get", "/organizations/{id}/webhooks", { query: range }));
  return (
    <Split detail={id === undefined ? null : <WebhookDetail key={id} id={id} />}>
      <Heading title="Webhooks">
        <details class="card make">
          <summary>Register a webhook</summary>
          <CallForm
            label="Register"
            kind="main"
            success="Registered"
            call={({ url = "", apiVersion = "V2", secret }) =>
              call("control", "post", "/organizations/{id}/webhooks", {
                body: { url, apiVersion: apiVersion as Webhook["apiVersion"], ...(secret !== undefined && { secret }) },
              })
            }
          >
            <Field name="url" label="URL" type="url" required placeholder="http://127.0.0.1:3000/webhooks" />
            <Choice name="apiVersion" label="Version" values={["V2", "V1"]} />
            <Field name="secret" label="Secret (default: generated)" />
          </CallForm>
        </details>
      </Heading>
      <List
        caption="Webhooks"
        of={webhooks}
        idOf={(webhook) => webhook.id}
        actsOf={webhookActs}
        empty="No webhooks yet, so events are not delivered. Register one above, or use the catcher below."
        columns={[
          { name: "Address", by: ({ url }) => url, as: "path" },
          { name: "Version", by: ({ apiVersion }) => apiVersion },
          { name: "State", of: (webhook) => <Health of={webhook} /> },
          { name: "Delivered", number: true, of: ({ deliveries }) => formatCount(deliveries.delivered) },
          { name: "Pending", number: true, of: ({ deliveries }) => formatCount(deliveries.pending) },
          { name: "Held", number: true, of: ({ deliveries }) => formatCount(deliveries.held) },
        ]}
      />
      <Catcher />
    </Split>
  );
}

function Health({ of: { state, failingSince, disabledReason } }: { readonly of: Webhook }) {
  return (
    <>
      <Status of={state} /> {disabledReason && <span class="muted">{disabledReason.toLowerCase()}</span>}
      {failingSince && (
        <span class="pill bad">
          failing since <Time at={failingSince} />
        </span>
      )}
    </>
  );
}
