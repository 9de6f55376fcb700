// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  mediaType: "application/json",
  schemes: { ApiKeyAuth: { in: "header", name: "X-API-KEY", option: "apiKey" } },
  security: [["ApiKeyAuth"]],
  operations: {
    "PATCH /boost/v3/people/{personId}": { contentType: "application/merge-patch+json" },
    "PATCH /boost/v3/people/{personId}/customFields": { contentType: "application/merge-patch+json" },
    "GET /boost/v3/people/{personId}/aggregated": { query: { sections: "form" } },
  },
  lazy: () => import("./lazy.gen.ts"),
};
