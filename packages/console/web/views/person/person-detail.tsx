import type { OnboardingStatus, Person } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { hrefOf, organizationId } from "../../route.ts";
import { Id } from "../../ui/copy.tsx";
import { CallForm, Choice } from "../../ui/form.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Named } from "../../ui/named.tsx";
import { Sides } from "../../ui/sides.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { PatchPerson } from "./patch-person.tsx";

const onboarding: readonly OnboardingStatus[] = [
  "NEW",
  "STARTED",
  "PERSONAL_DETAILS_FILLED",
  "RATE_REQUESTED_SKILLS",
  "RATE_ADDITIONAL_SKILLS",
  "WAITING_FOR_REQUESTED_RATINGS",
  "COMPLETED",
];

/** One person, in both versions, with what changes them. */
export function PersonDetail({ id: personId }: { readonly id: string }) {
  const path = { id: organizationId(), personId };
  const person = useData(call("control", "get", "/organizations/{id}/people/{personId}", { path }));
  return (
    <Detail title={person.data?.email ?? "Person"}>
      <Show of={person}>
        {(found) => (
          <>
            <About person={found} />
            <PatchPerson id={personId} />
            <CallForm
              label="Set onboarding"
              told="Set"
              keep
              call={({ status = found.onboarding.status }) =>
                call("control", "put", "/organizations/{id}/people/{personId}/onboarding", {
                  path,
                  body: { status: status as OnboardingStatus },
                })
              }
            >
              <Choice
                name="status"
                label="Onboarding"
                value={found.onboarding.status}
                values={onboarding.map((one) => [one, formatName(one)] as const)}
              />
            </CallForm>
            <Skills path={path} />
            <Sides
              of={[
                ["V2", call("V2", "get", "/boost/people", { query: { email: found.email } })],
                ["V3", call("V3", "get", "/boost/v3/people/{personId}", { path: { personId } })],
                [
                  "V3 certificates",
                  call("V3", "get", "/boost/v3/people/{personId}/certificates", { path: { personId } }),
                ],
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
        "Job position": jobPositionId && (
          <a href={hrefOf("positions", jobPositionId)}>
            <Named of={jobPositionId} />
          </a>
        ),
        Teams:
          teamIds.length > 0 &&
          teamIds.map((team) => (
            <a key={team} href={hrefOf("teams", team)}>
              <Named of={team} />{" "}
            </a>
          )),
        Roles: roles.join(", "),
        Account: accountEnabled ? "enabled" : "disabled",
        Created: <Time at={creationDate} />,
        Journal: <a href={hrefOf("journal", undefined, { candidateId: id })}>of this person</a>,
      }}
    />
  );
}

function Skills({ path }: { readonly path: { readonly id: string; readonly personId: string } }) {
  const skills = useData(
    call("control", "get", "/organizations/{id}/people/{personId}/skills", { path, query: { count: 100 } }),
  );
  return (
    <>
      <h3>Skills</h3>
      <Show of={skills}>
        {({ items }) => (
          <ul class="plain">
            {items.map(({ skillId, type, ratings }) => (
              <li key={skillId}>
                <a href={hrefOf("skills", skillId)}>
                  <Named of={skillId} />
                </a>{" "}
                {formatName(type)}{" "}
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
