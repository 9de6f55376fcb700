import type { Handlers, NewSnapshot, Snapshot as Presented, SnapshotFork } from "@assessment-api/control/server";
import type { Snapshot } from "../../domain/snapshots.ts";
import { toTimestamp } from "../../domain/time.ts";
import { forkSnapshot, restoreSnapshot } from "../../service/restore.ts";
import { createSnapshot, deleteSnapshot, getSnapshot, listSnapshots } from "../../service/snapshots.ts";
import { allRead } from "../request-bodies.ts";
import type { Control, Operator } from "./context.ts";
import { organizationHref } from "./hrefs.ts";
import { parseNewKey, presentCreatedKey } from "./keys.ts";
import { presentOrganization } from "./organizations.ts";
import { pageOf, presentPage } from "./paging.ts";

const present = ({ id, name, keepsDeleted, counts, createdAt }: Snapshot): Presented => ({
  id,
  name,
  keepsDeleted,
  counts,
  creationDate: toTimestamp(createdAt),
});

type SnapshotHandlers = Pick<
  Handlers<Operator>,
  "listSnapshots" | "createSnapshot" | "getSnapshot" | "deleteSnapshot" | "restoreSnapshot" | "forkSnapshot"
>;

export function snapshotHandlers(control: Control): SnapshotHandlers {
  const { world, settle } = control;
  return {
    async listSnapshots({ params, query }) {
      const page = pageOf(await listSnapshots(world, params.id), query);
      return { status: 200, body: presentPage(page, query, present) };
    },

    async createSnapshot({ params: { id }, body }) {
      // A mail that leaves this very moment would be held after a restore.
      await settle({ organizationId: id });
      const snapshot = await createSnapshot(world, id, parseNewSnapshot(body));
      const location = `${organizationHref(control, id)}/snapshots/${snapshot.id}`;
      return { status: 201, headers: { location }, body: present(snapshot) };
    },

    async getSnapshot({ params: { id, snapshotId } }) {
      return { status: 200, body: present(await getSnapshot(world, id, snapshotId)) };
    },

    async deleteSnapshot({ params: { id, snapshotId } }) {
      await deleteSnapshot(world, id, snapshotId);
      return { status: 204 };
    },

    async restoreSnapshot({ params: { id, snapshotId } }) {
      return { status: 200, body: presentOrganization(await restoreSnapshot(world, id, snapshotId)) };
    },

    async forkSnapshot({ params: { id, snapshotId }, body = {} }) {
      const created = await forkSnapshot(world, id, snapshotId, parseFork(body));
      const headers = { location: organizationHref(control, created.organization.id) };
      const shown = { ...presentOrganization(created.organization), apiKey: presentCreatedKey(created) };
      return { status: 201, headers, body: shown };
    },
  };
}

export function parseNewSnapshot({ name, keepsDeleted = true }: NewSnapshot) {
  allRead<NewSnapshot>({ name, keepsDeleted });
  return { name, keepsDeleted };
}

export function parseFork({ name, apiKey = {} }: SnapshotFork) {
  allRead<SnapshotFork>({ name, apiKey });
  return { name, apiKey: parseNewKey(apiKey) };
}
