// Generated from Candidate Assessment API V1 1.0.0. Do not edit: change the document and generate again.

/** Title and version of the document, the path of its first server, and the header that carries the credential. */
export const api = {
  "title": "Candidate Assessment API V1",
  "version": "1.0.0",
  "basePath": "/v1",
  "keyHeader": "X-Api-Key"
} as const;
