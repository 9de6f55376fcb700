import type { PersonSkill, PersonSkillPatch, Rating, RatingInput } from "@assessment-api/control";
import { type Command, InvalidArgumentError, Option } from "commander";
import { SandboxError } from "../errors.ts";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { ask } from "./connection.ts";
import { facts, list, type Print, show } from "./output.ts";
import type { Flags, PersonGroup } from "./person-group.ts";

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

interface SkillFlags {
  readonly type?: PersonSkill["type"];
  readonly learn?: "yes" | "no";
  readonly rating?: readonly RatingInput[];
  readonly ratedBy?: string;
}

/** `people skills|skill|forget-skill` */
export function addPersonSkillCommands({ addOne, at }: PersonGroup, print: Print): void {
  const addSkill = (name: string, description: string, examples: readonly string[]): Command =>
    addOne(name, description, examples).argument("<skill>", "identifier of the skill");

  addPageFlags(addOne("skills", "list the skills of a person", ["skills per_7Rj2Wc9F"])).action(
    async (personId: string, flags: Flags & PageFlags) => {
      const { client, params } = await at(flags, personId);
      const query = { count: flags.count, page: flags.page };
      const init = { params: { ...params, query } };
      show(print, flags, await ask(client.GET("/organizations/{id}/people/{personId}/skills", init)), (skills) =>
        list(skills, "There is no skill.", {
          skill: ({ skillId }) => skillId,
          type: ({ type }) => type,
          learn: ({ wantToLearn }) => (wantToLearn ? "yes" : "no"),
          ratings: ({ ratings }) => ratings.map(textOf).join(", "),
        }),
      );
    },
  );

  addSkill("skill", "give a person a skill, or change and rate it", [
    "skill per_7Rj2Wc9F skl_2Mf7Xb4N --type CORE --learn yes",
    "skill per_7Rj2Wc9F skl_2Mf7Xb4N --rating SELF=75 --rating DESIRED=skipped",
    "skill per_7Rj2Wc9F skl_2Mf7Xb4N --rating SUPERVISOR=70 --rated-by per_1Gx5Ud8M",
  ])
    .addOption(
      new Option("--type <type>", "meaning of the skill for the person").choices(["CORE", "OPTIONAL", "ADDITIONAL"]),
    )
    .addOption(new Option("--learn <answer>", "whether the person wants to learn it").choices(["yes", "no"]))
    .addOption(
      new Option("--rating <type=value>", '0 to 100, "skipped" or "open"; can be repeated').argParser(readRating),
    )
    .option("--rated-by <id>", "identifier of the person who gives these ratings")
    .action(async (personId: string, skillId: string, flags: Flags & SkillFlags) => {
      const { client, params } = await at(flags, personId);
      const path = { ...params.path, skillId };
      const init = { params: { path }, body: patchOf(flags) };
      const skill = await ask(client.PATCH("/organizations/{id}/people/{personId}/skills/{skillId}", init));
      show(print, flags, skill, describe);
    });

  addSkill("forget-skill", "take a skill from a person", ["forget-skill per_7Rj2Wc9F skl_2Mf7Xb4N"]).action(
    async (personId: string, skillId: string, flags: Flags) => {
      const { client, params } = await at(flags, personId);
      const path = { ...params.path, skillId };
      await ask(client.DELETE("/organizations/{id}/people/{personId}/skills/{skillId}", { params: { path } }));
      show(print, flags, { skillId }, () => `The person does not have the skill ${skillId} any more.`);
    },
  );
}

function patchOf({ type, learn, rating = [], ratedBy }: SkillFlags): PersonSkillPatch {
  if (type === undefined && learn === undefined && rating.length === 0)
    throw new SandboxError("there is nothing to set; use --type, --learn or --rating");
  const ratings = rating.map((one) => ({ ...one, ...(ratedBy !== undefined && { ratedBy }) }));
  return {
    ...(type !== undefined && { type }),
    ...(learn !== undefined && { wantToLearn: learn === "yes" }),
    ...(ratings.length > 0 && { ratings }),
  };
}

/** Collects `TYPE=value` of a flag that can be repeated. @throws InvalidArgumentError */
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
