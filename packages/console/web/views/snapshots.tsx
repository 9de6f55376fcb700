import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { rememberKey } from "../api/keys.ts";
import { newestFirst } from "../api/newest.ts";
import { formatCollection, formatCount } from "../format.ts";
import { formatRoute, go, organizationId, route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { CallForm, Field } from "../ui/form.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { SafeAction } from "../ui/safe-action.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";
import { Restore } from "./snapshot/restore.tsx";

/** Moments to go back to, or to begin another organization with. */
export function Snapshots() {
  const { id: snapshotId } = route.value;
  const path = { id: organizationId() };
  const snapshots = useData(
    newestFirst(
      { page: pageNumber(), count: PAGE_SIZE },
      (range) =>
        call("control", "get", "/organizations/{id}/snapshots", {
          path,
          query: { ...range },
        }),
      ({ items, page }) => ({ items, total: page.totalElements }),
    ),
  );
  return (
    <Split detail={snapshotId === undefined ? null : <SnapshotDetail key={snapshotId} snapshotId={snapshotId} />}>
      <h1>Snapshots</h1>
      <section class="card">
        <CallForm
          label="Take a snapshot"
          kind="main"
          doing="Taking a snapshot"
          told="Taken"
          call={({ name = "" }) => call("control", "post", "/organizations/{id}/snapshots", { path, body: { name } })}
        >
          <Field name="name" label="Name" required />
        </CallForm>
      </section>
      <Show of={snapshots}>
        {({ items, total }) => (
          <>
            <Table
              caption="Snapshots"
              items={items}
              total={total}
              idOf={({ id }) => id}
              empty="No snapshot was taken."
              columns={[
                { name: "Name", of: ({ name }) => name, by: ({ name }) => name },
                {
                  name: "Taken",
                  of: ({ creationDate }) => <Time at={creationDate} />,
                  by: ({ creationDate }) => creationDate,
                },
                {
                  name: "Holds",
                  number: true,
                  of: ({ counts }) => formatCount(Object.values(counts).reduce((sum, count) => sum + count, 0)),
                },
              ]}
            />
            <Pager total={total} newest />
          </>
        )}
      </Show>
    </Split>
  );
}

function SnapshotDetail({ snapshotId }: { readonly snapshotId: string }) {
  const path = { id: organizationId(), snapshotId };
  const snapshot = useData(call("control", "get", "/organizations/{id}/snapshots/{snapshotId}", { path }));
  const enter = (organization: string) =>
    go(formatRoute({ organization, view: "today", id: undefined, query: new URLSearchParams() }));
  return (
    <Detail title={snapshot.data?.name ?? "Snapshot"}>
      <Show of={snapshot}>
        {(found) => (
          <>
            <Facts
              of={{
                Id: <Id of={found.id} />,
                Taken: <Time at={found.creationDate} />,
                "Keeps what is deleted later": found.keepsDeleted ? "yes" : "no",
                ...Object.fromEntries(
                  Object.entries(found.counts).map(([name, count]) => [formatCollection(name), formatCount(count)]),
                ),
              }}
            />
            <div class="row wrap">
              <Restore snapshot={found} />
              <SafeAction
                label="Delete the snapshot"
                call={call("control", "delete", "/organizations/{id}/snapshots/{snapshotId}", { path })}
                told="Deleted the snapshot"
                snapshot={false}
                done={() => go(formatRoute({ ...route.value, id: undefined }))}
              >
                <p>There is no way back to this moment then.</p>
              </SafeAction>
            </div>
            <h3>Another organization from it</h3>
            <CallForm
              label="Fork"
              doing="Forking"
              told="Made another organization"
              call={({ name }) =>
                call("control", "post", "/organizations/{id}/snapshots/{snapshotId}/fork", {
                  path,
                  body: { ...(name !== undefined && { name }), apiKey: {} },
                })
              }
              done={(created) => {
                if (created.apiKey) rememberKey(created.id, created.apiKey.key);
                enter(created.id);
              }}
            >
              <Field name="name" label="Name" />
            </CallForm>
          </>
        )}
      </Show>
    </Detail>
  );
}
