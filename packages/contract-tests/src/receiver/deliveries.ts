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
import { signatureChecks } from "./signature-checks.ts";

const AT_ONCE = 8;
const LARGE_BATCH = 500;

export function receiverChecks(document: ApiDocument, options: DeliveryOptions): readonly ReceiverCheck[] {
  const { secretHeader, media } = webhookOf(document);
  const examples = media.examples.map(({ name, value }) => ({ name, events: value as readonly JsonObject[] }));
  const events = examples.flatMap((example) => example.events);
  const [first = {}, second = {}] = events;
  const { secret, oldSecret } = options;
  let sent = 0;

  function delivery(
    content: unknown,
    changes: Readonly<Record<string, string | undefined>> = {},
    signedWith: readonly string[] = [secret],
  ): Delivery {
    sent += 1;
    const body = typeof content === "string" ? content : JSON.stringify(content);
    const id = options.idOf(sent);
    const signatures = signedWith.map((key) => signatureOf(key, id, options.timestamp, body));
    const headers: Record<string, string | undefined> = {
      "content-type": media.mediaType,
      "user-agent": "assessment-api-contract",
      [secretHeader.toLowerCase()]: signedWith[0],
      "webhook-id": id,
      "webhook-timestamp": String(options.timestamp),
      "webhook-signature": signatures.join(" "),
      ...changes,
    };
    return {
      headers: Object.fromEntries(Object.entries(headers).filter(isPresent)),
      body,
    };
  }

  const withoutSecret = () => delivery([first], { [secretHeader.toLowerCase()]: undefined });
  const withSecret = (value: string, content: unknown = [first], changes: Readonly<Record<string, string>> = {}) =>
    delivery(content, changes, [value]);
  const started = delivery([first]);
  const { candidateEmail: _, ...withoutEmail } = first;

  return [
    ...examples.map(({ name, events }) =>
      accepts("Documented events", `accepts the example ${name}`, [delivery(events)]),
    ),
    accepts("Repetition and order", "accepts a delivery that arrives twice", [started, started]),
    accepts(
      "Repetition and order",
      "accepts events in reverse order",
      [...events].reverse().map((one) => delivery([one])),
    ),
    accepts("Repetition and order", "accepts an old delivery after newer ones", [started]),
    accepts("Load", `accepts a delivery of ${LARGE_BATCH} events`, [
      delivery(
        Array.from({ length: LARGE_BATCH }, (_, index) => ({
          ...events[index % events.length],
          candidateId: `cnd_batch${index}`,
        })),
      ),
    ]),
    {
      ...accepts(
        "Load",
        `accepts ${AT_ONCE} deliveries at once`,
        Array.from({ length: AT_ONCE }, () => delivery([first])),
      ),
      parallel: true,
    },
    accepts("Future additions", "accepts an event of a kind that the document does not know", [
      delivery([{ ...first, event: "CANDIDATE_PAUSED" }]),
      delivery([second, { ...first, event: "CANDIDATE_PAUSED" }]),
    ]),
    ...("status" in first
      ? [
          accepts("Future additions", "accepts an event with a status that the document does not know", [
            delivery([{ ...first, status: "PAUSED" }]),
          ]),
        ]
      : []),
    accepts("Future additions", "accepts a field and a header that the document does not know", [
      delivery([{ ...first, pausedBy: { name: "Ines" } }], { "x-attempt": "2" }),
    ]),
    accepts("Future additions", "accepts a charset in the media type", [
      delivery([first], { "content-type": `${media.mediaType}; charset=utf-8` }),
    ]),
    accepts("Secret", "accepts the secret", [delivery([first])]),
    ...(oldSecret === undefined
      ? []
      : [
          accepts("Secret", "accepts the old and the new secret during a rotation", [
            delivery([first], {}, [oldSecret]),
            delivery([first], {}, [secret, oldSecret]),
          ]),
        ]),
    refuses("Secret", "refuses a delivery without a secret", "secret-missing", [withoutSecret()]),
    refuses("Secret", "refuses a wrong secret", "secret-wrong", [
      withSecret("wrong"),
      withSecret(secret.slice(0, -1)),
      withSecret(`${secret}x`),
      withSecret(otherCase(secret)),
      withSecret(""),
    ]),
    refuses("Secret", "refuses a wrong secret before it reads the body", "secret-wrong", [
      withSecret("wrong", "[{", { "content-type": "text/plain" }),
    ]),
    ...(options.signatures ? signatureChecks([first], document, options) : []),
    refuses("Content", "refuses another media type", "media-type", [
      delivery([first], { "content-type": "text/plain" }),
    ]),
    refuses("Content", "refuses a body that is not an array of events", "body-malformed", [
      delivery("[{"),
      delivery(""),
      delivery("null"),
      delivery(first),
    ]),
    refuses("Content", "refuses an event without a required field or with one of the wrong type", "event-invalid", [
      delivery([null]),
      delivery([withoutEmail]),
      delivery([{ ...first, candidateId: 7 }]),
    ]),
    accepts("Afterwards", "still accepts a delivery", [delivery([first])]),
  ];
}

const isPresent = (entry: [string, string | undefined]): entry is [string, string] => entry[1] !== undefined;

/** Changes the case of a secret; without letters, returns another text of the same length. */
function otherCase(secret: string): string {
  const changed = secret === secret.toUpperCase() ? secret.toLowerCase() : secret.toUpperCase();
  return changed === secret ? `${secret.slice(0, -1)}${secret.endsWith("0") ? "1" : "0"}` : changed;
}
