import type { ApiDocument } from "../document/document.ts";
import type { Validator } from "../document/validator.ts";
import type { Finding } from "../findings/finding.ts";
import { checkRequest } from "../messages/check-request.ts";
import { webhookOf } from "../receiver/receiver-check.ts";
import { signatureOf } from "../receiver/signature.ts";
import type { Arrival } from "./listener.ts";

const STANDARD = ["webhook-id", "webhook-timestamp", "webhook-signature"];
/** Tolerance of timestamps in milliseconds, the default of webhook receivers. */
const TOLERANCE = 5 * 60 * 1000;

export function checkArrival(
  document: ApiDocument,
  validator: Validator,
  { method, headers, body, at }: Arrival,
  secret: string | undefined,
): Finding[] {
  const { operation, secretHeader } = webhookOf(document);
  const request = `${method} by webhook`;
  const findings = checkRequest(document, operation, { path: {}, query: "", headers, body, request }, validator);
  const add = (check: string, message: string) =>
    findings.push({ check, operation: operation.id, pointer: operation.pointer, message, request });
  const standard = STANDARD.map((name) => headers.get(name));
  if (standard.some((one) => one !== null))
    for (const [index, name] of STANDARD.entries())
      if (standard[index] === null)
        add("signature", `the header ${name} is missing, but other headers of Standard Webhooks are present`);
  const [id, timestamp, signatures] = standard;
  if (timestamp && !(Math.abs(Number(timestamp) * 1000 - at) < TOLERANCE))
    add("timestamp", `webhook-timestamp is ${timestamp}, which is not within five minutes of the arrival`);
  if (method !== operation.method) add("method", `the delivery came with ${method}, not ${operation.method}`);
  const charset = /;\s*charset="?([^";]+)/i.exec(headers.get("content-type") ?? "")?.[1];
  if (charset && charset.toLowerCase() !== "utf-8") add("media type", `the charset is ${charset}, not UTF-8`);
  if (secret === undefined) return findings;
  const given = headers.get(secretHeader);
  if (given !== null && given !== secret)
    add("secret", `the header ${secretHeader} does not contain the secret of the registration`);
  if (id && timestamp && signatures) {
    const due = signatureOf(secret, id, timestamp, new TextDecoder().decode(body));
    if (!signatures.split(" ").includes(due)) add("signature", "no webhook-signature matches the secret");
  }
  return findings;
}
