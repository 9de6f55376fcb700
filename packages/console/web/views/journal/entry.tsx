import type { JournalChain, JournalChange, JournalEntry } from "@assessment-api/control";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { formatName } from "../../format.ts";
import { hrefOf, hrefOfId } from "../../route.ts";
import { Id } from "../../ui/copy.tsx";
import { Json } from "../../ui/json.tsx";
import { Show } from "../../ui/loaded.tsx";
import { IdWithName } from "../../ui/named.tsx";
import { Detail, Facts } from "../../ui/split.tsx";
import { Time } from "../../ui/time.tsx";
import { Effects } from "./branches.tsx";
import { Explained } from "./explained.tsx";
import { Export } from "./export.tsx";
import { Line } from "./line.tsx";
import { SendAgain } from "./send-again.tsx";
import { treeOf } from "./tree.ts";

export function Entry({ id }: { readonly id: string }) {
  const path = { entryId: id };
  const chain = useData(call("control", "get", "/organizations/{id}/journal/{entryId}", { path }));
  return (
    <Detail title={chain.data ? formatName(chain.data.entry.kind) : "Entry"}>
      <Show of={chain}>{(found) => <Chain of={found} />}</Show>
    </Detail>
  );
}

function Chain({ of: { entry, causes, effects } }: { readonly of: JournalChain }) {
  const { id, date, recordDate, candidateId, operation, exchange, change, attempt, timer, refusal } = entry;
  return (
    <>
      <p class="entry">
        <Line of={entry} />
      </p>
      <Facts
        of={{
          Id: <Id of={id} />,
          At: <Time at={date} />,
          "Machine time": recordDate === date ? undefined : <Time at={recordDate} />,
          Operation: operation,
          "Candidate or person": candidateId && (
            <a href={hrefOf(candidateId.startsWith("per_") ? "people" : "candidates", candidateId)}>
              <IdWithName of={candidateId} />
            </a>
          ),
          Due: timer && <Time at={timer.dueDate} />,
          Outcome: attempt?.message ?? attempt?.state,
        }}
      />
      {refusal && <Explained id={id} />}
      {exchange?.requestBody && <Body title="Request" text={exchange.requestBody.text} />}
      {exchange?.responseBody && <Body title="Response" text={exchange.responseBody.text} />}
      {change && <Changed of={change} />}
      <Related title="Caused by" of={causes.toReversed()} chain />
      <Related title="Effects" of={effects} />
      {exchange?.version && <SendAgain exchange={exchange} />}
      {exchange && <Export from={id} />}
      <details>
        <summary>Raw</summary>
        <Json of={entry} label="Entry as JSON" />
      </details>
    </>
  );
}

function Body({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details open>
      <summary>{title}</summary>
      <Json of={text} label={`Body of the ${title.toLowerCase()}`} />
    </details>
  );
}

function Changed({ of: { steps, planted } }: { readonly of: JournalChange }) {
  if (planted) return <Json of={planted} label="Initial data" />;
  if (steps.length === 0) return null;
  return (
    <div class="scroll">
      <table>
        <caption>Changes</caption>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ path, before, after, cut }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path || "/"}</code>
              </th>
              <td>
                <code>{before === undefined ? "—" : JSON.stringify(before)}</code>
              </td>
              <td>
                <code>{after === undefined ? "—" : JSON.stringify(after)}</code>
                {cut && " …"}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RelatedProps {
  readonly title: string;
  readonly of: readonly JournalEntry[];
  /** A chain of causes, the nearest last. */
  readonly chain?: boolean;
}

function Related({ title, of: entries, chain = false }: RelatedProps) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {chain ? (
        <ol class="plain">
          {entries.map((entry) => (
            <li key={entry.id}>
              <a href={hrefOfId(entry.id)}>
                <Time at={entry.date} />
              </a>{" "}
              <Line of={entry} />
            </li>
          ))}
        </ol>
      ) : (
        <Effects of={treeOf(entries.toReversed())} />
      )}
    </>
  );
}
