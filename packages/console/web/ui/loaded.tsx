import type { ComponentChildren } from "preact";
import type { Loaded } from "../api/data.ts";
import { Failed } from "./refusal.tsx";

/** What was loaded or, until then and where it failed, that. The style lets the sign of loading appear after 200 ms. */
export function Show<Data>({
  of: { data, error },
  children,
}: {
  readonly of: Loaded<Data>;
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
