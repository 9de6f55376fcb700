// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import { verifyDelivery, type WebhookTable } from "@assessment-api/runtime/webhooks";
import type * as models from "./models.gen.ts";

export const webhook = {
  "secretHeader": "X-Hook-Secret",
  "mediaType": "application/json",
  "fields": {
    "candidateId": {
      "type": "string",
      "required": true
    },
    "candidateExternalId": {
      "type": "string"
    },
    "candidateEmail": {
      "type": "string",
      "required": true
    },
    "examId": {
      "type": "string",
      "required": true
    },
    "examName": {
      "type": "string",
      "required": true
    },
    "event": {
      "type": "string",
      "required": true,
      "values": [
        "EXAM_FINISHED",
        "EXAM_STARTED",
        "TOKEN_EXPIRED",
        "ERROR"
      ]
    },
    "status": {
      "type": "string",
      "required": true,
      "values": [
        "WAITING_FOR_ASSESSMENT",
        "EXAM_STARTED",
        "ASSESSMENT_COMPLETED",
        "TOKEN_EXPIRED",
        "ERROR"
      ]
    }
  }
} as const satisfies WebhookTable;

/**
 * Checks a delivery (header `X-Hook-Secret`, compared in constant time) and returns its events.
 * @throws {WebhookError} with a code, a message and the status to respond with
 */
export function verifyWebhook(request: Request, secret: string | readonly string[]): Promise<models.WebhookEvent[]> {
  return verifyDelivery<models.WebhookEvent>(request, secret, webhook);
}
