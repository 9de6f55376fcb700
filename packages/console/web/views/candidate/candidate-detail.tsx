import type { CandidateExtended } from "@assessment-api/v2";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { go, hrefOf, hrefOfId } from "../../route.ts";
import { type Act, Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Sides } from "../../ui/sides.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { AssessmentLife } from "./assessment-life.tsx";
import { Traces } from "./traces.tsx";

/** One candidate: a life to move along, and what each version says of it. */
export function CandidateDetail({ id }: { readonly id: string }) {
  const path = { id };
  const candidate = useData(call("V2", "get", "/candidates/{id}", { path }));
  return (
    <Detail title={candidate.data?.email ?? "Candidate"}>
      <Show of={candidate}>
        {(found) => (
          <>
            <Facts
              of={{
                Id: <Id of={id} />,
                Status: <Status of={found.status} />,
                "External id": found.externalId,
                "Assigned to": found.assignedUser ?? undefined,
                Team: found.assignedTeam ?? undefined,
                Journal: <a href={hrefOf("journal", undefined, { candidateId: id })}>of this candidate</a>,
              }}
            />
            {found._embedded.assessments.map((assessment) => (
              <AssessmentLife key={assessment.id} id={assessment.id} decided={decisionOf(found)} />
            ))}
            {found._embedded.assessments.length === 0 && <p class="empty">Not invited to any test yet.</p>}
            <Decide candidate={found} />
            <Sides
              of={[
                ["V1", call("V1", "get", "/candidates/{id}", { path })],
                ["V2", call("V2", "get", "/candidates/{id}", { path })],
              ]}
            />
            <Traces id={id} />
          </>
        )}
      </Show>
    </Detail>
  );
}

const decisionOf = ({ status }: CandidateExtended) =>
  status === "ACCEPTED" || status === "REJECTED" ? status : undefined;

function Decide({ candidate: { id, email, status } }: { readonly candidate: CandidateExtended }) {
  const path = { id };
  const decide = (name: string, decision: "ACCEPTED" | "REJECTED"): Act => ({
    name,
    call: call("V2", "patch", "/candidates/{id}", { path, body: { status: decision } }),
    told: "Decided",
  });
  const [accept, reject] = [decide("Accept", "ACCEPTED"), decide("Reject", "REJECTED")];
  const remove: Act = {
    name: "Delete the candidate",
    call: call("V2", "delete", "/candidates/{id}", { path }),
    told: "Deleted the candidate",
    done: () => go(hrefOfId(undefined)),
    ask: <p>Assessments, answers, mails and events of {email} go.</p>,
  };
  return status === "WAITING_FOR_DECISION" ? (
    <Actions label="Candidate" main={accept} beside={[reject]} more={[remove]} />
  ) : (
    <Actions label="Candidate" more={[accept, reject, remove]} />
  );
}
