/** Assumptions about a server beyond its document: one policy for documents of this service, one for foreign documents. */
export interface Policy {
  /** Unknown keywords and formats, and schemas that do not compile, are errors. */
  readonly strictSchemas: boolean;
  /** The server follows conventions that OpenAPI cannot express: PUT replaces, `since` filters by time, examples have realistic dates. */
  readonly conventions: boolean;
  /** The server may refuse values for undocumented reasons, with 404 or 422 as well as 400. */
  readonly unstatedRules: boolean;
  /** Bodies start from samples of the schema; errors of the server correct them. */
  readonly correctsBodies: boolean;
  /** The run finds the member that identifies a resource in paths, and accepts a relative `Location`. */
  readonly learnsIdentity: boolean;
  /** The run finds the number of the first page and the largest page size if the document states neither. */
  readonly learnsPaging: boolean;
  /** The server holds data that the run must not change. A creation may return existing data or need an existing parent. */
  readonly foreignData: boolean;
  /** Users can add missing information with `--hints`; messages name the hint. */
  readonly hints: boolean;
}

export const OWN_POLICY: Policy = {
  strictSchemas: true,
  conventions: true,
  unstatedRules: false,
  correctsBodies: false,
  learnsIdentity: false,
  learnsPaging: false,
  foreignData: false,
  hints: false,
};

export const FOREIGN_POLICY: Policy = {
  strictSchemas: false,
  conventions: false,
  unstatedRules: true,
  correctsBodies: true,
  learnsIdentity: true,
  learnsPaging: true,
  foreignData: true,
  hints: true,
};
