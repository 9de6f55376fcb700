import { randomUUID } from "node:crypto";
import type { ApiDocument } from "../document/document.ts";
import type { Finding } from "../findings/finding.ts";
import { CouldNotRunError, type Outcome } from "../findings/outcome.ts";
import { exchange, type ReceivedResponse, UnreachableError } from "../messages/send.ts";
import { receiverChecks } from "./deliveries.ts";
import { type Delivery, type ReceiverCheck, type Refusal, type Secrets, webhookOf } from "./receiver-check.ts";

export interface ReceiverOptions extends Secrets {
  readonly signatures?: boolean | undefined;
  readonly document: ApiDocument;
  readonly url: string;
  /** Timeout in seconds; default 15, like the service. */
  readonly timeout?: number | undefined;
  readonly progress?: ((line: string) => void) | undefined;
}

export interface ReceiverReport {
  readonly version: string;
  readonly url: string;
  readonly outcomes: readonly Outcome[];
}

/** Checks a webhook receiver, except for idempotency, which is not visible. @throws CouldNotRunError if nothing listens at the address */
export async function checkReceiver(options: ReceiverOptions): Promise<ReceiverReport> {
  const { document, url, timeout = 15, progress } = options;
  const run = randomUUID().slice(0, 8);
  const checks = receiverChecks(document, {
    secret: options.secret,
    oldSecret: options.oldSecret,
    signatures: options.signatures,
    timestamp: Math.floor(Date.now() / 1000),
    idOf: (position) => `evt_${run}_${position}`,
  });
  const outcomes: Outcome[] = [];
  for (const check of checks) {
    const startedAt = performance.now();
    const judge = async (delivery: Delivery) => {
      const response = await post(url, delivery, timeout);
      if (response instanceof UnreachableError && outcomes.length === 0 && !response.timedOut)
        throw new CouldNotRunError(`${response.message}; start the receiver, or correct --url`);
      return judgeResponse(check, response);
    };
    const faults: (string | undefined)[] = check.parallel ? await Promise.all(check.deliveries.map(judge)) : [];
    if (!check.parallel) for (const delivery of check.deliveries) faults.push(await judge(delivery));
    const outcome = outcomeOf(document, check, faults, url, (performance.now() - startedAt) / 1000);
    progress?.(`${outcome.result === "passed" ? "ok  " : "FAIL"} ${check.group}: ${check.title}`);
    outcomes.push(outcome);
  }
  if (options.oldSecret === undefined) outcomes.push(rotationSkipped);
  return { version: document.name, url, outcomes };
}

/** Expected status by reason; default 401. */
const STATUSES: Partial<Record<Refusal, number>> = { "media-type": 415, "body-malformed": 400, "event-invalid": 400 };

const rotationSkipped: Outcome = {
  operation: "Secret",
  title: "accepts the old and the new secret during a rotation",
  result: "skipped",
  reason: "needs the previous secret: --old-secret",
  findings: [],
  seconds: 0,
};

const post = (
  url: string,
  { headers, body }: Delivery,
  timeout: number,
): Promise<ReceivedResponse | UnreachableError> =>
  exchange(url, { method: "POST", headers: { ...headers }, body }, { timeout }).catch((error: unknown) => {
    if (error instanceof UnreachableError) return error;
    throw error;
  });

function judgeResponse({ refusal }: ReceiverCheck, response: ReceivedResponse | UnreachableError): string | undefined {
  if (response instanceof UnreachableError) {
    return response.timedOut
      ? `${response.reason}, which counts as a failure; respond first, then process`
      : `no response: ${response.reason}`;
  }
  const { status } = response;
  if (status >= 300 && status < 400) return `${status}: redirects are not followed; register the final address`;
  if (status === 410) return "410 disables the endpoint; respond with another status";
  if (refusal === undefined) {
    if (status >= 200 && status < 300) return undefined;
    return `${status}: the delivery is retried until the response is 2xx; accept it, and ignore unknown content`;
  }
  if (status >= 400 && status < 500) return undefined;
  const wanted = STATUSES[refusal] ?? 401;
  return status >= 500
    ? `${status}, as if the receiver had failed; respond with ${wanted}`
    : `${status}: accepted; respond with ${wanted}`;
}

function outcomeOf(
  document: ApiDocument,
  { group, title }: ReceiverCheck,
  faults: readonly (string | undefined)[],
  url: string,
  seconds: number,
): Outcome {
  const { pointer } = webhookOf(document).operation;
  const findings: Finding[] = [...new Set(faults)]
    .filter((fault) => fault !== undefined)
    .map((message) => ({ check: title, operation: group, pointer, message, request: `POST ${url}` }));
  return { operation: group, title, result: findings.length > 0 ? "failed" : "passed", findings, seconds };
}
