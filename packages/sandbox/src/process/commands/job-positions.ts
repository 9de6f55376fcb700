import type { JobPosition } from "@assessment-api/control";
import type { Command } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, readable, show } from "./output.ts";

const describe = (position: JobPosition): string =>
  facts({
    "Job position": position.id,
    Name: position.name,
    Description: position.description,
    Abstract: position.abstract ? "yes" : "no",
    Family: position.familyId,
    Seniority: position.seniorityId,
    Feeders: position.feederIds.join(", ") || undefined,
    Skillsets:
      position.skillsets
        .map(({ skillsetId, masteryLevel = position.defaultMasteryLevel }) =>
          masteryLevel === undefined ? skillsetId : `${skillsetId} at ${masteryLevel}`,
        )
        .join(", ") || undefined,
    Languages: position.languages.join(", ") || undefined,
    Created: readable(position.creationDate),
  });

type Flags = ConnectionFlags & OrganizationFlag;

/** `job-positions list|show` */
export function jobPositionCommands(print: Print): Command {
  const group = createGroup("job-positions", "job positions that people hold; V3 creates them");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(add(group, "list", "list job positions, oldest first", ["list", "list --search developer"]))
    .option("--search <text>", "only job positions whose name has this in it")
    .action(async (flags: Flags & PageFlags & { search?: string }) => {
      const client = connect(flags);
      const { count, page, search } = flags;
      const query = { count, page, ...(search !== undefined && { searchText: search }) };
      const params = { path: { id: await organizationOf(client, flags) }, query };
      show(print, flags, await ask(client.GET("/organizations/{id}/jobPositions", { params })), (positions) =>
        list(positions, "There is no job position.", {
          id: ({ id }) => id,
          name: ({ name }) => name,
          abstract: ({ abstract }) => (abstract ? "yes" : "no"),
          family: ({ familyId = "" }) => familyId,
          seniority: ({ seniorityId = "" }) => seniorityId,
        }),
      );
    });

  add(group, "show", "show a job position", ["show jp_5Kn3Ts7B"])
    .argument("<id>", "identifier of the job position")
    .action(async (jobPositionId: string, flags: Flags) => {
      const client = connect(flags);
      const params = { path: { id: await organizationOf(client, flags), jobPositionId } };
      const position = await ask(client.GET("/organizations/{id}/jobPositions/{jobPositionId}", { params }));
      show(print, flags, position, describe);
    });

  return group;
}
