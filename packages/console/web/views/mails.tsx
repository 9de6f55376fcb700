import { call } from "../api/call.ts";
import { hrefOf, route } from "../route.ts";
import { Actions } from "../ui/actions.tsx";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { List, useAsGiven } from "../ui/list.tsx";
import { Split } from "../ui/split.tsx";
import { mailActs } from "./mail/mail-acts.ts";
import { MailDetail } from "./mail/mail-detail.tsx";

const states = ["PENDING", "HANDED_OVER", "HELD", "WITHDRAWN"] as const;

export function Mails() {
  const { id } = route.value;
  const state = states.find((one) => one === filterOf("state"));
  const filters = {
    email: filterOf("email"),
    candidateId: filterOf("candidateId"),
    ...(state && { state: [state] }),
  };
  const mails = useAsGiven((range) =>
    call("control", "get", "/organizations/{id}/mails", { query: { ...filters, ...range } }),
  );
  return (
    <Split detail={id === undefined ? null : <MailDetail key={id} id={id} />}>
      <h1>Mails</h1>
      <Filters>
        <TextFilter name="email" label="Address" />
        <ChoiceFilter name="state" label="State" values={states} />
        <TextFilter name="candidateId" label="Candidate" />
      </Filters>
      <Actions
        label="Mails"
        secondary={[
          {
            name: "Resend held mails",
            call: call("control", "post", "/organizations/{id}/mails/replay"),
            success: "Resending held mails",
          },
        ]}
      />
      <List
        caption="Mails"
        of={mails}
        idOf={(mail) => mail.id}
        actsOf={mailActs}
        empty={
          <>
            No mails yet. <a href={hrefOf("candidates", undefined, { open: "invite" })}>Invite a candidate</a> to send
            the first one.
          </>
        }
        columns={[
          { name: "Subject", by: ({ subject }) => subject },
          { name: "To", by: ({ to }) => to, as: "email" },
          { name: "State", by: (mail) => mail.state, as: "status" },
          { name: "Written", by: ({ creationDate }) => creationDate, as: "time" },
        ]}
      />
    </Split>
  );
}
