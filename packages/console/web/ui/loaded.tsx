import type { ComponentChildren } from "preact";
import { isWhole } from "../api/all.ts";
import type { Loaded } from "../api/data.ts";
import { formatCount } from "../format.ts";
import { Failed } from "./refusal.tsx";

/** Shows a call's data once loaded. The loading indicator appears after 200 ms, by CSS. */
export function Show<Data>({
  of: { data, error },
  children,
}: {
  readonly of: Pick<Loaded<Data>, "data" | "error">;
  readonly children: (data: Data) => ComponentChildren;
}) {
  if (error !== undefined) return <Failed error={error} />;
  if (data === undefined)
    return (
      <p class="loading" role="status">
        Loading …
      </p>
    );
  return <>{children(data)}</>;
}

/** Shown below a truncated list. */
export function Rest({ of: items }: { readonly of: readonly unknown[] }) {
  return isWhole(items) ? null : <p class="muted">Showing the first {formatCount(items.length)}.</p>;
}
