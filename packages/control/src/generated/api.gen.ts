// Generated from Assessment API Sandbox Control API 1.0.0. Do not edit: change the document and generate again.

/** Title and version of the document, the path of its first server, and the header that carries the credential. */
export const api = {
  "title": "Assessment API Sandbox Control API",
  "version": "1.0.0",
  "basePath": "/control",
  "keyHeader": "Authorization"
} as const;
