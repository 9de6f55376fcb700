import { Readable } from "node:stream";
import type {
  Handlers,
  NewSnapshot,
  Snapshot as Presented,
  RestoreClock,
  SnapshotFork,
  SnapshotRestore,
} from "@assessment-api/control/server";
import type { Snapshot } from "../../domain/snapshots.ts";
import { toTimestamp } from "../../domain/time.ts";
import { forkSnapshot, previewRestore, type RestoredClock, restoreSnapshot } from "../../service/restore.ts";
import { exportSnapshot, importSnapshot } from "../../service/snapshot-files.ts";
import { createSnapshot, deleteSnapshot, getSnapshot, listSnapshots } from "../../service/snapshots.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";
import { organizationHref } from "./hrefs.ts";
import { parseNewKey, presentCreatedKey } from "./keys.ts";
import { presentOrganization } from "./organizations.ts";
import { pageOf, presentPage } from "./paging.ts";
import { timerKinds } from "./timers.ts";

const present = ({ id, name, keepsDeleted, counts, createdAt }: Snapshot): Presented => ({
  id,
  name,
  keepsDeleted,
  counts,
  creationDate: toTimestamp(createdAt),
});

const restoredClocks: Readonly<Record<RestoreClock, RestoredClock>> = {
  SNAPSHOT: "snapshot",
  MOMENT: "moment",
  KEPT: "kept",
};

export function snapshotHandlers(control: Control) {
  const { world, settle } = control;
  function created(organizationId: string, snapshot: Snapshot) {
    const location = `${organizationHref(control, organizationId)}/snapshots/${snapshot.id}`;
    return { status: 201 as const, headers: { location }, body: present(snapshot) };
  }
  return {
    async listSnapshots({ params, query }) {
      const page = pageOf(await listSnapshots(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createSnapshot({ params: { id }, body }) {
      // Runs due work first: a pending mail would be held after a restore.
      await settle({ organizationId: id });
      return created(id, await createSnapshot(world, id, parseNewSnapshot(body)));
    },

    async getSnapshot({ params: { id, snapshotId } }) {
      return { status: 200, body: present(await getSnapshot(world, id, snapshotId)) };
    },

    async deleteSnapshot({ params: { id, snapshotId } }) {
      await deleteSnapshot(world, id, snapshotId);
      return { status: 204 };
    },

    async restoreSnapshot({ params: { id, snapshotId }, body = {} }) {
      const restored = await restoreSnapshot(world, id, snapshotId, parseRestore(body));
      return { status: 200, body: presentOrganization(restored) };
    },

    async getRestorePreview({ params: { id, snapshotId }, query: { clock: choice = "SNAPSHOT" } }) {
      const { clock, now, due } = await previewRestore(world, id, snapshotId, restoredClocks[choice]);
      const frozen = clock === undefined ? control.clock.frozen : clock.frozenAt !== undefined;
      const timersDue = Object.fromEntries([...due].map(([kind, count]) => [timerKinds[kind], count]));
      return { status: 200, body: { clock: { now: toTimestamp(now), frozen, own: clock !== undefined }, timersDue } };
    },

    async exportSnapshot({ params: { id, snapshotId } }) {
      const file = await exportSnapshot(world, id, snapshotId);
      return { status: 200, body: Readable.toWeb(file) as ReadableStream<Uint8Array> };
    },

    async importSnapshot({ params: { id }, query: { name }, body, signal }) {
      return created(id, await importSnapshot(world, id, { file: body, name, signal }));
    },

    async forkSnapshot({ params: { id, snapshotId }, body = {} }) {
      const created = await forkSnapshot(world, id, snapshotId, parseFork(body));
      const headers = { location: organizationHref(control, created.organization.id) };
      const shown = { ...presentOrganization(created.organization), apiKey: presentCreatedKey(created) };
      return { status: 201, headers, body: shown };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseNewSnapshot({ name, keepsDeleted = true }: NewSnapshot) {
  allRead<NewSnapshot>({ name, keepsDeleted });
  return { name, keepsDeleted };
}

export function parseRestore({ clock = "SNAPSHOT" }: SnapshotRestore) {
  allRead<SnapshotRestore>({ clock });
  return restoredClocks[clock];
}

export function parseFork({ name, apiKey = {} }: SnapshotFork) {
  allRead<SnapshotFork>({ name, apiKey });
  return { name, apiKey: parseNewKey(apiKey) };
}
