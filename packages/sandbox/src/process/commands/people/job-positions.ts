import type { JobPosition } from "@assessment-api/control";
import type { Command } from "commander";
import { createCommandGroup } from "../from-document/command-group.ts";
import { facts, listOf, type Print, readable } from "../output.ts";

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

export function jobPositionCommands(print: Print): Command {
  const { group, add } = createCommandGroup(print, "job-positions", "job positions of people; V3 creates them", {
    describe,
  });

  add("list", "listJobPositions", {
    examples: ["list", "list --search developer"],
    show: listOf<JobPosition>("No job positions.", {
      id: ({ id }) => id,
      name: ({ name }) => name,
      abstract: ({ abstract }) => (abstract ? "yes" : "no"),
      family: ({ familyId = "" }) => familyId,
      seniority: ({ seniorityId = "" }) => seniorityId,
    }),
  });
  add("show", "getJobPosition");
  return group;
}
