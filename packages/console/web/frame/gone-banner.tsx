import { goneSince } from "../api/reach.ts";
import { formatTime } from "../format.ts";

/** Shows that the sandbox does not respond. */
export function GoneBanner() {
  const since = goneSince.value;
  if (since === undefined) return null;
  return (
    <p class="banner gone" role="alert">
      <strong>The sandbox has not responded since {formatTime(new Date(since))} UTC.</strong> What you see is how it was
      then, and what you typed stays. It is asked every second: start it again, and this page goes on.
    </p>
  );
}
