import type { Person, PersonSkill } from "@assessment-api/control";
import { allPages } from "../../api/all.ts";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { NamedLink } from "../../ui/named.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { VersionResponses } from "../../ui/version-responses.tsx";
import { personActs } from "./person-acts.tsx";

export function PersonDetail({ id: personId }: { readonly id: string }) {
  const path = { personId };
  const person = useData(call("control", "get", "/organizations/{id}/people/{personId}", { path }));
  return (
    <Detail title={person.data?.email ?? "Person"}>
      <Show of={person}>
        {(found) => (
          <>
            <About person={found} />
            <Actions label="Person" {...personActs(found)} />
            <Skills path={path} />
            <VersionResponses
              of={[
                ["V2", call("V2", "get", "/boost/people", { query: { email: found.email } })],
                ["V3", call("V3", "get", "/boost/v3/people/{personId}", { path })],
                ["V3 certificates", call("V3", "get", "/boost/v3/people/{personId}/certificates", { path })],
                ["Control", call("control", "get", "/organizations/{id}/people/{personId}", { path })],
              ]}
            />
          </>
        )}
      </Show>
    </Detail>
  );
}

function About({ person }: { readonly person: Person }) {
  const { id, firstName, lastName, jobPositionId, teamIds, roles, accountEnabled, creationDate } = person;
  return (
    <Facts
      of={{
        Id: <Id of={id} />,
        Name: [firstName, lastName].filter(Boolean).join(" "),
        Onboarding: <Status of={person.onboarding.status} />,
        "Job position": jobPositionId && <NamedLink of={jobPositionId} />,
        Teams:
          teamIds.length > 0 &&
          teamIds.map((team) => (
            <span key={team}>
              <NamedLink of={team} />{" "}
            </span>
          )),
        Roles: roles.map(formatName).join(", "),
        Account: accountEnabled ? "enabled" : "disabled",
        Created: <Time at={creationDate} />,
        Journal: <a href={hrefOf("journal", undefined, { candidateId: id })}>Entries of this person</a>,
      }}
    />
  );
}

function Skills({ path }: { readonly path: { readonly personId: string } }) {
  const skills = useData(
    allPages<PersonSkill>((page) =>
      call("control", "get", "/organizations/{id}/people/{personId}/skills", { path, query: { count: 100, page } }),
    ),
  );
  return (
    <>
      <h3>Skills</h3>
      <Show of={skills}>
        {(items) => (
          <ul class="plain">
            {items.map(({ skillId, type, ratings }) => (
              <li key={skillId}>
                <NamedLink of={skillId} /> {formatName(type)}{" "}
                <span class="muted">
                  {ratings.map(({ type: by, value }) => `${by.toLowerCase()} ${value ?? "—"}`).join(", ")}
                </span>
              </li>
            ))}
            {items.length === 0 && <li class="muted">None.</li>}
          </ul>
        )}
      </Show>
    </>
  );
}
