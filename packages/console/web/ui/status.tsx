import { formatName } from "../format.ts";

const good = /^(ACCEPTED|ASSESSMENT_COMPLETED|DELIVERED|HANDED_OVER|SUCCESS|PUBLISHED|ENABLED|COMPLETED)$/;
const bad = /^(ERROR|REJECTED|HELD|DISABLED|FAILURE|TEST_FAILURE|INTERNAL_ERROR|TIMEOUT)$/;
const open = /^(WAITING_FOR_DECISION|IN_EVALUATION|AUTO_ASSESSMENT_READY|TEST_FINISHED|PENDING|CHANGED)$/;

/** A status with its text, because color alone is not accessible. */
export function Status({ of: status }: { readonly of: string }) {
  const kind = good.test(status) ? "good" : bad.test(status) ? "bad" : open.test(status) ? "warn" : "";
  return (
    <span class={`pill ${kind}`} title={status}>
      {formatName(status)}
    </span>
  );
}

export function HttpStatus({ of: status }: { readonly of: number }) {
  return <span class={`pill ${status >= 500 ? "bad" : status >= 400 ? "warn" : "good"}`}>{status}</span>;
}
