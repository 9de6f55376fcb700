import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { newestFirst } from "../api/newest.ts";
import { go, hrefOf, hrefOfId, route } from "../route.ts";
import { Email } from "../ui/email.tsx";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { SafeAction } from "../ui/safe-action.tsx";
import { Sides } from "../ui/sides.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";
import { candidateStatuses } from "./candidates.tsx";

/** Invitations of V2: a candidate, an assessment, and what binds them. */
export function Invitations() {
  const { id } = route.value;
  const status = candidateStatuses.find((one) => one === filterOf("status"));
  const tag = filterOf("tags");
  const invitations = useData(
    newestFirst(
      { page: pageNumber(), count: PAGE_SIZE },
      (range) =>
        call("V2", "get", "/invitations", {
          query: {
            query: filterOf("query"),
            ...(status && { status: [status] }),
            ...(tag && { tags: [tag] }),
            ...range,
          },
        }),
      ({ _embedded: { invitations: items }, page }) => ({ items, total: page.totalElements }),
    ),
  );
  return (
    <Split detail={id === undefined ? null : <InvitationDetail key={id} id={id} />}>
      <h1>Invitations</h1>
      <p>
        <a href={hrefOf("candidates")}>Invite a candidate</a>
      </p>
      <Filters>
        <TextFilter name="query" label="Name or e-mail" />
        <ChoiceFilter name="status" label="Candidate's status" values={candidateStatuses} />
        <TextFilter name="tags" label="Tag" />
      </Filters>
      <Show of={invitations}>
        {({ items, total }) => (
          <>
            <Table
              caption="Invitations"
              items={items}
              total={total}
              idOf={(invitation) => invitation.id}
              empty="Nobody was invited, or nobody whom the filters let through."
              columns={[
                {
                  name: "E-mail",
                  of: ({ _embedded: { candidate } }) => <Email of={candidate.email} />,
                  by: ({ _embedded: { candidate } }) => candidate.email,
                },
                { name: "Candidate", of: ({ _embedded: { candidate } }) => <Status of={candidate.status} /> },
                { name: "Assessment", of: ({ _embedded: { assessment } }) => <Status of={assessment.status} /> },
                {
                  name: "Expires",
                  of: ({ _embedded: { assessment } }) => <Time at={assessment.expirationDate} />,
                  by: ({ _embedded: { assessment } }) => assessment.expirationDate,
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

function InvitationDetail({ id }: { readonly id: string }) {
  const path = { id };
  const read = call("V2", "get", "/invitations/{id}", { path });
  return (
    <Detail title="Invitation">
      <Show of={useData(read)}>
        {({ _embedded: { candidate, assessment } }) => (
          <>
            <Facts
              of={{
                Candidate: <a href={hrefOf("candidates", candidate.id)}>{candidate.email}</a>,
                Status: <Status of={assessment.status} />,
                Expires: <Time at={assessment.expirationDate} />,
              }}
            />
            <SafeAction
              label="Delete with its candidate"
              call={call("V2", "delete", "/invitations/{id}", { path })}
              told="Deleted the invitation, its candidate and assessment"
              done={() => go(hrefOfId(undefined))}
            >
              <p>The invitation, the candidate {candidate.email} and the assessment go.</p>
            </SafeAction>
            <Sides of={[["V2", read]]} />
          </>
        )}
      </Show>
    </Detail>
  );
}
