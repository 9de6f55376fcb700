// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import { type ReceivedEvent, type VerifyOptions, verifyDelivery } from "@assessment-api/runtime/webhooks";
import type * as models from "./models.gen.ts";

export const webhook = {
  "secretHeader": "Vendor-Hook-Secret",
  "mediaType": "application/vnd.vendor.v2.hal+json",
  "fields": {
    "candidateId": {
      "type": "string",
      "required": true
    },
    "candidateExternalId": {
      "type": "string"
    },
    "assessmentId": {
      "type": "string"
    },
    "candidateEmail": {
      "type": "string",
      "required": true
    },
    "testId": {
      "type": "string",
      "required": true
    },
    "examName": {
      "type": "string",
      "required": true
    },
    "event": {
      "type": "string",
      "required": true
    },
    "_links": {
      "type": "object",
      "required": true
    }
  }
} as const;

/**
 * Checks a delivery and returns its events, those of a later document included. Who sent it is known by its signature (Standard Webhooks),
 * where it has one, and by the header `Vendor-Hook-Secret` otherwise; both are compared in constant time.
 * @throws {WebhookError} with a code, a message and the status to respond with
 */
export function verifyWebhook(request: Request, secret: string | readonly string[], options?: VerifyOptions): Promise<ReceivedEvent<models.WebhookEvent>[]> {
  return verifyDelivery<models.WebhookEvent>(request, secret, webhook, options);
}
