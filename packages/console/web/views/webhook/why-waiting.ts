import type { Delivery } from "@assessment-api/control";
import { formatDistance, formatNumber } from "../../format.ts";

/**
 * Explains why a delivery has not arrived, and how to change that; undefined after it has arrived. @param now on the
 * organization's clock
 */
export function whyWaiting(
  { state, nextAttemptDate, attempts, failures }: Pick<Delivery, "state" | "nextAttemptDate" | "attempts" | "failures">,
  isDisabled: boolean,
  now: number,
): string | undefined {
  if (state === "DELIVERED") return undefined;
  const last = attempts.at(-1);
  const outcome =
    last && (last.status === undefined ? (last.failure ?? "no response").toLowerCase() : String(last.status));
  if (state === "HELD") {
    if (isDisabled) return "held, because the webhook is disabled: enabling it sends it";
    return last === undefined || failures === 0
      ? "held by a restore, which sends nothing: send it again"
      : `held after ${formatNumber(failures, "failed attempt")}, the last with ${outcome}: send it again`;
  }
  if (nextAttemptDate === undefined) return "on its way";
  const when = formatDistance(now, Date.parse(nextAttemptDate));
  return failures === 0
    ? `on its way, ${when}`
    : `tried again ${when}, because ${formatNumber(failures, "attempt")} failed, the last with ${outcome}`;
}
