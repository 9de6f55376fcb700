// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

import type { RequestTable } from "@assessment-api/runtime/client";

export const requests: RequestTable = {
  mediaType: "application/json",
  rateLimit: { requests: 36, seconds: 8 },
  schemes: { ApiKey: { in: "header", name: "X-Api-Key", option: "apiKey" } },
  security: [["ApiKey"]],
  lazy: () => import("./lazy.gen.ts"),
};
