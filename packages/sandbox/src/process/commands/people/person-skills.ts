import type { PersonSkill, Rating, RatingInput } from "@assessment-api/control";
import { InvalidArgumentError, Option } from "commander";
import type { CommandGroup } from "../from-document/command-group.ts";
import { facts, listOf } from "../output.ts";

const ratingTypes: readonly Rating["type"][] = ["SELF", "SUPERVISOR", "VENDOR", "DESIRED"];

const textOf = ({ type, value, ratedBy }: Rating): string => {
  const rated = `${type} ${value === undefined ? "open" : (value ?? "skipped")}`;
  return ratedBy === undefined ? rated : `${rated} by ${ratedBy}`;
};

const describe = ({ skillId, type, wantToLearn, ratings, customFields }: PersonSkill): string =>
  facts({
    Skill: skillId,
    Type: type,
    "Wants to learn": wantToLearn ? "yes" : "no",
    Ratings: ratings.map(textOf).join(", ") || "none",
    "Custom fields":
      Object.entries(customFields)
        .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
        .join(", ") || undefined,
  });

export function addPersonSkillCommands({ add }: CommandGroup): void {
  add("skills", "listPersonSkills", {
    show: listOf<PersonSkill>("No skills.", {
      skill: ({ skillId }) => skillId,
      type: ({ type }) => type,
      learn: ({ wantToLearn }) => (wantToLearn ? "yes" : "no"),
      ratings: ({ ratings }) => ratings.map(textOf).join(", "),
    }),
  });
  add("skill", "updatePersonSkill", {
    about: "give a person a skill, or change or rate it",
    examples: [
      "skill per_7Rj2Wc9F skl_2Mf7Xb4N --type CORE --learn yes",
      "skill per_7Rj2Wc9F skl_2Mf7Xb4N --rating SELF=75 --rating DESIRED=skipped",
      "skill per_7Rj2Wc9F skl_2Mf7Xb4N --rating SUPERVISOR=70 --rated-by per_1Gx5Ud8M",
    ],
    named: { wantToLearn: "learn" },
    flags: [
      new Option("--rating <type=value>", '0 to 100, "skipped" or "open"; repeatable').argParser(readRating),
      new Option("--rated-by <id>", "identifier of the rating person"),
    ],
    body: (body, flags) => {
      const { rating = [], ratedBy } = flags as { rating?: RatingInput[]; ratedBy?: string };
      const ratings = rating.map((one) => ({ ...one, ...(ratedBy !== undefined && { ratedBy }) }));
      return { ...body, ...(ratings.length > 0 && { ratings }) };
    },
    show: describe,
  });
  add("forget-skill", "deletePersonSkill");
}

/**
 * Collects repeated `TYPE=value` flags.
 * @throws InvalidArgumentError
 */
function readRating(text: string, before: readonly RatingInput[] = []): RatingInput[] {
  const [, name, value = ""] = /^(\w+)=(\d{1,3}(?:\.\d+)?|skipped|open)$/.exec(text) ?? [];
  const type = ratingTypes.find((one) => one === name?.toUpperCase());
  if (type === undefined)
    throw new InvalidArgumentError(
      `It must be ${ratingTypes.join(", ")}, and a value, such as SELF=75 or SELF=skipped.`,
    );
  if (value === "open") return [...before, { type }];
  return [...before, { type, value: value === "skipped" ? null : Number(value) }];
}
