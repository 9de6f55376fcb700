import type { Seed } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { call } from "../../api/call.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CallForm, Choice, Field, type Values } from "../../ui/form.tsx";
import { SafeDialog } from "../../ui/safe-dialog.tsx";
import { DeletedData } from "./deleted-data.tsx";

const seeds: readonly Seed[] = ["none", "catalogue", "demo", "large"];

export function organizationActs(): Acts {
  const creditsCall = ({ credits }: Values) =>
    call("control", "patch", "/organizations/{id}", {
      body: { credits: credits === undefined ? null : Number(credits) },
    });
  const credits: Act = {
    name: "Set credits",
    call: creditsCall({}),
    dialog: (close) => (
      <Dialog title="Set credits" onClose={close}>
        <CallForm label="Set credits" kind="main" success="Set" call={creditsCall} done={close}>
          <Field name="credits" label="Credits (default: unlimited)" type="number" />
        </CallForm>
      </Dialog>
    ),
  };
  const reset: Act = {
    name: "Reset",
    call: resetCall("demo"),
    doing: "Resetting",
    success: "Reset the organization",
    dialog: (close) => <Reset act={reset} onClose={close} />,
  };
  const remove: Act = {
    name: "Delete the organization",
    call: call("control", "delete", "/organizations/{id}"),
    success: "Deleted the organization",
    snapshot: false,
    done: () => {
      location.hash = "";
    },
    confirmation: (
      <>
        <DeletedData />
        <p>Its keys, snapshots and journal are deleted as well.</p>
      </>
    ),
  };
  return { secondary: [credits, reset], more: [remove] };
}

const resetCall = (seed: Seed) => call("control", "post", "/organizations/{id}/reset", { body: { seed } });

function Reset({ act, onClose }: { readonly act: Act; readonly onClose: () => void }) {
  const [seed, setSeed] = useState<Seed>("demo");
  return (
    <SafeDialog act={{ ...act, call: resetCall(seed) }} onClose={onClose}>
      <DeletedData />
      <Choice wide label="Initial data" values={seeds} value={seed} choose={setSeed} />
    </SafeDialog>
  );
}
