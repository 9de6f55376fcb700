// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  "keyHeader": "Authorization",
  "bearer": true,
  "keyOptional": true,
  "mediaType": "application/json",
  "contentTypes": {
    "POST /organizations/{id}/calls/zip": "application/zip"
  },
  "accepts": {},
  "queryStyles": {}
};
