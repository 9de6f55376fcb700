import { organizationNow } from "../api/clock.ts";
import { formatDate, formatDistance, formatTime } from "../format.ts";

/** An absolute time; its tooltip shows the distance from the organization's time. */
export function Time({ at, day = true }: { readonly at: string; readonly day?: boolean }) {
  const date = new Date(at);
  return (
    <time dateTime={at} title={`${at}, ${formatDistance(organizationNow(), date.getTime())}`}>
      {day && `${formatDate(date)} `}
      {formatTime(date)}
    </time>
  );
}
