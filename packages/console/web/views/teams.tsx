import type { Person, Team } from "@assessment-api/control";
import { allPages, isWhole } from "../api/all.ts";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatNumber } from "../format.ts";
import { hrefOf, route } from "../route.ts";
import { Actions } from "../ui/actions.tsx";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, isFiltered, TextFilter } from "../ui/filters.tsx";
import { CallForm, Choice, Field } from "../ui/form.tsx";
import { Heading } from "../ui/heading.tsx";
import { NothingFound } from "../ui/list.tsx";
import { Rest, Show } from "../ui/loaded.tsx";
import { NamedLink } from "../ui/named.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Time } from "../ui/time.tsx";
import { Tree } from "../ui/tree.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";

export function Teams() {
  const { id } = route.value;
  const of = (page: number) => ({ query: { count: 100, page } });
  const searchText = filterOf("searchText");
  const teams = useData(
    allPages<Team>((page) =>
      call("control", "get", "/organizations/{id}/teams", { query: { searchText, count: 100, page } }),
    ),
  );
  const people = useData(allPages<Person>((page) => call("control", "get", "/organizations/{id}/people", of(page))));
  const members = (teamId: string) =>
    isWhole(people.data) ? people.data?.filter(({ teamIds }) => teamIds.includes(teamId)).length : undefined;
  return (
    <Split detail={id === undefined ? null : <TeamDetail key={id} id={id} />}>
      <Heading title="Teams">{teams.data && <NewTeam teams={teams.data} />}</Heading>
      <Filters>
        <TextFilter name="searchText" label="Name" />
      </Filters>
      <Show of={teams}>
        {(all) => (
          <>
            {all.length === 0 && (
              <p class="empty">{isFiltered() ? <NothingFound /> : "No teams yet. Create one above."}</p>
            )}
            <Rest of={all} />
            <Tree
              label="Teams"
              nodes={all.map(({ id: teamId, name, parentTeamId }) => ({
                id: teamId,
                parentId: parentTeamId,
                content: (
                  <>
                    <bdi>{name}</bdi> <Count of={members(teamId)} />
                  </>
                ),
              }))}
            />
          </>
        )}
      </Show>
    </Split>
  );
}

const Count = ({ of: count }: { readonly of: number | undefined }) =>
  count === undefined ? null : <span class="muted">{formatNumber(count, "member")}</span>;

function NewTeam({ teams }: { readonly teams: readonly Team[] }) {
  return (
    <details class="card make">
      <summary>Create a team</summary>
      <CallForm
        label="Create"
        kind="main"
        success="Created a team"
        call={({ name = "", parentTeamId }) =>
          call("V3", "post", "/boost/v3/teams", { body: { name, ...(parentTeamId !== undefined && { parentTeamId }) } })
        }
      >
        <Field name="name" label="Name" required />
        <Choice
          name="parentTeamId"
          label="Below"
          values={[["", "nothing"], ...teams.map(({ id, name }) => [id, name] as const)]}
        />
      </CallForm>
    </details>
  );
}

function TeamDetail({ id: teamId }: { readonly id: string }) {
  const path = { teamId };
  const team = useData(call("control", "get", "/organizations/{id}/teams/{teamId}", { path }));
  return (
    <Detail title={team.data?.name ?? "Team"}>
      <Show of={team}>
        {({ id, businessUnit, supervisorId, customId, creationDate }) => (
          <>
            <Facts
              of={{
                Id: <Id of={id} />,
                People: <a href={hrefOf("people", undefined, { teamId })}>Members of this team</a>,
                Supervisor: supervisorId && <NamedLink of={supervisorId} />,
                "Custom id": customId,
                "Business unit": businessUnit ? "yes" : "no",
                Created: <Time at={creationDate} />,
              }}
            />
            <Actions
              label="Team"
              more={[
                {
                  name: businessUnit ? "Unmark as business unit" : "Mark as business unit",
                  call: call("control", "patch", "/organizations/{id}/teams/{teamId}", {
                    path,
                    body: { businessUnit: !businessUnit },
                  }),
                  success: "Changed",
                },
              ]}
            />
            <VersionResponses of={[["V3", call("V3", "get", "/boost/v3/teams/{teamId}", { path: { teamId } })]]} />
          </>
        )}
      </Show>
    </Detail>
  );
}
