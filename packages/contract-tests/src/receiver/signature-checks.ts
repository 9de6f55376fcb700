import type { ApiDocument } from "../document/document.ts";
import type { JsonObject } from "../document/json.ts";
import {
  accepts,
  type Delivery,
  type DeliveryOptions,
  type ReceiverCheck,
  refuses,
  webhookOf,
} from "./receiver-check.ts";
import { signatureOf } from "./signature.ts";

interface Parts {
  readonly body?: string;
  readonly id?: string;
  readonly timestamp?: number | string;
  readonly secret?: string;
  readonly key?: string;
  readonly signatures?: (right: string) => string;
  readonly after?: (delivery: Delivery) => {
    readonly body?: string;
    readonly headers?: Record<string, string | undefined>;
  };
}

/** Tolerance of timestamps in seconds (Standard Webhooks). */
const TOLERANCE = 300;
/** Margin in seconds for clock differences. */
const MARGIN = 60;

const FOREIGN = "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";
const NOT_ASCII = "Zoë Łukasz 李雷 🦊 \u2028";

/** Checks of signatures by Standard Webhooks (https://www.standardwebhooks.com). */
export function signatureChecks(
  events: readonly JsonObject[],
  document: ApiDocument,
  { secret, oldSecret, timestamp: now, idOf }: DeliveryOptions,
): readonly ReceiverCheck[] {
  const { secretHeader, media } = webhookOf(document);
  let sent = 0;

  function delivery({ after, signatures = (right) => right, ...parts }: Parts = {}): Delivery {
    sent += 1;
    const { body = JSON.stringify(events), id = `${idOf(0)}_${sent}`, timestamp = now } = parts;
    const signed: Delivery = {
      headers: {
        "content-type": media.mediaType,
        [secretHeader.toLowerCase()]: parts.secret ?? secret,
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signatures(signatureOf(parts.key ?? secret, id, timestamp, body)),
      },
      body,
    };
    const changed = after?.(signed);
    const headers = Object.entries({ ...signed.headers, ...changed?.headers });
    return {
      headers: Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
      body: changed?.body ?? body,
    };
  }
  const without = (...names: string[]) =>
    delivery({ after: () => ({ headers: Object.fromEntries(names.map((name) => [name, undefined])) }) });
  const withTime = (timestamp: number | string) => delivery({ timestamp });
  const withSignatures = (signatures: (right: string) => string) => delivery({ signatures });
  const withBody = (change: (body: string) => string) => delivery({ after: ({ body }) => ({ body: change(body) }) });
  const takes = (title: string, ...deliveries: Delivery[]) => accepts("Signature", title, deliveries);
  const takesNot = (title: string, refusal: ReceiverCheck["refusal"] & string, ...deliveries: Delivery[]) =>
    refuses("Signature", title, refusal, deliveries);

  return [
    takes("accepts a signed delivery", delivery()),
    takes(
      "accepts a delivery without signature that has the secret",
      without("webhook-id", "webhook-timestamp", "webhook-signature"),
    ),
    takes(
      "accepts a signed text of any script",
      delivery({ body: JSON.stringify(events.map((event) => ({ ...event, examName: NOT_ASCII }))) }),
      delivery({ body: ` ${JSON.stringify(events)}\r\n` }),
    ),
    takes(
      "accepts the right signature among other signatures",
      withSignatures((right) => `${FOREIGN} ${right}`),
      withSignatures((right) => `${right} ${FOREIGN}`),
      withSignatures((right) => `v1a,${FOREIGN.slice(3)} v2,${FOREIGN.slice(3)} v1, ${right} x`),
    ),
    takes(
      "accepts names of headers in any case",
      delivery({
        after: ({ headers }) => ({
          headers: Object.fromEntries(
            Object.entries(headers).flatMap(([name, value]) => [
              [name, undefined],
              [name.toUpperCase(), value],
            ]),
          ),
        }),
      }),
    ),
    takes(
      "accepts clocks that differ a little",
      withTime(now - TOLERANCE + MARGIN),
      withTime(now + TOLERANCE - MARGIN),
    ),
    ...(oldSecret === undefined
      ? []
      : [
          takes(
            "accepts the signature of either secret, also where the header has a new one",
            delivery({ key: oldSecret }),
            delivery({ secret: `${secret}-next`, signatures: (right) => `${FOREIGN} ${right}` }),
            delivery({ secret: `${secret}-next`, key: oldSecret }),
          ),
        ]),
    takesNot(
      "refuses a signature of an unknown secret",
      "signature-wrong",
      delivery({ key: "wrong" }),
      delivery({ key: `${secret}x` }),
    ),
    takesNot(
      "refuses a changed body",
      "signature-wrong",
      withBody((body) => body.replace("[", "[ ")),
      withBody((body) => `${body}\n`),
      withBody(() => "[]"),
      withBody(() => ""),
    ),
    takesNot(
      "refuses an unsigned identifier or time",
      "signature-wrong",
      delivery({ after: () => ({ headers: { "webhook-id": "evt_other" } }) }),
      delivery({ after: () => ({ headers: { "webhook-timestamp": String(now + 1) } }) }),
    ),
    takesNot(
      "refuses a malformed signature",
      "signature-wrong",
      withSignatures((right) => right.slice(3)),
      withSignatures((right) => `v2${right.slice(2)}`),
      withSignatures((right) => `V1${right.slice(2)}`),
      withSignatures((right) => `v1a${right.slice(2)}`),
      withSignatures((right) => right.replace(/=$/, "")),
      withSignatures((right) => right.slice(0, -4)),
      withSignatures((right) => `${right},${right}`),
      withSignatures((right) => right.replace(",", "=")),
      withSignatures(() => "v1"),
      withSignatures(() => "v1,"),
      withSignatures(() => ","),
    ),
    takesNot(
      "refuses a delivery with an old or a future timestamp",
      "timestamp-invalid",
      withTime(now - TOLERANCE - MARGIN),
      withTime(now + TOLERANCE + MARGIN),
      withTime(0),
    ),
    takesNot(
      "refuses a time that is not in seconds",
      "timestamp-invalid",
      withTime(now * 1000),
      withTime(`${now}.0`),
      withTime(`+${now}`),
      withTime(`-${now}`),
      withTime(`${now}e0`),
      withTime(`0x${now.toString(16)}`),
      withTime(new Date(now * 1000).toISOString()),
      withTime("now"),
      withTime("9".repeat(30)),
    ),
    takesNot(
      "refuses a delivery that lacks a part of its signature",
      "signature-missing",
      without("webhook-id"),
      without("webhook-timestamp"),
      without("webhook-signature"),
      without("webhook-id", "webhook-timestamp"),
      delivery({ after: () => ({ headers: { "webhook-signature": "" } }) }),
    ),
    takesNot(
      "refuses a signed delivery without the header of the secret",
      "secret-missing",
      without(secretHeader.toLowerCase()),
    ),
  ];
}
