import type { JournalChange, JournalEntry } from "@assessment-api/control";
import { formatName, formatOneOf } from "../../format.ts";
import { hrefOf } from "../../route.ts";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { IdWithName, Named } from "../../ui/named.tsx";
import { Path } from "../../ui/path.tsx";
import { HttpStatus } from "../../ui/status.tsx";
import { Time } from "../../ui/time.tsx";

const icons: Partial<Record<JournalEntry["kind"], IconName>> = {
  REQUEST: "request",
  CONTROL: "request",
  PAGE: "candidates",
  TIMER: "timer",
  CHANGE: "scoring",
  EVENT: "event",
  MAIL: "mails",
  DELIVERY: "webhooks",
  ATTEMPT: "webhooks",
};

export function Line({ of: entry }: { readonly of: JournalEntry }) {
  const icon = icons[entry.kind];
  return (
    <>
      {icon && <Icon of={icon} />} <Text of={entry} />
    </>
  );
}

function Text({ of: entry }: { readonly of: JournalEntry }) {
  const { kind, operation, status, exchange, change, timer, attempt, subjectId, candidateId } = entry;
  if (exchange !== undefined)
    return (
      <>
        <code class="method">{exchange.method}</code>{" "}
        <code class="path">
          <Path of={exchange.path} />
          {exchange.query && `?${exchange.query}`}
        </code>{" "}
        <span class="outcome">
          {status !== undefined && <HttpStatus of={status} />}
          {exchange.aborted && <span class="pill bad">aborted</span>}
        </span>{" "}
        <span class="muted duration">
          {exchange.durationInMs !== undefined && `${Math.round(exchange.durationInMs)}\u00a0ms`}
        </span>{" "}
        <span class="muted about">
          {exchange.faultId && <span class="pill warn">fault</span>}
          {exchange.key && ` · key …${exchange.key.hint}`}
          {candidateId && (
            <>
              {" · "}
              <Named of={candidateId} />
            </>
          )}
        </span>
      </>
    );
  if (change !== undefined)
    return (
      <>
        {formatOneOf(operation)} {subjectId && <IdWithName of={subjectId} />} {change.kind.toLowerCase()}{" "}
        {change.kind === "UPDATED" && <span class="muted">{namesOf(change)}</span>}
      </>
    );
  if (attempt !== undefined)
    return (
      <>
        Attempt {status !== undefined && <HttpStatus of={status} />} {attempt.failure ?? attempt.state.toLowerCase()}{" "}
        {attempt.nextAttemptDate && (
          <span class="muted">
            next at <Time at={attempt.nextAttemptDate} day={false} />
          </span>
        )}
      </>
    );
  return (
    <>
      {formatName(timer ? "timer" : kind)}{" "}
      <strong>{operation.startsWith("whk_") ? <Named of={operation} /> : formatName(operation)}</strong>{" "}
      {subjectId && <IdWithName of={subjectId.replace(`${operation}:`, "")} />}
    </>
  );
}

/** Limit of field names in a line. */
const NAMED = 4;

function namesOf({ steps }: JournalChange): string {
  const names = [...new Set(steps.map(({ path }) => path.split("/").at(-1) ?? ""))].filter(
    (name) => !/^\d*$/.test(name),
  );
  return names.slice(0, NAMED).join(", ") + (names.length > NAMED ? ", …" : "");
}

export function Why({ of: { id, refusal } }: { readonly of: JournalEntry }) {
  return refusal ? <a href={hrefOf("explanations", id)}>why?</a> : null;
}
