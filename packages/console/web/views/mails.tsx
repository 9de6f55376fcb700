import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { organizationId, route } from "../route.ts";
import { Action } from "../ui/action.tsx";
import { Email } from "../ui/email.tsx";
import { ChoiceFilter, Filters, filterOf, TextFilter } from "../ui/filters.tsx";
import { Show } from "../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../ui/pager.tsx";
import { Split } from "../ui/split.tsx";
import { Status } from "../ui/status.tsx";
import { Table } from "../ui/table.tsx";
import { Time } from "../ui/time.tsx";
import { MailDetail } from "./mail/mail-detail.tsx";

const states = ["PENDING", "HANDED_OVER", "HELD", "WITHDRAWN"] as const;

/** The outbox: what candidates and people were sent, newest first. */
export function Mails() {
  const { id } = route.value;
  const path = { id: organizationId() };
  const state = states.find((one) => one === filterOf("state"));
  const query = {
    email: filterOf("email"),
    candidateId: filterOf("candidateId"),
    ...(state && { state: [state] }),
    count: PAGE_SIZE,
    page: pageNumber(),
  };
  const mails = useData(call("control", "get", "/organizations/{id}/mails", { path, query }));
  return (
    <Split detail={id === undefined ? null : <MailDetail key={id} id={id} />}>
      <h1>Mails</h1>
      <Filters>
        <TextFilter name="email" label="Address" />
        <ChoiceFilter name="state" label="State" values={states} />
        <TextFilter name="candidateId" label="Candidate" />
        <Action
          call={call("control", "post", "/organizations/{id}/mails/replay", { path })}
          told="Held mails are sent again"
        >
          Send held ones again
        </Action>
      </Filters>
      <Show of={mails}>
        {({ items, page }) => (
          <>
            <Table
              caption="Mails"
              items={items}
              total={page.totalElements}
              idOf={(mail) => mail.id}
              empty="No mail was written. An invitation writes the first."
              columns={[
                { name: "Subject", of: ({ subject }) => subject, by: ({ subject }) => subject },
                { name: "To", of: ({ to }) => <Email of={to} />, by: ({ to }) => to },
                { name: "State", of: (mail) => <Status of={mail.state} /> },
                {
                  name: "Written",
                  of: ({ creationDate }) => <Time at={creationDate} />,
                  by: ({ creationDate }) => creationDate,
                },
              ]}
            />
            <Pager total={page.totalElements} />
          </>
        )}
      </Show>
    </Split>
  );
}
