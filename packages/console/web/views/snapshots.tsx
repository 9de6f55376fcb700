import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatCollection, formatCount, formatNumber } from "../format.ts";
import { route } from "../route.ts";
import { Actions } from "../ui/actions.tsx";
import { Id } from "../ui/copy.tsx";
import { CallForm, Field } from "../ui/form.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Time } from "../ui/time.tsx";
import { snapshotActs } from "./snapshot/snapshot-acts.tsx";

export function Snapshots() {
  const { id: snapshotId } = route.value;
  const snapshots = useNewestItems((range) =>
    call("control", "get", "/organizations/{id}/snapshots", { query: range }),
  );
  return (
    <Split detail={snapshotId === undefined ? null : <SnapshotDetail key={snapshotId} snapshotId={snapshotId} />}>
      <h1>Snapshots</h1>
      <section class="card">
        <CallForm
          label="Take a snapshot"
          kind="main"
          doing="Taking a snapshot"
          success="Took the snapshot"
          call={({ name = "" }) => call("control", "post", "/organizations/{id}/snapshots", { body: { name } })}
        >
          <Field name="name" label="Name" required />
        </CallForm>
      </section>
      <List
        caption="Snapshots"
        of={snapshots}
        idOf={({ id }) => id}
        actsOf={snapshotActs}
        empty="No snapshots yet. Take one to restore this state later."
        columns={[
          { name: "Name", by: ({ name }) => name },
          { name: "Taken (sandbox time)", by: ({ creationDate }) => creationDate, as: "time" },
          {
            name: "Records",
            number: true,
            of: ({ counts }) => formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0)),
          },
        ]}
      />
    </Split>
  );
}

function SnapshotDetail({ snapshotId }: { readonly snapshotId: string }) {
  const path = { snapshotId };
  const snapshot = useData(call("control", "get", "/organizations/{id}/snapshots/{snapshotId}", { path }));
  return (
    <Detail title={snapshot.data?.name ?? "Snapshot"}>
      <Show of={snapshot}>
        {(found) => (
          <>
            <Facts
              of={{
                Id: <Id of={found.id} />,
                "Taken at (sandbox time)": <Time at={found.creationDate} />,
                Content: formatNumber(
                  Object.values(found.counts).reduce((sum, count) => sum + count, 0),
                  "record",
                ),
                "Keeps deleted people": found.keepsDeleted ? "yes" : "no",
              }}
            />
            <Actions label="Snapshot" {...snapshotActs(found)} />
            <h3>Content</h3>
            <Facts
              dense
              of={Object.fromEntries(
                Object.entries(found.counts).map(([name, count]) => [formatCollection(name), formatCount(count)]),
              )}
            />
          </>
        )}
      </Show>
    </Detail>
  );
}
