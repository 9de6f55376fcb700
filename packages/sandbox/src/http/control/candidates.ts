import type { Handlers } from "@assessment-api/control/server";
import { assignCandidate, findCandidate } from "../../service/progress.ts";
import type { Control, Operator } from "./context.ts";

export function candidateHandlers({ world }: Control): Pick<Handlers<Operator>, "assignCandidate"> {
  return {
    async assignCandidate({ params, body }) {
      const candidate = await findCandidate(world, params.id);
      const { id: candidateId, assignedUser, assignedTeam } = await assignCandidate(world, candidate, body);
      return { status: 200, body: { candidateId, assignedUser, assignedTeam } };
    },
  };
}
