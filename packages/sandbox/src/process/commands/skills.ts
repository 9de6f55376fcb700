import type { Skill } from "@assessment-api/control";
import type { Command } from "commander";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { facts, list, type Print, show } from "./output.ts";

const states = ({ global, hidden, disabled, recommendedToLearn }: Skill): string =>
  Object.entries({ global, hidden, disabled, recommended: recommendedToLearn })
    .filter(([, is]) => is)
    .map(([name]) => name)
    .join(", ");

const describe = (skill: Skill): string =>
  facts({
    Skill: skill.id,
    Name: skill.name,
    Description: skill.description,
    Folder: skill.folderId,
    State: states(skill) || undefined,
  });

type Flags = ConnectionFlags & OrganizationFlag;

/** `skills list|show` */
export function skillCommands(print: Print): Command {
  const group = createGroup("skills", "the catalogue of skills");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));

  addPageFlags(add(group, "list", "list skills, hidden and disabled ones too", ["list", "list --search kube"]))
    .option("--search <text>", "only skills whose name has this in it")
    .action(async (flags: Flags & PageFlags & { search?: string }) => {
      const client = connect(flags);
      const { count, page, search } = flags;
      const query = { count, page, ...(search !== undefined && { searchText: search }) };
      const params = { path: { id: await organizationOf(client, flags) }, query };
      show(print, flags, await ask(client.GET("/organizations/{id}/skills", { params })), (skills) =>
        list(skills, "There is no skill.", {
          id: ({ id }) => id,
          name: ({ name }) => name,
          folder: ({ folderId }) => folderId,
          state: states,
        }),
      );
    });

  add(group, "show", "show a skill", ["show skl_2Mf7Xb4N"])
    .argument("<id>", "identifier of the skill")
    .action(async (skillId: string, flags: Flags) => {
      const client = connect(flags);
      const params = { path: { id: await organizationOf(client, flags), skillId } };
      show(print, flags, await ask(client.GET("/organizations/{id}/skills/{skillId}", { params })), describe);
    });

  return group;
}
