import type { Mail } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { hrefOf, organizationId } from "../../route.ts";
import { Action } from "../../ui/action.tsx";
import { Id } from "../../ui/copy.tsx";
import { Show } from "../../ui/loaded.tsx";
import { Named } from "../../ui/named.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Status } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";
import { linkedParts } from "./linked-parts.ts";
import { MailFrame } from "./mail-frame.tsx";

export function MailDetail({ id: mailId }: { readonly id: string }) {
  const path = { id: organizationId(), mailId };
  const mail = useData(call("control", "get", "/organizations/{id}/mails/{mailId}", { path }));
  return (
    <Detail title={mail.data?.subject ?? "Mail"}>
      <Show of={mail}>{(found) => <Read mail={found} path={path} />}</Show>
    </Detail>
  );
}

interface ReadProps {
  readonly mail: Mail;
  readonly path: { readonly id: string; readonly mailId: string };
}

function Read({ mail, path }: ReadProps) {
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
          Candidate: candidateId && (
            <a href={hrefOf("candidates", candidateId)}>
              <Named of={candidateId} />
            </a>
          ),
          Person: personId && (
            <a href={hrefOf("people", personId)}>
              <Named of={personId} />
            </a>
          ),
          Written: <Time at={creationDate} />,
          "Handed over": handOverDate && <Time at={handOverDate} />,
          "Next attempt": nextAttemptDate && <Time at={nextAttemptDate} />,
          Id: <Id of={id} />,
        }}
      />
      <div class="row wrap">
        <a class="button" href={link} target="_blank" rel="noreferrer">
          Open the link ↗
        </a>
        <Action
          call={call("control", "post", "/organizations/{id}/mails/{mailId}/replay", { path })}
          told="The mail is sent again"
        >
          Send again
        </Action>
      </div>
      {html !== undefined && <MailFrame html={html} />}
      <h3>As text</h3>
      <div class="mail">
        {linkedParts(text, links).map(({ text: part, href }, index) =>
          href === undefined ? (
            part
          ) : (
            // The parts of a text stay in their places
            <a key={index} href={href} target="_blank" rel="noreferrer">
              {part}
            </a>
          ),
        )}
      </div>
      <h3>Attempts</h3>
      {attempts.length === 0 ? (
        <p class="muted">Mails stay in this outbox, unless the sandbox was started with a mail server.</p>
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
