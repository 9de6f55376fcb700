import type { TimerKind } from "@assessment-api/control";
import { call } from "../api/call.ts";
import { organizationNow } from "../api/clock.ts";
import { useData } from "../api/data.ts";
import { formatDistance } from "../format.ts";
import { hrefOf } from "../route.ts";
import { Show } from "./loaded.tsx";
import { Named } from "./named.tsx";
import { Time } from "./time.tsx";

export const timerTexts: Readonly<Record<TimerKind, string>> = {
  HAND_OVER: "Invitation is handed over",
  EXPIRE: "Invitation expires",
  TIME_LIMIT: "Time limit of a test ends",
  ASSESS: "Answers are assessed",
  BUILD: "Build ends",
};

export function NextTimers() {
  const timers = useData(call("control", "get", "/organizations/{id}/timers", { query: { count: 5 } }));
  return (
    <section aria-label="Due next">
      <h2>Due next</h2>
      <Show of={timers}>
        {({ items, page }) =>
          items.length === 0 ? (
            <p class="empty">Nothing is due.</p>
          ) : (
            <>
              <ol class="happenings">
                {items.map(({ kind, dueDate, candidateId, taskId }) => (
                  <li key={`${kind} ${candidateId ?? taskId}`}>
                    <a href={candidateId ? hrefOf("candidates", candidateId) : hrefOf("tasks", taskId)}>
                      {timerTexts[kind]}
                    </a>{" "}
                    <Named of={candidateId ?? taskId ?? ""} />
                    <small class="muted">
                      <Time at={dueDate} />, {formatDistance(organizationNow(), Date.parse(dueDate))}
                    </small>
                  </li>
                ))}
              </ol>
              {page.totalElements > items.length && <p class="muted">and {page.totalElements - items.length} more</p>}
            </>
          )
        }
      </Show>
    </section>
  );
}
