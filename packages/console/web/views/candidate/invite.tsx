import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { hrefOf } from "../../route.ts";
import { filterOf } from "../../ui/filters.tsx";
import { Show } from "../../ui/loaded.tsx";
import { InviteForm } from "./invite-form.tsx";

/** Invites a candidate to a test by V2. */
export function Invite() {
  const tests = useData(call("V2", "get", "/tests", { query: { count: 100 } }));
  return (
    <details class="card make" open={filterOf("open") === "invite"}>
      <summary>Invite a candidate</summary>
      <Show of={tests}>
        {({ _embedded: { tests: all } }) =>
          all.length === 0 ? (
            <p class="empty">
              No tests yet. <a href={hrefOf("tests")}>Create a test first.</a>
            </p>
          ) : (
            <InviteForm tests={all} />
          )
        }
      </Show>
    </details>
  );
}
