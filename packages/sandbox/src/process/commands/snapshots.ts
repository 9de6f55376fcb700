import { type Client, type CreatedOrganization, paginate, type Snapshot } from "@assessment-api/control";
import type { Command } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

type Flags = ConnectionFlags & OrganizationFlag;

const sizeOf = ({ counts }: Snapshot): string =>
  `${Object.values(counts).reduce((sum, count) => sum + count, 0)} entities`;

const describe = (snapshot: Snapshot): string =>
  facts({
    Snapshot: snapshot.id,
    Name: snapshot.name,
    Holds: sizeOf(snapshot),
    Created: readable(snapshot.creationDate),
  });

const describeFork = ({ id, name, apiKey }: CreatedOrganization): string =>
  facts({ Organization: id, Name: name, "API key": `${apiKey?.key} (keep it: it is not shown again)` });

/** `snapshots list|create|restore|fork|delete` */
export function snapshotCommands(print: Print): Command {
  const group = createGroup("snapshots", "keep what an organization has, and go back to it");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));
  const addOfSnapshot = (...given: Parameters<typeof addCommand>) =>
    add(...given).argument("<snapshot>", "name or identifier of the snapshot");

  addPageFlags(add(group, "list", "list snapshots, oldest first", ["list"])).action(
    async (flags: Flags & PageFlags) => {
      const client = connect(flags);
      const { count, page } = flags;
      const params = { path: { id: await organizationOf(client, flags) }, query: { count, page } };
      show(print, flags, await ask(client.GET("/organizations/{id}/snapshots", { params })), (snapshots) =>
        list(snapshots, "There is no snapshot.", {
          id: ({ id }) => id,
          name: ({ name }) => name,
          holds: sizeOf,
          created: ({ creationDate }) => readable(creationDate),
        }),
      );
    },
  );

  add(group, "create", "keep what the organization has now, but for its keys", [
    'create "before the import"',
    "create fresh --keep-deleted",
  ])
    .argument("<name>", "name of the snapshot")
    .option("--keep-deleted", "keep candidates and people in it who are deleted later")
    .action(async (name: string, flags: Flags & { keepDeleted?: true }) => {
      const client = connect(flags);
      const body = { name, ...(flags.keepDeleted && { keepsDeleted: true }) };
      const params = { path: { id: await organizationOf(client, flags) } };
      show(print, flags, await ask(client.POST("/organizations/{id}/snapshots", { params, body })), describe);
    });

  addOfSnapshot(group, "restore", "put everything but the keys back to how the snapshot has it", [
    'restore "before the import"',
  ]).action(async (snapshot: string, flags: Flags) => {
    const client = connect(flags);
    const params = { path: await pathOf(client, flags, snapshot) };
    const restored = await ask(client.POST("/organizations/{id}/snapshots/{snapshotId}/restore", { params }));
    show(print, flags, restored, ({ id }) => `${id} is as ${snapshot} has it.`);
  });

  addOfSnapshot(group, "fork", "make a new organization, with a key, of what the snapshot holds", [
    'fork fresh --name "Second try"',
  ])
    .option("--name <name>", "name of the new organization")
    .action(async (snapshot: string, flags: Flags & { name?: string }) => {
      const client = connect(flags);
      const { name } = flags;
      const init = {
        params: { path: await pathOf(client, flags, snapshot) },
        body: name === undefined ? {} : { name },
      };
      const forked = await ask(client.POST("/organizations/{id}/snapshots/{snapshotId}/fork", init));
      show(print, flags, forked, describeFork);
    });

  addOfSnapshot(group, "delete", "delete a snapshot; the organization stays as it is", ["delete fresh"]).action(
    async (snapshot: string, flags: Flags) => {
      const client = connect(flags);
      const path = await pathOf(client, flags, snapshot);
      await ask(client.DELETE("/organizations/{id}/snapshots/{snapshotId}", { params: { path } }));
      show(print, flags, { id: path.snapshotId }, () => `The snapshot ${snapshot} is deleted.`);
    },
  );

  return group;
}

/** The snapshot with this name or identifier; what is neither is taken for an identifier, which the sandbox refuses. */
async function pathOf(client: Client, flags: Flags, snapshot: string): Promise<{ id: string; snapshotId: string }> {
  const id = await organizationOf(client, flags);
  const params = { path: { id }, query: { count: 100 } };
  for await (const one of paginate(client, "/organizations/{id}/snapshots", { params }))
    if (one.name === snapshot) return { id, snapshotId: one.id };
  return { id, snapshotId: snapshot };
}
