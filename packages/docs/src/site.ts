/** Origin in the site's files: a sandbox with the default port. */
export const sandboxOrigin = "http://127.0.0.1:4010";

/** Origin of the mock in the documents, with its default port. */
export const mockOrigin = "http://127.0.0.1:4020";

/** Content-Security-Policy of every page: same-origin resources and requests only. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
