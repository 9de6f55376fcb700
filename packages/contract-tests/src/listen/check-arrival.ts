import { checkRequest } from "../check-request.ts";
import type { ApiDocument } from "../document.ts";
import type { Finding } from "../finding.ts";
import { webhookOf } from "../receiver/deliveries.ts";
import { signatureOf } from "../receiver/signature.ts";
import type { Validator } from "../validator.ts";
import type { Arrival } from "./listener.ts";

/** Differences between a delivery and the document's webhook: method, headers, secret, signature, media type and body. */
export function checkArrival(
  document: ApiDocument,
  validator: Validator,
  { method, headers, body }: Arrival,
  secret: string | undefined,
): Finding[] {
  const { operation, secretHeader } = webhookOf(document);
  const request = `${method} by webhook`;
  const findings = checkRequest(document, operation, { path: {}, query: "", headers, body, request }, validator);
  const add = (check: string, message: string) =>
    findings.push({ check, operation: operation.id, pointer: operation.pointer, message, request });
  if (method !== operation.method) add("method", `the delivery came with ${method}, not ${operation.method}`);
  if (secret === undefined) return findings;
  const given = headers.get(secretHeader);
  if (given !== null && given !== secret)
    add("secret", `the header ${secretHeader} is not the secret of the registration`);
  const [id, timestamp] = [headers.get("webhook-id"), headers.get("webhook-timestamp")];
  const signatures = headers.get("webhook-signature")?.split(" ");
  if (id && timestamp && signatures) {
    const due = signatureOf(secret, id, timestamp, new TextDecoder().decode(body));
    if (!signatures.includes(due)) add("signature", "no webhook-signature is that of the secret");
  }
  return findings;
}
