/** Origin that the files of the site name: that of a sandbox with its default port. */
export const sandboxOrigin = "http://127.0.0.1:4010";

/** Origin of the mock that the documents name, with its default port. */
export const mockOrigin = "http://127.0.0.1:4020";

/** Content-Security-Policy of every page: all that it loads and calls comes from its own origin. */
export const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'";
