// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  "keyHeader": "X-API-KEY",
  "mediaType": "application/json",
  "contentTypes": {
    "PATCH /boost/v3/people/{personId}": "application/merge-patch+json",
    "PATCH /boost/v3/people/{personId}/customFields": "application/merge-patch+json"
  },
  "accepts": {},
  "queryStyles": {
    "GET /boost/v3/people/{personId}/aggregated": {
      "sections": "comma"
    }
  }
};
