import type { Skill } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "../from-document/command-group.ts";
import { facts, listOf, type Print } from "../output.ts";

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

export function skillCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "skills", "the catalogue of skills", { describe });

  add("list", "listSkills", {
    about: "list skills, including hidden and disabled ones",
    examples: ["list", "list --search kube"],
    show: listOf<Skill>("No skills.", {
      id: ({ id }) => id,
      name: ({ name }) => name,
      folder: ({ folderId }) => folderId,
      state: states,
    }),
  });
  add("show", "getSkill");
  return group;
}
