import type { CandidateExtended } from "@assessment-api/v2";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { hrefOf } from "../../route.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { VersionResponses } from "../../ui/version-responses.tsx";
import { AssessmentLife } from "./assessment-life.tsx";
import { candidateActs } from "./candidate-acts.tsx";
import { CandidateHistory } from "./candidate-history.tsx";

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
                Journal: <a href={hrefOf("journal", undefined, { candidateId: id })}>Entries of this candidate</a>,
              }}
            />
            {found._embedded.assessments.toReversed().map(({ id: assessmentId }, index) => (
              <AssessmentLife
                key={assessmentId}
                id={assessmentId}
                decided={decisionOf(found)}
                {...(index === 0 && { acts: candidateActs(found) })}
              />
            ))}
            {found._embedded.assessments.length === 0 && (
              <>
                <p class="empty">No invitations yet.</p>
                <Actions label="Candidate" {...candidateActs(found)} />
              </>
            )}
            <CandidateHistory id={id} />
            <VersionResponses
              of={[
                ["V1", call("V1", "get", "/candidates/{id}", { path })],
                ["V2", call("V2", "get", "/candidates/{id}", { path })],
              ]}
            />
          </>
        )}
      </Show>
    </Detail>
  );
}

const decisionOf = ({ status }: CandidateExtended) =>
  status === "ACCEPTED" || status === "REJECTED" ? status : undefined;
