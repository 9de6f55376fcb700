import { call } from "../../api/call.ts";
import { useData } from "../../api/data.ts";
import { hrefOf } from "../../route.ts";
import { Show } from "../../ui/loaded.tsx";
import { PAGE_SIZE, Pager, pageNumber } from "../../ui/pager.tsx";

export function CandidatesToScore() {
  const query = { status: ["IN_EVALUATION" as const], count: PAGE_SIZE, page: pageNumber() };
  return (
    <Show of={useData(call("V2", "get", "/candidates", { query }))}>
      {({ _embedded: { candidates }, page }) =>
        candidates.length === 0 ? (
          <p class="empty">
            No candidates to score. Candidates appear here after they submit a test with answers that the service does
            not score.
          </p>
        ) : (
          <>
            <p class="muted">Candidates in evaluation, oldest first.</p>
            <ul class="found plain">
              {candidates.map(({ id, email, firstName, lastName }) => (
                <li key={id}>
                  <a href={hrefOf("scoring", id)} data-row>
                    <bdi>{[firstName, lastName].filter(Boolean).join(" ") || email}</bdi>{" "}
                    <bdi class="muted">{email}</bdi>
                  </a>
                </li>
              ))}
            </ul>
            <Pager total={page.totalElements} />
          </>
        )
      }
    </Show>
  );
}
