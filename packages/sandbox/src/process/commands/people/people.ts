import type { Person } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "../from-document/command-group.ts";
import { listOf, type Print } from "../output.ts";
import { addPersonSkillCommands } from "./person-skills.ts";
import { describePerson, nameOf } from "./person-view.ts";

export function personCommands(print: Print): Command {
  const group = createCommandGroup(print, "people", "people of the skills area; V2 and V3 invite them into teams", {
    describe: describePerson,
  });
  const { add } = group;

  add("list", "listPeople", {
    examples: ["list", "list --search lindqvist"],
    show: listOf<Person>("No people.", {
      id: ({ id }) => id,
      name: nameOf,
      email: ({ email }) => email,
      onboarding: ({ onboarding }) => onboarding.status,
      teams: ({ teamIds }) => teamIds.join(" "),
    }),
  });
  add("show", "getPerson");
  add("onboard", "replaceOnboarding", {
    about: "move the onboarding of a person to a step",
    examples: ["onboard per_7Rj2Wc9F COMPLETED"],
    takes: ["status"],
  });
  add("update", "updatePerson", {
    about: "set data of a person that V2 and V3 cannot set",
    examples: [
      "update per_7Rj2Wc9F --account off",
      "update per_7Rj2Wc9F --roles ADMINISTRATOR --tags backend,spring-2026",
      `update per_7Rj2Wc9F --data '{"goals": [{"name": "Learn Go"}], "pluginData": {"badges": {"held": 1}}}'`,
    ],
    named: { accountEnabled: "account" },
  });
  addPersonSkillCommands(group);
  return group.group;
}
