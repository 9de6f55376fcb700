import type { Assessment, Candidate } from "@assessment-api/v2";
import { type Call, call } from "../../api/call.ts";
import { leave } from "../../route.ts";
import { type Act, type Acts, act } from "../../ui/act.ts";
import { copy } from "../../ui/copy.tsx";

type Known = Pick<Candidate, "id" | "email" | "status">;

export function candidateActs({ id, email, status }: Known): Acts {
  const path = { id };
  const decide = (name: string, decision: "ACCEPTED" | "REJECTED"): Act => ({
    name,
    call: call("V2", "patch", "/candidates/{id}", { path, body: { status: decision } }),
    success: "Decided",
  });
  const decisions = [decide("Accept", "ACCEPTED"), decide("Reject", "REJECTED")];
  const link = act({
    name: "Copy test link",
    call: call("V1", "get", "/candidates/{id}", { path }),
    done: ({ examUrl }) => void copy(examUrl, "the test link"),
  });
  const again: Act = { name: "Invite again", call: againCall(id), success: `Invited ${email} again` };
  const remove: Act = {
    name: "Delete the candidate",
    call: call("V2", "delete", "/candidates/{id}", { path }),
    success: "Deleted the candidate",
    done: () => leave(id),
    confirmation: (
      <p>
        This also deletes the assessments, answers, mails and events of <bdi>{email}</bdi>.
      </p>
    ),
  };
  switch (status) {
    case "WAITING_FOR_DECISION":
      return { main: decisions[0], secondary: decisions.slice(1), more: [remove] };
    case "WAITING_FOR_ANSWERS":
      return { secondary: [link], more: [...decisions, remove] };
    case "EXPIRED":
    case "CANCELED":
    case "ERROR":
      return { main: again, more: [...decisions, remove] };
    default:
      return { more: [...decisions, remove] };
  }
}

/** Creates another assessment with the newest test. */
function againCall(id: string): Call<Assessment> {
  const path = { id };
  const invite = (testId: string) => call("V2", "post", "/candidates/{id}/assessments", { path, body: { testId } });
  return {
    ...invite("tst_…"),
    async send(signal) {
      const { _embedded } = await call("V2", "get", "/candidates/{id}", { path }).send(signal);
      const newest = { id: _embedded.assessments.at(-1)?.id ?? "" };
      const { test } = await call("control", "get", "/assessments/{id}", { path: newest }).send(signal);
      return invite(test.id).send(signal);
    },
  };
}
