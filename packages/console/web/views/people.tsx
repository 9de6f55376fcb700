import { call } from "../api/call.ts";
import { organizationId, route } from "../route.ts";
import { Email } from "../ui/email.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewest } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Time } from "../ui/time.tsx";
import { InvitePerson } from "./person/invite-person.tsx";
import { personActs } from "./person/person-acts.tsx";
import { PersonDetail } from "./person/person-detail.tsx";

/** People of the skills area. */
export function People() {
  const { id } = route.value;
  const path = { id: organizationId() };
  const people = useNewest(
    (range) =>
      call("control", "get", "/organizations/{id}/people", {
        path,
        query: { searchText: filterOf("searchText"), email: filterOf("email"), teamId: filterOf("teamId"), ...range },
      }),
    ({ items }) => items,
  );
  return (
    <Split detail={id === undefined ? null : <PersonDetail key={id} id={id} />}>
      <Heading title="People">
        <InvitePerson />
      </Heading>
      <Filters>
        <TextFilter name="searchText" label="Name or e-mail" />
        <TextFilter name="email" label="E-mail, exactly" />
        <TextFilter name="teamId" label="Team" />
      </Filters>
      <List
        caption="People"
        of={people}
        idOf={(person) => person.id}
        actsOf={personActs}
        empty="Nobody is here yet. Invite a person above."
        columns={[
          { name: "E-mail", of: ({ email }) => <Email of={email} />, by: ({ email }) => email },
          {
            name: "Name",
            of: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
            by: ({ firstName = "", lastName = "" }) => `${lastName} ${firstName}`,
          },
          {
            name: "Onboarding",
            of: ({ onboarding }) => <Status of={onboarding.status} />,
            by: ({ onboarding }) => onboarding.status,
          },
          {
            name: "Teams",
            number: true,
            of: ({ teamIds }) => teamIds.length,
            by: ({ teamIds }) => teamIds.length,
          },
          {
            name: "Created",
            of: ({ creationDate }) => <Time at={creationDate} />,
            by: ({ creationDate }) => creationDate,
          },
        ]}
      />
    </Split>
  );
}
