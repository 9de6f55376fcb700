import type { Candidate } from "@assessment-api/v2";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { newestFirst } from "../api/newest.ts";
import { route } from "../route.ts";
import { Email } from "../ui/email.tsx";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";
import { CandidateDetail } from "./candidate/candidate-detail.tsx";
import { Invite } from "./candidate/invite.tsx";

export const candidateStatuses = [
  "NEW",
  "WAITING_FOR_ANSWERS",
  "IN_EVALUATION",
  "WAITING_FOR_DECISION",
  "ACCEPTED",
  "REJECTED",
  "EXPIRED",
  "CANCELED",
  "ERROR",
] as const;

/** Candidates as V2 lists them, but the newest first. */
export function Candidates() {
  const { id } = route.value;
  const status = candidateStatuses.find((one) => one === filterOf("status"));
  const tag = filterOf("tags");
  const candidates = useData(
    newestFirst(
      { page: pageNumber(), count: PAGE_SIZE },
      (range) =>
        call("V2", "get", "/candidates", {
          query: {
            query: filterOf("query"),
            assignedUser: filterOf("assignedUser"),
            startDate: filterOf("startDate"),
            ...(status && { status: [status] }),
            ...(tag && { tags: [tag] }),
            ...range,
          },
        }),
      ({ _embedded: { candidates: items }, page }) => ({ items, total: page.totalElements }),
    ),
  );
  return (
    <Split detail={id === undefined ? null : <CandidateDetail key={id} id={id} />}>
      <h1>Candidates</h1>
      <Invite />
      <Filters>
        <TextFilter name="query" label="Name or e-mail" />
        <ChoiceFilter name="status" label="Status" values={candidateStatuses} />
        <TextFilter name="tags" label="Tag" />
        <TextFilter name="assignedUser" label="Assigned to" />
      </Filters>
      <Show of={candidates}>
        {({ items, total }) => (
          <>
            <Table
              caption="Candidates"
              items={items}
              total={total}
              idOf={(candidate: Candidate) => candidate.id}
              empty="No candidate is here, or none that the filters let through. Invite one above."
              columns={[
                { name: "E-mail", of: ({ email }) => <Email of={email} />, by: ({ email }) => email },
                {
                  name: "Name",
                  of: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
                  by: ({ firstName = "", lastName = "" }) => `${lastName} ${firstName}`,
                },
                {
                  name: "Status",
                  of: (candidate) => <Status of={candidate.status} />,
                  by: (candidate) => candidate.status,
                },
                { name: "Tags", of: ({ tags }) => tags.join(", ") },
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
