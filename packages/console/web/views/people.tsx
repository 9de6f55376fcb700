import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { newestFirst } from "../api/newest.ts";
import { organizationId, route } from "../route.ts";
import { Email } from "../ui/email.tsx";
import { Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";
import { InvitePerson } from "./person/invite-person.tsx";
import { PersonDetail } from "./person/person-detail.tsx";

/** People of the skills area. */
export function People() {
  const { id } = route.value;
  const path = { id: organizationId() };
  const people = useData(
    newestFirst(
      { page: pageNumber(), count: PAGE_SIZE },
      (range) =>
        call("control", "get", "/organizations/{id}/people", {
          path,
          query: { searchText: filterOf("searchText"), email: filterOf("email"), teamId: filterOf("teamId"), ...range },
        }),
      ({ items, page }) => ({ items, total: page.totalElements }),
    ),
  );
  return (
    <Split detail={id === undefined ? null : <PersonDetail key={id} id={id} />}>
      <h1>People</h1>
      <InvitePerson />
      <Filters>
        <TextFilter name="searchText" label="Name or e-mail" />
        <TextFilter name="email" label="E-mail, exactly" />
        <TextFilter name="teamId" label="Team" />
      </Filters>
      <Show of={people}>
        {({ items, total }) => (
          <>
            <Table
              caption="People"
              items={items}
              total={total}
              idOf={(person) => person.id}
              empty="Nobody is here, or nobody whom the filters let through. Invite a person above."
              columns={[
                { name: "E-mail", of: ({ email }) => <Email of={email} />, by: ({ email }) => email },
                { name: "Name", of: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" ") },
                { name: "Onboarding", of: ({ onboarding }) => <Status of={onboarding.status} /> },
                { name: "Teams", number: true, of: ({ teamIds }) => teamIds.length },
                {
                  name: "Created",
                  of: ({ creationDate }) => <Time at={creationDate} />,
                  by: ({ creationDate }) => creationDate,
                },
              ]}
            />
            <Pager total={total} newest />
          </>
        )}
      </Show>
    </Split>
  );
}
