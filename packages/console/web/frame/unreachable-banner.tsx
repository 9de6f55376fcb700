import { unreachableSince } from "../api/reach.ts";
import { formatTime } from "../format.ts";

export function UnreachableBanner() {
  const since = unreachableSince.value;
  if (since === undefined) return null;
  return (
    <p class="banner unreachable" role="alert">
      <strong>The sandbox has not responded since {formatTime(new Date(since))} UTC.</strong> This page shows the last
      known state and keeps your input. Restart the sandbox; the page reconnects automatically.
    </p>
  );
}
