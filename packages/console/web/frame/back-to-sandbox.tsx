import type { JournalEntry, JournalPage } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatAhead, formatName } from "../format.ts";
import { hrefOf } from "../route.ts";
import type { Act } from "../ui/act.ts";
import { Actions } from "../ui/actions.tsx";
import { Show } from "../ui/loaded.tsx";
import { Time } from "../ui/time.tsx";

interface BackToSandboxProps {
  readonly id: string;
  readonly sandboxNow: number | undefined;
  readonly ahead: number;
}

/** Kinds of entries that would be in the future. Clock moves do not count. */
const HAPPENED = ["EVENT", "TIMER", "MAIL", "CHANGE"] as const;

const SHOWN = 3;

export function BackToSandbox({ id, sandboxNow, ahead }: BackToSandboxProps) {
  const path = { id };
  // A running clock must not change the query on each render.
  const since =
    sandboxNow === undefined ? undefined : new Date(Math.ceil(sandboxNow / 1000) * 1000 + 1000).toISOString();
  const query = { kind: [...HAPPENED], count: SHOWN, ...(since && { since }) };
  const later = useData(
    since !== undefined && ahead > 0
      ? call("control", "get", "/organizations/{id}/journal", { path, query })
      : undefined,
  );
  const happened = ahead > 0 ? (later.data as JournalPage | undefined)?.items : [];
  const what: Omit<Act, "name"> = {
    call: call("control", "delete", "/organizations/{id}/clock", { path }),
    doing: "Following the sandbox clock",
    success: "Following the sandbox clock",
  };
  return (
    <>
      <p class="muted">
        This organization has its own clock
        {Math.abs(ahead) > 60_000 && <>, {formatAhead(ahead)} from the sandbox clock</>}.
      </p>
      <Show of={{ data: happened, error: later.error }}>
        {(entries) =>
          entries.length === 0 ? (
            <Actions label="Own clock" secondary={[{ ...what, name: "Follow the sandbox clock" }]} />
          ) : (
            <>
              <p>Following the sandbox clock would leave these entries in the future:</p>
              <ul class="plain">
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Time at={entry.date} /> <a href={hrefOf("journal", entry.id)}>{nameOf(entry)}</a>
                  </li>
                ))}
              </ul>
              <p>
                Restore <a href={hrefOf("snapshots")}>an earlier snapshot</a> to go back without them.
              </p>
              <Actions label="Own clock" more={[{ ...what, name: "Follow the sandbox clock anyway" }]} />
            </>
          )
        }
      </Show>
    </>
  );
}

const nameOf = ({ kind, operation }: JournalEntry): string => `${formatName(kind)}: ${formatName(operation)}`;
