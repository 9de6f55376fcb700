import type { Snapshot } from "@assessment-api/control";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { type Call, call } from "../api/call.ts";
import { organizationNow } from "../api/clock.ts";
import { refresh } from "../api/live.ts";
import { formatTime } from "../format.ts";
import { organizationId } from "../route.ts";
import type { Act } from "./act.ts";
import { Dialog } from "./dialog.tsx";
import { showNotice } from "./notice.tsx";
import { Running } from "./running.tsx";
import { useAction } from "./use-action.tsx";

interface SafeDialogProps {
  readonly act: Act;
  readonly children?: ComponentChildren;
  readonly onClose: () => void;
}

/** Names what is deleted, takes a snapshot if possible, and offers undo. */
export function SafeDialog({ act, children, onClose }: SafeDialogProps) {
  const { name: label, call: destructive, success = label, doing, snapshot = true } = act;
  const [saving, setSaving] = useState(false);
  const { running, failure, run } = useAction();
  const id = organizationId();
  let taken: Snapshot | undefined;
  // Deletion can remove an entity from older snapshots.
  const name = `Before “${label}” at ${new Date(organizationNow()).toISOString()}`;
  const before = call("control", "post", "/organizations/{id}/snapshots", {
    body: { name, keepsDeleted: true },
  });
  const both: Call<unknown> = {
    ...destructive,
    async send(signal) {
      setSaving(snapshot);
      if (snapshot) taken = await before.send(signal).finally(() => setSaving(false));
      return destructive.send(signal);
    },
  };
  return (
    <Dialog title={`${label}?`} onClose={onClose}>
      {children ?? act.confirmation}
      <p>{snapshot ? "A snapshot is taken first, so that you can undo this." : "This cannot be undone."}</p>
      {running && <Running key={String(saving)} doing={saving ? "Taking a snapshot" : doing} />}
      {failure}
      <div class="row">
        <button
          type="button"
          class="danger"
          disabled={running}
          onClick={() =>
            void run(both, (data) => {
              onClose();
              showNotice(success, taken && undoBy(id, taken));
              act.done?.(data);
            })
          }
        >
          {label}
        </button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Dialog>
  );
}

/** Recreating the entity would not restore its data or identifiers. */
function undoBy(id: string, { id: snapshotId, creationDate }: Snapshot) {
  const path = { id, snapshotId };
  const restore = call("control", "post", "/organizations/{id}/snapshots/{snapshotId}/restore", {
    path,
    body: { clock: "KEPT" },
  });
  return {
    about: `Restores the state at ${formatTime(new Date(creationDate))}. Later changes are lost.`,
    async run() {
      showNotice("Undoing …");
      await restore.send().then(
        () => showNotice("Undone"),
        (error: Error) => showNotice(`Undo failed: ${error.message}`),
      );
      refresh();
    },
  };
}
