import type { Test } from "@assessment-api/v2";
import type { Acts } from "../../ui/act.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { InviteForm, inviteCall } from "../candidate/invite-form.tsx";

export const testActs = (test: Pick<Test, "id" | "name">): Acts => ({
  main: {
    name: "Invite a candidate",
    call: inviteCall(test.id, { email: "ada@example.com" }),
    dialog: (close) => (
      <Dialog title={`Invite a candidate to ${test.name}`} onClose={close}>
        <InviteForm tests={[test]} />
      </Dialog>
    ),
  },
});
