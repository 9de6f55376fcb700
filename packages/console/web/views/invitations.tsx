import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf, leave, route } from "../route.ts";
import type { Act, Acts } from "../ui/act.ts";
import { Actions } from "../ui/actions.tsx";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Heading } from "../ui/heading.tsx";
import { List, useNewest } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Time } from "../ui/time.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";
import { candidateActs } from "./candidate/candidate-acts.tsx";
import { candidateStatuses } from "./candidates.tsx";

export function Invitations() {
  const { id } = route.value;
  const status = candidateStatuses.find((one) => one === filterOf("status"));
  const tag = filterOf("tags");
  const invitations = useNewest(
    (range) =>
      call("V2", "get", "/invitations", {
        query: {
          query: filterOf("query"),
          ...(status && { status: [status] }),
          ...(tag && { tags: [tag] }),
          ...range,
        },
      }),
    ({ _embedded }) => _embedded.invitations,
  );
  return (
    <Split detail={id === undefined ? null : <InvitationDetail key={id} id={id} />}>
      <Heading title="Invitations">
        <a class="button main" href={hrefOf("candidates", undefined, { open: "invite" })}>
          + Invite a candidate
        </a>
      </Heading>
      <Filters>
        <TextFilter name="query" label="Name or e-mail" />
        <ChoiceFilter name="status" label="Candidate's status" values={candidateStatuses} />
        <TextFilter name="tags" label="Tag" />
      </Filters>
      <List
        caption="Invitations"
        of={invitations}
        idOf={(invitation) => invitation.id}
        actsOf={invitationActs}
        empty={
          <>
            No invitations yet. <a href={hrefOf("candidates", undefined, { open: "invite" })}>Invite a candidate</a>
          </>
        }
        columns={[
          { name: "E-mail", by: ({ _embedded: { candidate } }) => candidate.email, as: "email" },
          { name: "Candidate", by: ({ _embedded: { candidate } }) => candidate.status, as: "status" },
          { name: "Assessment", by: ({ _embedded: { assessment } }) => assessment.status, as: "status" },
          { name: "Expires", by: ({ _embedded: { assessment } }) => assessment.expirationDate, as: "time" },
        ]}
      />
    </Split>
  );
}

interface Known {
  readonly id: string;
  readonly _embedded: { readonly candidate: Parameters<typeof candidateActs>[0] };
}

/** Actions of the candidate, who is deleted with the invitation. */
function invitationActs({ id, _embedded: { candidate } }: Known): Acts {
  const { main, secondary = [] } = candidateActs(candidate);
  const remove: Act = {
    name: "Delete with candidate",
    call: call("V2", "delete", "/invitations/{id}", { path: { id } }),
    success: "Deleted the invitation, its candidate and assessment",
    done: () => leave(id),
    confirmation: <p>This deletes the invitation, the candidate {candidate.email} and the assessment.</p>,
  };
  return { main, secondary, more: [remove] };
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
            <Actions label="Invitation" {...invitationActs({ id, _embedded: { candidate } })} />
            <VersionResponses of={[["V2", read]]} />
          </>
        )}
      </Show>
    </Detail>
  );
}
