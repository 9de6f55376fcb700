import { type Client, type CreatedOrganization, paginate, type Snapshot } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "../from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "../output.ts";
import { addFileCommands } from "./snapshot-files.ts";

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

export function snapshotCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "snapshots", "save the data of an organization, and restore it", {
    describe,
    subject: "name or identifier of the snapshot",
    find: byName,
  });

  add("list", "listSnapshots", {
    show: listOf<Snapshot>("No snapshots.", {
      id: ({ id }) => id,
      name: ({ name }) => name,
      holds: sizeOf,
      created: ({ creationDate }) => readable(creationDate),
    }),
  });
  add("create", "createSnapshot", {
    about: "save the organization's data, except keys",
    examples: ['create "before the import"', "create fresh --keep-deleted no"],
    takes: ["name"],
    named: { keepsDeleted: "keep-deleted" },
  });
  add("restore", "restoreSnapshot", {
    about: "restore everything except the keys",
    examples: ['restore "before the import"', "restore fresh --clock MOMENT"],
    show: ({ id }, [snapshot]) => `Restored ${snapshot} in ${id}.`,
  });
  add("fork", "forkSnapshot", {
    about: "create an organization with a key from a snapshot",
    examples: ['fork fresh --name "Second attempt"'],
    show: describeFork,
  });
  addFileCommands(group, print, { find: byName, show: describe });
  add("delete", "deleteSnapshot", {
    about: "delete a snapshot; the organization does not change",
    examples: ["delete fresh"],
  });
  return group;
}

/** Finds a snapshot by name or id; the sandbox rejects unknown ones. */
async function byName(client: Client, { id = "", snapshotId = "" }: Readonly<Record<string, string>>) {
  const params = { path: { id }, query: { count: 100 } };
  for await (const one of paginate(client, "/organizations/{id}/snapshots", { params }))
    if (one.name === snapshotId) return { id, snapshotId: one.id };
  return { id, snapshotId };
}
