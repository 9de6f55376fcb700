// Generated from Skills Management API V3 3.0.0. Do not edit: change the document and generate again.

/** Title and version of the document, the path of its first server, and the header that carries the credential. */
export const api = {
  "title": "Skills Management API V3",
  "version": "3.0.0",
  "basePath": "/v3",
  "keyHeader": "X-API-KEY"
} as const;
