import type { Delivery } from "@assessment-api/control";
import { formatDistance, formatNumber } from "../../format.ts";

/** Undefined after its arrival. @param now on the organization's clock */
export function pendingReason(
  { state, nextAttemptDate, attempts, failures }: Pick<Delivery, "state" | "nextAttemptDate" | "attempts" | "failures">,
  isDisabled: boolean,
  now: number,
): string | undefined {
  if (state === "DELIVERED") return undefined;
  const last = attempts.at(-1);
  const outcome =
    last && (last.status === undefined ? (last.failure ?? "no response").toLowerCase() : String(last.status));
  if (state === "HELD") {
    if (isDisabled) return "held, because the webhook is disabled. Enable it to send the delivery.";
    return last === undefined || failures === 0
      ? "held by a restore. Resend it."
      : `held after ${formatNumber(failures, "failed attempt")}, last with ${outcome}. Resend it.`;
  }
  if (nextAttemptDate === undefined) return "pending";
  const when = formatDistance(now, Date.parse(nextAttemptDate));
  return failures === 0
    ? `pending, attempt ${when}`
    : `next attempt ${when}: ${formatNumber(failures, "attempt")} failed, last with ${outcome}`;
}
