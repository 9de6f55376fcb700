import type { OnboardingStatus, Person } from "@assessment-api/control";
import { Argument, type Command } from "commander";
import { onboardingStatuses } from "../../domain/people.ts";
import { addPageFlags, type PageFlags } from "./arguments.ts";
import { addCommand, ask, type ConnectionFlags, connect, createGroup } from "./connection.ts";
import { addOrganizationFlag, type OrganizationFlag, organizationOf } from "./organization-flag.ts";
import { list, type Print, show } from "./output.ts";
import { describePerson, nameOf } from "./person-view.ts";

type Flags = ConnectionFlags & OrganizationFlag;

/** `people list|show|onboard` */
export function personCommands(print: Print): Command {
  const group = createGroup("people", "people of the skills area, whom V2 and V3 invite into teams");
  const add = (...given: Parameters<typeof addCommand>) => addOrganizationFlag(addCommand(...given));
  const addOne = (name: string, description: string, examples: readonly string[]) =>
    add(group, name, description, examples).argument("<id>", "identifier of the person");
  const at = async (flags: Flags, personId: string) => {
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

  return group;
}
