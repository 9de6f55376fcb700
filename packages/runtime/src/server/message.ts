import type { SenderSpec, Validate, ValidationProblem } from "./contract.ts";

/** An outgoing message that violates its document: a bug of the sender, so it is not sent. */
export class MessageError extends Error {
  override name = "MessageError";
  readonly problems: readonly ValidationProblem[];

  constructor(message: string, problems: readonly ValidationProblem[] = []) {
    super(message);
    this.problems = problems;
  }
}

export interface Message {
  readonly headers?: Readonly<Record<string, unknown>> | undefined;
  readonly contentType?: string | undefined;
  readonly body?: unknown;
}

/** The caller supplies the URL. */
export interface OutgoingMessage {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Serializes and validates a message of `senders` in `routes.gen.ts`, such as a webhook.
 * @throws MessageError
 */
export function createMessage<Sent extends Message>(spec: SenderSpec, message: Sent): OutgoingMessage {
  const { headers: given = {}, body, contentType = Object.keys(spec.body?.content ?? {})[0] ?? "" } = message;
  const headers: Record<string, string> = {};
  for (const [name, { required, validate }] of Object.entries(spec.headers)) {
    const value = given[name];
    if (value === undefined && !required) continue;
    if (value === undefined) throw new MessageError(`the header ${name} is missing`);
    demand(validate, value, `the header ${name}`);
    headers[name] = String(value);
  }
  if (body === undefined && spec.body?.required !== true) return { method: spec.method, headers, body: "" };
  const media = spec.body?.content[contentType];
  if (media?.kind !== "json") throw new MessageError(`the document declares no JSON body of the type "${contentType}"`);
  demand(media.validate, body, "the body");
  return { method: spec.method, headers: { ...headers, "content-type": contentType }, body: JSON.stringify(body) };
}

function demand(validate: Validate | undefined, value: unknown, subject: string): void {
  if (validate === undefined || validate(value)) return;
  const problems = [...(validate.errors ?? [])];
  // Paths only: values may be personal data.
  const places = problems.map(({ instancePath, message }) => `${instancePath || "/"} ${message ?? "is not valid"}`);
  throw new MessageError(`${subject} does not fit the document: ${places.join("; ")}`, problems);
}
