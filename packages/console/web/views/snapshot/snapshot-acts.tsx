import type { Snapshot } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { rememberKey } from "../../api/keys.ts";
import { enter, leave } from "../../route.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CallForm, Field, type Values } from "../../ui/form.tsx";
import { restoreAct } from "./restore.tsx";

export function snapshotActs(snapshot: Pick<Snapshot, "id" | "creationDate">): Acts {
  const path = { snapshotId: snapshot.id };
  const forkCall = ({ name }: Values) =>
    call("control", "post", "/organizations/{id}/snapshots/{snapshotId}/fork", {
      path,
      body: { ...(name !== undefined && { name }), apiKey: {} },
    });
  const fork: Act = {
    name: "Fork",
    call: forkCall({}),
    dialog: (close) => (
      <Dialog title="Fork the snapshot" onClose={close}>
        <CallForm
          label="Fork"
          kind="main"
          doing="Forking"
          success="Created an organization"
          call={forkCall}
          done={(created) => {
            close();
            if (created.apiKey) rememberKey(created.id, created.apiKey.key);
            enter(created.id);
          }}
        >
          <Field name="name" label="Name" />
        </CallForm>
      </Dialog>
    ),
  };
  const remove: Act = {
    name: "Delete the snapshot",
    call: call("control", "delete", "/organizations/{id}/snapshots/{snapshotId}", { path }),
    success: "Deleted the snapshot",
    snapshot: false,
    done: () => leave(snapshot.id),
    confirmation: <p>You can no longer restore this state.</p>,
  };
  return { main: restoreAct(snapshot), secondary: [fork], more: [remove] };
}
