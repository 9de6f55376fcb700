import type { MailDetail as WholeMail } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { Actions } from "../../ui/actions.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { NamedLink } from "../../ui/named.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { linkedParts } from "./linked-parts.ts";
import { mailActs } from "./mail-acts.ts";
import { MailFrame } from "./mail-frame.tsx";

export function MailDetail({ id: mailId }: { readonly id: string }) {
  const path = { mailId };
  const mail = useData(call("control", "get", "/organizations/{id}/mails/{mailId}", { path }));
  return (
    <Detail title={mail.data?.subject ?? "Mail"}>
      <Show of={mail}>{(found) => <Read mail={found} />}</Show>
    </Detail>
  );
}

function Read({ mail }: { readonly mail: WholeMail }) {
  const {
    id,
    kind,
    to,
    candidateId,
    personId,
    creationDate,
    state,
    handOverDate,
    nextAttemptDate,
    text,
    html,
    link,
    links,
    attempts,
  } = mail;
  return (
    <>
      <Facts
        of={{
          To: to,
          Kind: formatName(kind),
          State: <Status of={state} />,
          Candidate: candidateId && <NamedLink of={candidateId} />,
          Person: personId && <NamedLink of={personId} />,
          Written: <Time at={creationDate} />,
          "Handed over": handOverDate && <Time at={handOverDate} />,
          "Next attempt": nextAttemptDate && <Time at={nextAttemptDate} />,
          Id: <Id of={id} />,
        }}
      />
      <div class="row wrap">
        <a class="button main" href={link} target="_blank" rel="noreferrer">
          Open the link ↗
        </a>
        <Actions label="Mail" {...mailActs(mail)} />
      </div>
      <MailFrame html={html} />
      <h3>Plain text</h3>
      <div class="mail">
        {linkedParts(text, links).map(({ text: part, href }, index) =>
          href === undefined ? (
            part
          ) : (
            // The order of parts never changes, so the index is a stable key.
            <a key={index} href={href} target="_blank" rel="noreferrer">
              {part}
            </a>
          ),
        )}
      </div>
      <h3>Attempts</h3>
      {attempts.length === 0 ? (
        <p class="muted">Mails stay in this outbox unless the sandbox is configured with a mail server.</p>
      ) : (
        <ol>
          {attempts.map(({ date, status, failure, message, durationInMs }) => (
            <li key={date}>
              <Time at={date} /> {status ?? failure} {message} <span class="muted">{durationInMs} ms</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
