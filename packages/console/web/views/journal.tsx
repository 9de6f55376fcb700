import { useEffect, useState } from "preact/hooks";
import { live } from "../api/live.ts";
import { route } from "../route.ts";
import { ChoiceFilter, Filters, filterOf, isFiltered, TextFilter } from "../ui/filters.tsx";
import { NothingFound } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Failed } from "../ui/refusal.tsx";
import { Split } from "../ui/split.tsx";
import { Roots } from "./journal/branches.tsx";
import { Entry } from "./journal/entry.tsx";
import { treeOf } from "./journal/tree.ts";
import { useJournal } from "./journal/use-journal.ts";

const kinds = ["REQUEST", "PAGE", "CONTROL", "TIMER", "START", "CHANGE", "EVENT", "MAIL", "DELIVERY", "ATTEMPT"];
const statuses = ["2XX", "4XX", "5XX"];

export function Journal() {
  const { id } = route.value;
  const filters = {
    candidateId: filterOf("candidateId"),
    kind: filterOf("kind"),
    operation: filterOf("operation"),
    status: filterOf("status"),
  };
  // Entries stay in place while the user reads.
  const scrolled = useScrolled();
  const paused = scrolled || id !== undefined;
  const { loaded, pendingCount, cut, showNewest, more } = useJournal(filters, paused);
  return (
    <Split detail={id === undefined ? null : <Entry key={id} id={id} />}>
      <h1>
        Journal{" "}
        <span class={`pill ${live.value ? "good" : "warn"}`}>
          {!live.value ? "updates every 5 s" : paused || cut ? "paused" : "live"}
        </span>
      </h1>
      <Filters>
        <ChoiceFilter name="kind" label="Kind" values={kinds} />
        <ChoiceFilter name="status" label="Status" values={statuses} format={(status) => status} />
        <TextFilter name="operation" label="Operation" />
        <TextFilter name="candidateId" label="Candidate or person" />
      </Filters>
      {(pendingCount > 0 || cut) && (
        <button type="button" class="main newest" onClick={showNewest}>
          {pendingCount > 0 ? `Show ${pendingCount} new` : "Back to newest"}
        </button>
      )}
      <Show of={loaded}>
        {(entries) =>
          entries.length === 0 ? (
            <p class="empty">
              {isFiltered() ? <NothingFound /> : "No entries yet. Requests appear here as they arrive."}
            </p>
          ) : (
            <Roots of={treeOf(entries)} />
          )
        }
      </Show>
      {more && <Older read={more} />}
    </Split>
  );
}

function Older({ read }: { readonly read: () => Promise<void> }) {
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  const go = async () => {
    setReading(true);
    setError(undefined);
    await read().catch(setError);
    setReading(false);
  };
  return (
    <>
      <button type="button" disabled={reading} onClick={() => void go()}>
        Older
      </button>
      {error !== undefined && <Failed error={error} />}
    </>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > 200);
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return scrolled;
}
