import type { Candidate } from "@assessment-api/v2";
import { call } from "../api/call.ts";
import { hrefOf, route } from "../route.ts";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewest } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { candidateActs } from "./candidate/candidate-acts.tsx";
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

export function Candidates() {
  const { id } = route.value;
  const status = candidateStatuses.find((one) => one === filterOf("status"));
  const tag = filterOf("tags");
  const candidates = useNewest(
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
    ({ _embedded }) => _embedded.candidates,
  );
  return (
    <Split detail={id === undefined ? null : <CandidateDetail key={id} id={id} />}>
      <Heading title="Candidates">
        <Invite />
      </Heading>
      <Filters>
        <TextFilter name="query" label="Name or e-mail" />
        <ChoiceFilter name="status" label="Status" values={candidateStatuses} />
        <TextFilter name="tags" label="Tag" />
        <TextFilter name="assignedUser" label="Assigned to" />
      </Filters>
      <List
        caption="Candidates"
        of={candidates}
        idOf={(candidate: Candidate) => candidate.id}
        actsOf={candidateActs}
        empty={
          <>
            No candidates yet. <a href={hrefOf("candidates", undefined, { open: "invite" })}>Invite one</a> to see the
            mail, the test and the events.
          </>
        }
        columns={[
          { name: "E-mail", by: ({ email }) => email, as: "email" },
          {
            name: "Name",
            of: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(" "),
            by: ({ firstName = "", lastName = "" }) => `${lastName} ${firstName}`,
          },
          { name: "Status", by: (candidate) => candidate.status, as: "status" },
          { name: "Tags", of: ({ tags }) => tags.join(", ") },
          { name: "Created", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </Split>
  );
}
