// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { WebhookTable } from "@assessment-api/runtime/webhooks";

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
