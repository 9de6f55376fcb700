import { describe, expect, it } from "vitest";
import {
  type Assessment,
  type AssessmentStatus,
  type Candidate,
  candidateStage,
  type Stage,
  stages,
} from "../../src/domain/candidates.ts";
import type { CandidateFilter } from "../../src/store/filters.ts";
import { admits } from "./admits.ts";
import { type CreateStore, useFreshStore } from "./fresh-store.ts";
import { answer, assessment, candidate } from "./samples.ts";

const statuses: Record<Exclude<Stage, "WITHOUT_ASSESSMENT" | "ACCEPTED" | "REJECTED">, AssessmentStatus> = {
  INVITED: "NEW",
  AWAITED: "TOKEN_SENT",
  STARTED: "TEST_STARTED",
  FINISHED: "TEST_FINISHED",
  AUTO_ASSESSED: "AUTO_ASSESSMENT_READY",
  IN_ASSESSMENT: "AUTO_ASSESSMENT_READY",
  ASSESSED: "ASSESSMENT_COMPLETED",
  EXPIRED: "TOKEN_EXPIRED",
  CANCELED: "CANCELED",
  FAILED: "ERROR",
};

function someoneAt(stage: Stage, index: number): Candidate {
  const even = index % 2 === 0;
  const given = {
    id: `cnd_${stage}_${index}`,
    firstName: even ? "Ada" : "Grace",
    tags: [even ? "a" : "b"],
    assignedUser: even ? "u1" : null,
    assignedTeam: even ? null : "t1",
  };
  const taken = (status: AssessmentStatus): Assessment =>
    assessment({
      id: `asm_${stage}_${index}`,
      token: `tkn_${stage}_${index}`,
      status,
      invited: index < 2,
      startedAt: index + 1,
      sections:
        stage === "IN_ASSESSMENT"
          ? [{ name: "", timeLimitInSeconds: 1, maxPoints: 1, timeTakenInSeconds: 0, answers: [answer()] }]
          : [],
    });
  if (stage === "WITHOUT_ASSESSMENT") return candidate(given);
  if (stage === "ACCEPTED" || stage === "REJECTED")
    return candidate({ ...given, decision: stage, assessments: [taken("ASSESSMENT_COMPLETED")] });
  return candidate({ ...given, assessments: [taken(statuses[stage])] });
}

const filters: CandidateFilter[] = [
  {},
  { text: "ada" },
  { tags: ["b"] },
  { tags: ["a", "b"] },
  { assignedUser: "u1" },
  { assignedTeam: "t1" },
  { startedSince: 3 },
];

export function describeCandidateStages(createStore: CreateStore): void {
  describe("candidates at every stage", () => {
    const fresh = useFreshStore(createStore);
    const everyone = stages.flatMap((stage) => [0, 1, 2, 3].map((index) => someoneAt(stage, index)));

    it("are found by one, several and all stages, combined with every other filter", async () => {
      for (const stage of stages) expect(everyone.filter((one) => candidateStage(one) === stage)).toHaveLength(4);
      await fresh.putCandidates(...everyone);
      const wanted = [...stages.flatMap((stage) => [[stage], stages.filter((one) => one !== stage)]), stages];
      for (const more of filters)
        for (const only of [undefined, "withCurrentAssessment", "invited"] as const)
          for (const some of wanted) {
            const filter = { ...more, only, stages: some };
            const expected = everyone.filter((one) => admits(filter, one)).map(({ id }) => id);
            expect([filter, await fresh.search(filter)]).toEqual([filter, expected]);
          }
    });
  });
}
