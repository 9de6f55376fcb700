import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf, organizationId } from "../route.ts";

/** Whoever wonders about failing requests sees that faults are on. */
export function FaultBanner() {
  const { data } = useData(
    call("control", "get", "/organizations/{id}/faults", { path: { id: organizationId() }, query: { count: 1 } }),
  );
  const count = data?.page.totalElements ?? 0;
  if (count === 0) return null;
  return (
    <p class="banner" role="status">
      {count === 1 ? "A fault is" : `${count} faults are`} injected into requests:{" "}
      <a href={hrefOf("faults")}>look at them</a>
    </p>
  );
}
