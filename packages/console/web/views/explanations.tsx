import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { go, hrefOf, route } from "../route.ts";
import { Show } from "../ui/loaded.tsx";
import { Time } from "../ui/time.tsx";
import { Explained } from "./journal/explained.tsx";
import { Line } from "./journal/line.tsx";

export function Explanations() {
  const { id } = route.value;
  return (
    <>
      <h1>Explanations</h1>
      <form
        class="filters"
        onSubmit={(event) => {
          event.preventDefault();
          const given = String(new FormData(event.currentTarget).get("id")).trim();
          if (given !== "") go(hrefOf("explanations", given));
        }}
      >
        <label>
          X-Request-Id or errorId of the response
          <input name="id" type="search" required defaultValue={id} autocomplete="off" />
        </label>
        <button type="submit">Explain</button>
      </form>
      {id === undefined ? <Recent /> : <Explained key={id} id={id} />}
    </>
  );
}

const LISTED = 30;

function Recent() {
  const query = {
    kind: ["REQUEST" as const, "CONTROL" as const, "PAGE" as const],
    status: ["4XX", "5XX"],
    count: LISTED,
  };
  const entries = useData(call("control", "get", "/organizations/{id}/journal", { query }));
  return (
    <Show of={entries}>
      {(page) =>
        page.items.length === 0 ? (
          <p class="empty">No errors yet. Failed requests appear here with an explanation.</p>
        ) : (
          <>
            <h2>Recent errors</h2>
            <ul class="journal">
              {page.items.map((entry) => (
                <li key={entry.id}>
                  <p class="entry">
                    <a href={hrefOf("explanations", entry.id)} data-row>
                      <Time at={entry.date} />
                    </a>{" "}
                    <Line of={entry} /> {entry.refusal && <span class="muted">{entry.refusal.message}</span>}
                  </p>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Show>
  );
}
