import type { RestoreClock, Snapshot, TimerKind } from "@assessment-api/control";
import { useState } from "preact/hooks";
import { type Call, call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import type { Act } from "../../ui/act.ts";
import { Show } from "../../ui/loaded.tsx";
import { SafeDialog } from "../../ui/safe-dialog.tsx";
import { Time } from "../../ui/time.tsx";
import { dueText } from "./due-text.ts";

type Known = Pick<Snapshot, "id" | "creationDate">;

export function restoreAct({ id: snapshotId, creationDate }: Known): Act {
  const path = { snapshotId };
  const callOf = (clock: RestoreClock) =>
    call("control", "post", "/organizations/{id}/snapshots/{snapshotId}/restore", { path, body: { clock } });
  const act: Act = {
    name: "Restore",
    call: callOf("MOMENT"),
    doing: "Restoring",
    success: "Restored the snapshot",
    dialog: (close) => <Restore act={act} callOf={callOf} of={{ id: snapshotId, creationDate }} onClose={close} />,
  };
  return act;
}

interface RestoreProps {
  readonly act: Act;
  readonly callOf: (clock: RestoreClock) => Call<unknown>;
  readonly of: Known;
  readonly onClose: () => void;
}

/** Asks for the clock option and describes its effects. */
function Restore({ act, callOf, of: { id: snapshotId, creationDate }, onClose }: RestoreProps) {
  const [clock, choose] = useState<RestoreClock>("MOMENT");
  return (
    <SafeDialog act={{ ...act, call: callOf(clock) }} onClose={onClose}>
      <p>
        Restores the state at <Time at={creationDate} />: later changes are undone and deleted entities are restored.
        Keys, snapshots and the journal are kept.
      </p>
      <fieldset class="options">
        <legend>Clock</legend>
        <label class="check">
          <input type="radio" name="clock" checked={clock === "MOMENT"} onChange={() => choose("MOMENT")} />
          Restore the clock as well
        </label>
        <label class="check">
          <input type="radio" name="clock" checked={clock === "KEPT"} onChange={() => choose("KEPT")} />
          Keep the clock
        </label>
      </fieldset>
      <Consequences key={clock} snapshotId={snapshotId} clock={clock} />
    </SafeDialog>
  );
}

function Consequences({ snapshotId, clock }: { readonly snapshotId: string; readonly clock: RestoreClock }) {
  const path = { snapshotId };
  const preview = useData(
    call("control", "get", "/organizations/{id}/snapshots/{snapshotId}/restorePreview", { path, query: { clock } }),
  );
  return (
    <Show of={preview}>
      {({ clock: { now, frozen }, timersDue }) => (
        <p role="status">
          The time will be <Time at={now} />
          {frozen && ", with the clock frozen"}. {dueText(timersDue as Partial<Record<TimerKind, number>>)} Mails and
          deliveries that were pending are held and not sent.
        </p>
      )}
    </Show>
  );
}
