import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf } from "../route.ts";

/** Shows that faults are active, as an explanation for failing requests. */
export function FaultBanner() {
  const { data } = useData(call("control", "get", "/organizations/{id}/faults", { query: { count: 1 } }));
  const count = data?.page.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <p class="banner" role="status">
      {count === 1 ? "A fault is" : `${count} faults are`} injected into requests:{" "}
      <a href={hrefOf("faults")}>look at them</a>. Calls of this console are not hit: it has no key.
    </p>
  );
}
