import type { Command } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { list, type Print, readable, show } from "./output.ts";

/** `events list` */
export function eventCommands(print: Print): Command {
  const group = createGroup("events", "events about candidates, as webhooks of V1 and V2 carry them");

  const command = addCommand(group, "list", "list events, oldest first; --json shows what V1 and V2 deliver", [
    "list",
    "list --candidate cnd_9Tz3Rk1W --json",
  ]);
  addPageFlags(addOrganizationFlag(command))
    .option("--candidate <id>", "only events of this candidate")
    .action(async (flags: ConnectionFlags & OrganizationFlag & PageFlags & { candidate?: string }) => {
      const client = connect(flags);
      const { count, page, candidate } = flags;
      const params = {
        path: { id: await organizationOf(client, flags) },
        query: { count, page, ...(candidate !== undefined && { candidateId: candidate }) },
      };
      const listed = await ask(client.GET("/organizations/{id}/events", { params }));
      show(print, flags, listed, (events) =>
        list(events, "Nothing has happened yet.", {
          date: ({ date }) => readable(date),
          event: ({ type }) => type,
          V1: ({ v1 }) => `${v1.event} ${v1.status}`,
          V2: ({ v2 }) => v2.event,
          candidate: ({ email }) => email,
          assessment: ({ assessmentId }) => assessmentId,
        }),
      );
    });

  return group;
}
