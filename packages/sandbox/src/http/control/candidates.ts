import type { AssignmentInput, Handlers } from "@assessment-api/control/server";
import { findCandidate } from "../../service/assessments.ts";
import { assignCandidate } from "../../service/candidates.ts";
import { allRead } from "../handlers.ts";
import type { Control, Operator } from "./context.ts";

export function candidateHandlers({ world }: Control) {
  return {
    async assignCandidate({ params, body }) {
      const candidate = await findCandidate(world, params.id);
      const {
        id: candidateId,
        assignedUser,
        assignedTeam,
      } = await assignCandidate(world, candidate, parseAssignment(body));
      return { status: 200, body: { candidateId, assignedUser, assignedTeam } };
    },
  } satisfies Partial<Handlers<Operator>>;
}

export function parseAssignment({ assignedUser, assignedTeam }: AssignmentInput) {
  allRead<AssignmentInput>({ assignedUser, assignedTeam });
  return { assignedUser, assignedTeam };
}
