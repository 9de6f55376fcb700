import type { OnboardingStatus, Person } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { formatName } from "../../format.ts";
import type { Act, Acts } from "../../ui/act.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { CallForm, Choice } from "../../ui/form.tsx";
import { PatchPerson, patchCall } from "./patch-person.tsx";

const onboarding: readonly OnboardingStatus[] = [
  "NEW",
  "STARTED",
  "PERSONAL_DETAILS_FILLED",
  "RATE_REQUESTED_SKILLS",
  "RATE_ADDITIONAL_SKILLS",
  "WAITING_FOR_REQUESTED_RATINGS",
  "COMPLETED",
];

export function personActs({ id: personId, email, onboarding: { status: present } }: Person): Acts {
  const path = { personId };
  const setCall = (status: OnboardingStatus) =>
    call("control", "put", "/organizations/{id}/people/{personId}/onboarding", { path, body: { status } });
  const complete: Act = {
    name: "Complete onboarding",
    call: setCall("COMPLETED"),
    success: `Completed the onboarding of ${email}`,
    impossible: present === "COMPLETED" ? "The onboarding is completed" : undefined,
  };
  const set: Act = {
    name: "Set onboarding",
    call: setCall(present),
    dialog: (close) => (
      <Dialog title="Set onboarding" onClose={close}>
        <CallForm
          label="Set onboarding"
          kind="main"
          success="Set"
          call={({ status = present }) => setCall(status as OnboardingStatus)}
          done={close}
        >
          <Choice
            name="status"
            label="Onboarding"
            value={present}
            values={onboarding.map((one) => [one, formatName(one)] as const)}
          />
        </CallForm>
      </Dialog>
    ),
  };
  const patch: Act = {
    name: "Patch in V3",
    call: patchCall(personId, {}),
    dialog: (close) => <PatchPerson id={personId} close={close} />,
  };
  return present === "COMPLETED" ? { secondary: [set, patch] } : { main: complete, secondary: [set, patch] };
}
