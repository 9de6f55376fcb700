import { allPages } from "../../api/all.ts";
import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { hrefOf } from "../../route.ts";
import { filterOf } from "../../ui/filters.tsx";
import { Show } from "../../ui/loaded.tsx";
import { InviteForm } from "./invite-form.tsx";

/** Lists tests with V1, because V2 also lists tests that accept no invitations. */
function invitable(number: number) {
  const made = call("V1", "get", "/exams", { query: { count: 100, page: number + 1 } });
  return {
    ...made,
    async send(signal?: AbortSignal) {
      const { items, totalPages } = await made.send(signal);
      return { items, page: { totalPages } };
    },
  };
}

/** Invites a candidate to a test by V2. */
export function Invite() {
  const tests = useData(allPages(invitable));
  return (
    <details class="card make" open={filterOf("open") === "invite"}>
      <summary>Invite a candidate</summary>
      <Show of={tests}>
        {(all) =>
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
