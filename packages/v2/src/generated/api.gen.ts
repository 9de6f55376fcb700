// Generated from Candidate Assessment and Skills Management API V2 2.0.0. Do not edit: change the document and generate again.

/** Title and version of the document, the path of its first server, and the header that carries the credential. */
export const api = {
  "title": "Candidate Assessment and Skills Management API V2",
  "version": "2.0.0",
  "basePath": "/v2",
  "keyHeader": "Vendor-Api-Key"
} as const;
