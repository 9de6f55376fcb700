import type { OnboardingStatus, Person, PersonPatch } from "@assessment-api/control";
import { Argument, type Command, InvalidArgumentError, Option } from "commander";
import { onboardingStatuses } from "../../domain/people.ts";
import { SandboxError } from "../errors.ts";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, organizationOf } from "./organization-flag.ts";
import { list, type Print, show } from "./output.ts";
import type { Flags, PersonGroup } from "./person-group.ts";
import { addPersonSkillCommands } from "./person-skills.ts";
import { describePerson, nameOf } from "./person-view.ts";

interface UpdateFlags {
  readonly account?: "on" | "off";
  readonly roles?: readonly string[];
  readonly tags?: readonly string[];
  readonly data?: PersonPatch;
}

/** `people list|show|onboard|update|skills|skill|forget-skill` */
export function personCommands(print: Print): Command {
  const group = createGroup("people", "people of the skills area, whom V2 and V3 invite into teams");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));
  const addOne: PersonGroup["addOne"] = (name, description, examples) =>
    add(group, name, description, examples).argument("<id>", "identifier of the person");
  const at: PersonGroup["at"] = async (flags, personId) => {
    const client = connect(flags);
    return { client, params: { path: { id: await organizationOf(client, flags), personId } } };
  };
  const present = (flags: Flags, person: Person) => show(print, flags, person, describePerson);

  addPageFlags(
    add(group, "list", "list people in the order in which they were invited", ["list", "list --search lindqvist"])
      .option("--email <address>", "only the person with this address")
      .option("--team <id>", "only members of this team")
      .option("--search <text>", "only people whose name or address has this in it"),
  ).action(async (flags: Flags & PageFlags & { email?: string; team?: string; search?: string }) => {
    const client = connect(flags);
    const { count, page, email, team, search } = flags;
    const filter = {
      ...(email !== undefined && { email }),
      ...(team !== undefined && { teamId: team }),
      ...(search !== undefined && { searchText: search }),
    };
    const params = { path: { id: await organizationOf(client, flags) }, query: { count, page, ...filter } };
    show(print, flags, await ask(client.GET("/organizations/{id}/people", { params })), (people) =>
      list(people, "There is nobody.", {
        id: ({ id }) => id,
        name: nameOf,
        email: ({ email }) => email,
        onboarding: ({ onboarding }) => onboarding.status,
        teams: ({ teamIds }) => teamIds.join(" "),
      }),
    );
  });

  addOne("show", "show a person", ["show per_7Rj2Wc9F", "show per_7Rj2Wc9F --json"]).action(
    async (personId: string, flags: Flags) => {
      const { client, params } = await at(flags, personId);
      present(flags, await ask(client.GET("/organizations/{id}/people/{personId}", { params })));
    },
  );

  addOne("onboard", "bring the onboarding of a person to a step", ["onboard per_7Rj2Wc9F COMPLETED"])
    .addArgument(new Argument("<step>", "the step that the person has reached").choices(onboardingStatuses))
    .action(async (personId: string, status: OnboardingStatus, flags: Flags) => {
      const { client, params } = await at(flags, personId);
      const init = { params, body: { status } };
      present(flags, await ask(client.PUT("/organizations/{id}/people/{personId}/onboarding", init)));
    });

  addOne("update", "set what neither V2 nor V3 can set of a person", [
    "update per_7Rj2Wc9F --account off",
    "update per_7Rj2Wc9F --roles ADMINISTRATOR --tags backend,spring-2026",
    `update per_7Rj2Wc9F --data '{"goals": [{"name": "Learn Go"}], "pluginData": {"badges": {"held": 1}}}'`,
  ])
    .addOption(new Option("--account <state>", "whether the person can sign in").choices(["on", "off"]))
    .addOption(new Option("--roles <names>", "all roles, separated by commas").argParser(readNames))
    .addOption(new Option("--tags <names>", "all tags, separated by commas").argParser(readNames))
    .addOption(
      new Option(
        "--data <json>",
        "goals, pluginData, timeline and certificates, as the control API takes them",
      ).argParser(readObject),
    )
    .action(async (personId: string, flags: Flags & UpdateFlags) => {
      const body = patchOf(flags);
      const { client, params } = await at(flags, personId);
      present(flags, await ask(client.PATCH("/organizations/{id}/people/{personId}", { params, body })));
    });

  addPersonSkillCommands({ addOne, at }, print);
  return group;
}

function patchOf({ account, roles, tags, data }: UpdateFlags): PersonPatch {
  if ([account, roles, tags, data].every((given) => given === undefined))
    throw new SandboxError("there is nothing to set; use --account, --roles, --tags or --data");
  return {
    ...data,
    ...(account !== undefined && { accountEnabled: account === "on" }),
    ...(roles !== undefined && { roles: [...roles] }),
    ...(tags !== undefined && { tags: [...tags] }),
  };
}

/** No names in an empty text. */
const readNames = (text: string): string[] =>
  text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");

function readObject(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Said below.
  }
  throw new InvalidArgumentError(`It must be a JSON object such as {"goals": [{"name": "Learn Go"}]}.`);
}
