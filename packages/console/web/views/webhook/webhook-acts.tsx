import type { Webhook } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { leave } from "../../route.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CallForm, Choice, Field, type Values } from "../../ui/form.tsx";

export function webhookActs({ id: webhookId, state, deliveries }: Webhook): Acts {
  const path = { webhookId };
  const test: Act = {
    name: "Send a test event",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/test", { path }),
    success: "Sent a test event",
  };
  const replay: Act = {
    name: "Resend held deliveries",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/replay", {
      path,
      body: { state: ["HELD"] },
    }),
    success: "Resending held deliveries",
    impossible: deliveries.held === 0 ? "No held deliveries" : undefined,
  };
  const disable: Act = {
    name: "Disable",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/disable", { path }),
    success: "Disabled",
  };
  const enable: Act = {
    name: "Enable",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/enable", { path }),
    success: "Enabled",
  };
  const rotate: Act = {
    name: "Rotate the secret",
    call: call("control", "post", "/organizations/{id}/webhooks/{webhookId}/rotate", {
      path,
      body: { overlap: "P1D" },
    }),
    success: "Rotated the secret. The old secret is valid for another day.",
  };
  const remove: Act = {
    name: "Delete the webhook",
    call: call("control", "delete", "/organizations/{id}/webhooks/{webhookId}", { path }),
    success: "Deleted the webhook",
    done: () => leave(webhookId),
    confirmation: <p>This also deletes its deliveries; {deliveries.pending + deliveries.held} have not arrived yet.</p>,
  };
  const failCall = ({ count = "1", outcome = "503" }: Values) =>
    call("control", "post", "/organizations/{id}/webhooks/{webhookId}/fail", {
      path,
      body: {
        count: Number(count),
        outcome: outcome === "timeout" || outcome === "connection" ? outcome : Number(outcome),
      },
    });
  const fail: Act = {
    name: "Simulate failures",
    call: failCall({}),
    dialog: (close) => (
      <Dialog title="Simulate failures of the next deliveries" onClose={close}>
        <CallForm label="Simulate" kind="main" success="The next deliveries will fail" call={failCall} done={close}>
          <Field name="count" label="Number of deliveries" type="number" value="1" />
          <Choice name="outcome" label="Outcome" values={["503", "500", "429", "410", "timeout", "connection"]} />
        </CallForm>
      </Dialog>
    ),
  };
  const isEnabled = state === "ENABLED";
  const main = !isEnabled ? enable : deliveries.held > 0 ? replay : test;
  return {
    main,
    secondary: main === test ? [] : [test],
    more: [replay, fail, ...(isEnabled ? [disable] : []), rotate, remove].filter((one) => one !== main),
  };
}
