import { call } from "../api/call.ts";
import { route } from "../route.ts";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewestItems } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { InvitePerson } from "./person/invite-person.tsx";
import { personActs } from "./person/person-acts.tsx";
import { PersonDetail } from "./person/person-detail.tsx";

export function People() {
  const { id } = route.value;
  const people = useNewestItems((range) =>
    call("control", "get", "/organizations/{id}/people", {
      query: { searchText: filterOf("searchText"), email: filterOf("email"), teamId: filterOf("teamId"), ...range },
    }),
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
        empty="No people yet. Invite a person above."
        columns={[
          { name: "E-mail", by: ({ email }) => email, as: "email" },
          {
            name: "Name",
            of: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
            by: ({ firstName = "", lastName = "" }) => `${lastName} ${firstName}`,
          },
          { name: "Onboarding", by: ({ onboarding }) => onboarding.status, as: "status" },
          { name: "Teams", number: true, by: ({ teamIds }) => teamIds.length },
          { name: "Created", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </Split>
  );
}
