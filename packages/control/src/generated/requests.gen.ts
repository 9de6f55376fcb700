// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

import { type RequestTable, byMediaType } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  mediaType: "application/json",
  schemes: { BearerToken: { in: "header", name: "Authorization", prefix: "Bearer", option: "token", optional: true } },
  security: [["BearerToken"]],
  operations: {
    "POST /organizations/{id}/calls/zip": { contentType: "application/zip" },
    "POST /organizations/{id}/snapshots/file": { contentType: "application/gzip" },
    "GET /organizations/{id}/snapshots/{snapshotId}/file": { accept: "application/gzip", parseAs: "blob" },
    "GET /organizations/{id}/journal": { parseAs: byMediaType },
    "GET /organizations/{id}/session": { accept: "text/plain", parseAs: "text" },
  },
  lazy: () => import("./lazy.gen.ts"),
};
