import { goneSince } from "../api/reach.ts";
import { formatTime } from "../format.ts";

export function GoneBanner() {
  const since = goneSince.value;
  if (since === undefined) return null;
  return (
    <p class="banner gone" role="alert">
      <strong>The sandbox has not responded since {formatTime(new Date(since))} UTC.</strong> This page shows the last
      known state and keeps your input. Restart the sandbox; the page reconnects automatically.
    </p>
  );
}
