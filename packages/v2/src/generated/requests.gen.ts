// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  "keyHeader": "Vendor-Api-Key",
  "mediaType": "application/vnd.vendor.v2.hal+json",
  "rateLimit": {
    "requests": 36,
    "seconds": 8
  },
  "contentTypes": {
    "PUT /tasks/zip": "application/zip",
    "PUT /tasks/{taskId}/zip": "application/zip",
    "PUT /tasks/yaml": "application/yaml"
  },
  "accepts": {},
  "queryStyles": {}
};
