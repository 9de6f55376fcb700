import { organizationNow } from "../api/clock.ts";
import { formatDate, formatDistance, formatTime } from "../format.ts";

/** Absolute; the distance from now by the sandbox's clock is its title. */
export function Time({ at, day = true }: { readonly at: string; readonly day?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${at}, ${formatDistance(organizationNow(), date.getTime())}`}>
      {day && `${formatDate(date)} `}
      {formatTime(date)}
    </time>
  );
}
