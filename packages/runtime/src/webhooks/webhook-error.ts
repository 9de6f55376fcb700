export type WebhookErrorCode =
  | "secret-missing"
  | "secret-wrong"
  | "signature-missing"
  | "signature-wrong"
  | "timestamp-invalid"
  | "media-type"
  | "body-malformed"
  | "event-invalid";

const statuses: Partial<Record<WebhookErrorCode, 400 | 415>> = {
  "media-type": 415,
  "body-malformed": 400,
  "event-invalid": 400,
};

/** A delivery that must not be trusted. `message` gives the problem and its place, never a secret. */
export class WebhookError extends Error {
  override name = "WebhookError";
  readonly code: WebhookErrorCode;
  readonly status: 400 | 401 | 415;

  constructor(code: WebhookErrorCode, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code] ?? 401;
  }
}
