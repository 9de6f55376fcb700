// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  mediaType: "application/vnd.vendor.v2.hal+json",
  rateLimit: { requests: 36, seconds: 8 },
  schemes: { ApiKey: { in: "header", name: "Vendor-Api-Key", option: "apiKey" } },
  security: [["ApiKey"]],
  operations: {
    "PUT /tasks/zip": { contentType: "application/zip" },
    "PUT /tasks/{taskId}/zip": { contentType: "application/zip" },
    "PUT /tasks/yaml": { contentType: "application/yaml" },
  },
  lazy: () => import("./lazy.gen.ts"),
};
