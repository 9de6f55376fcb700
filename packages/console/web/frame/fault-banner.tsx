import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf } from "../route.ts";

export function FaultBanner() {
  const { data } = useData(call("control", "get", "/organizations/{id}/faults", { query: { count: 1 } }));
  const count = data?.page.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <p class="banner" role="status">
      {count === 1 ? "1 fault is" : `${count} faults are`} active: <a href={hrefOf("faults")}>view faults</a>. Calls of
      this console are not affected, because they use no key.
    </p>
  );
}
