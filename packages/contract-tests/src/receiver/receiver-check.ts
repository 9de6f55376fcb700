import type { ApiDocument, Media, Operation } from "../document/document.ts";

/** Reason for a refusal, with the error codes of the SDKs. */
export type Refusal =
  | "secret-missing"
  | "secret-wrong"
  | "signature-missing"
  | "signature-wrong"
  | "timestamp-invalid"
  | "media-type"
  | "body-malformed"
  | "event-invalid";

export interface Delivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Deliveries that a receiver must accept, or must refuse. */
export interface ReceiverCheck {
  readonly group: string;
  readonly title: string;
  /** Deliveries to send in this order, or at once with `parallel`. */
  readonly deliveries: readonly Delivery[];
  readonly parallel?: true;
  /** Undefined if they must be accepted. */
  readonly refusal?: Refusal;
}

export interface Secrets {
  readonly secret: string;
  /** Previous secret during a rotation. */
  readonly oldSecret?: string | undefined;
}

export interface DeliveryOptions extends Secrets {
  /** Whether deliveries are signed; the documents do not require signatures. */
  readonly signatures?: boolean | undefined;
  /** Time of signing in seconds since 1970. */
  readonly timestamp: number;
  readonly idOf: (position: number) => string;
}

export function webhookOf({ name, webhooks }: ApiDocument): {
  operation: Operation;
  secretHeader: string;
  media: Media;
} {
  const [operation] = webhooks;
  const secretHeader = operation?.parameters.find((one) => one.in === "header" && /secret/i.test(one.name))?.name;
  const [media] = operation?.requestBody?.media ?? [];
  if (!operation || !secretHeader || !media) throw new Error(`${name}: the document has no webhook with a secret`);
  return { operation, secretHeader, media };
}

export const accepts = (group: string, title: string, deliveries: readonly Delivery[]): ReceiverCheck => ({
  group,
  title,
  deliveries,
});

export const refuses = (
  group: string,
  title: string,
  refusal: Refusal,
  deliveries: readonly Delivery[],
): ReceiverCheck => ({
  group,
  title,
  refusal,
  deliveries,
});
