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
 * Authenticates a delivery and returns its events; events of later documents are accepted. Checks the signature
 * (Standard Webhooks) if there is one, otherwise the header `Vendor-Hook-Secret`, in constant time.
 * @throws {WebhookError} with code, message and response status
 */
export function verifyWebhook(request: Request, secret: string | readonly string[], options?: VerifyOptions): Promise<ReceivedEvent<models.WebhookEvent>[]> {
  return verifyDelivery<models.WebhookEvent>(request, secret, webhook, options);
}
